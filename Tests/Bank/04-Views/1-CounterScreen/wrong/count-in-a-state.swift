// A screen keeps what it shows in an @State of its own, and the buttons change
// that.
// Refused by: the screen follows the count
// Seen: the count went from 3 to 7, and the screen says "Count: 3
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

/// Shows a counter that somebody hands in, and lets a user count.
struct CounterScreen: View {
  @State private var count: Int

  init(counter: Counter) {
    _count = State(initialValue: counter.count)
  }

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("+1") { count += 1 }
      Button("Reset") { count = 0 }
    }
  }
}
