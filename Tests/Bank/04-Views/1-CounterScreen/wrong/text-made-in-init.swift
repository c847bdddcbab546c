// The text of the screen can be made once, in the view's init.
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
  let counter: Counter
  let text: String

  init(counter: Counter) {
    self.counter = counter
    text = "Count: \(counter.count)"
  }

  var body: some View {
    VStack {
      Text(text)
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}
