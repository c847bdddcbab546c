// A new screen begins with a count that makes sense, so that one below zero is
// reset.
// Refused by: whatever happens, in any order
// Seen: the counts of the two counters are [0, 0], and not [0, -1]
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
///
///     let host = ViewHost(CounterScreen(counter: Counter()))
///     host.screen                           // Count: 0
///                                           // [+1]
///                                           // [Reset]
///     host.tap("+1")
///     host.screen                           // Count: 1 …
struct CounterScreen: View {
  let counter: Counter

  var body: some View {
    VStack {
      Text("Count: \(counter.count)")
        .onAppear { if counter.count < 0 { counter.reset() } }
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}
