// The count that body has read is still the count when the button is pressed.
// Refused by: one more is counted from what is there
// Seen: the count became 7, then +1 was tapped, and the counter has 4
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

  var body: some View {
    let count = counter.count
    VStack {
      Text("Count: \(count)")
      Button("+1") { counter.count = count + 1 }
      Button("Reset") { counter.reset() }
    }
  }
}
