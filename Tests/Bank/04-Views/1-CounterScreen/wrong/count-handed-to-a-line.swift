// Handing the number to a view of its own for the text costs nothing.
// Refused by: a change of the count evaluates one body
// Seen: evaluated: [CounterScreen: property Counter.count, CountLine: inputs
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
    VStack {
      CountLine(count: counter.count)
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}

private struct CountLine: View {
  let count: Int

  var body: some View { Text("Count: \(count)") }
}
