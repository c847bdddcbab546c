import ViewCore

// snippet.a-state-object
@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @StateObject var counter = Counter()
  var body: some View { Text("\(counter.count)") }
}
// snippet.end
