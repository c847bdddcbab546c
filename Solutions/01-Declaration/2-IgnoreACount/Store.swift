import ObservationCore

/// A store that greets its visitors, and counts for itself how often.
///
/// The count is bookkeeping. Nobody who has been greeted wants to hear that
/// somebody else was greeted too:
///
///     withObservationTracking {
///       print(store.greet())                // Hello from Ann!
///     } onChange: {
///       print("the greeting is changing")
///     }
///     _ = store.greet()                     // silence
///     store.owner = "Bea"                   // the greeting is changing
@Observable
final class Store {
  var owner = "Ann"

  // Why: `greetings += 1` counts as a read, too. If the count were observed,
  // every visitor would wait for the next one.
  // Also works: a `let` that holds a plain object which counts. A `let` is not
  // observed, and neither is what a plain class does.
  @ObservationIgnored
  private(set) var greetings = 0

  /// Greets one visitor, and counts the greeting.
  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
