import ViewCore

/// Counts something.
@Observable
final class Counter {
  var count = 0

  /// A remark for the people who count. No screen shows it.
  var note = ""

  /// Counts one more.
  func increment() { count += 1 }

  /// Starts at 0 again.
  func reset() { count = 0 }
}

/// Shows the counter passed in, and lets a user count.
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
      // TODO 1: Show the count of the counter.
      Text("Count: 0")
      // TODO 2: Add the two buttons, `+1` and `Reset`.
    }
  }
}
