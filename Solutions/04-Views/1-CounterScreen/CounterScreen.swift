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
      // Why 1: the body reads the count each time it is evaluated. Because of
      // that read it is evaluated again.
      Text("Count: \(counter.count)")
      // Why 2: an action runs when somebody taps. It changes the counter, and
      // leaves it to the body, which has read the count, to show the change.
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
      // Also works: `Button("+1", action: counter.increment)`.
    }
  }
}
