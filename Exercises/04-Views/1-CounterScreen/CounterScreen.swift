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
      // TODO 1: Show the count that the counter has.
      Text("Count: 0")
      // TODO 2: Add the two buttons, `+1` and `Reset`.
    }
  }
}
