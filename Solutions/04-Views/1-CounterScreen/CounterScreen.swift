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
      // Why 1: the body reads the count each time it's evaluated. Because of
      // that read, it's evaluated again when the count changes.
      Text("Count: \(counter.count)")
      // Why 2: an action runs when the button is tapped. It changes the
      // counter, and the body, which reads the count, shows the change.
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
      // Also works: `Button("+1", action: counter.increment)`.
    }
  }
}
