import ViewCore

// snippet.a-for-loop
struct Hours: View {
  var body: some View {
    for hour in ["9:00", "17:00"] { Text(hour) }
  }
}
// snippet.end
