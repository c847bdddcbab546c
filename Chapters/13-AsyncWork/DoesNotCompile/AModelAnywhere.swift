import ViewCore

// snippet.a-model-anywhere
@Observable
final class Times {
  var text = "Loading …"

  func load() async { text = "9:10" }
}

struct TimesView: View {
  let times: Times

  var body: some View {
    Text(times.text).task { await times.load() }
  }
}
// snippet.end
