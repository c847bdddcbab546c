// Beginning again means beginning with everything, the note as well.
// Refused by: a button leaves the note alone
// Seen: the note was Sunday before +1 and Reset, and is ""
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
      Button("Reset") {
        counter.reset()
        counter.note = ""
      }
    }
  }
}
