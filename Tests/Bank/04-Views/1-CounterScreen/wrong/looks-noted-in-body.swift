// A body may change the object, for instance add a dot to its note at each
// look.
// Refused by: looking at the counter does not change it
// Seen: has 3 and "."; a body only reads
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
    let _ = noteALook()
    VStack {
      Text("Count: \(counter.count)")
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }

  private func noteALook() {
    counter.note += "."
  }
}
