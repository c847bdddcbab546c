// Taking the count away from itself is as silent at 0 as setting it to 0.
// Refused by: reset at nothing evaluates nothing
// Seen: evaluated: [CounterScreen: property Counter.count]
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
      Text("Count: \(counter.count)")
      Button("+1") { counter.increment() }
      Button("Reset") { counter.count -= counter.count }
    }
  }
}
