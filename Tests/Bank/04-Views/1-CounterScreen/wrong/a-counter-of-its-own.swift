// A screen makes the object that it shows, with @State.
// Refused by: the screen shows the count that it is handed
// Seen: the counter has 3, and the screen says "Count: 0
import ViewCore

/// Something that is counted.
@Observable
final class Counter {
  var count = 0

  /// A remark for those who count. No screen shows it.
  var note = ""

  /// Counts one more.
  func increment() { count += 1 }

  /// Begins at 0 again.
  func reset() { count = 0 }
}

/// Shows a counter, and lets a user count.
struct CounterScreen: View {
  @State private var own = Counter()

  init(counter: Counter) {}

  var body: some View {
    VStack {
      Text("Count: \(own.count)")
      Button("+1") { own.increment() }
      Button("Reset") { own.reset() }
    }
  }
}
