import ObservationCore

/// A store that greets its visitors, and keeps its own count of how often.
///
/// The count is bookkeeping. A visitor who was greeted doesn't want to be
/// notified when another visitor is:
///
///     withObservationTracking {
///       print(store.greet())                // Hello from Ann!
///     } onChange: {
///       print("the greeting is changing")
///     }
///     _ = store.greet()                     // notifies no one
///     store.owner = "Bea"                   // the greeting is changing
@Observable
final class Store {
  var owner = "Ann"

  // Why: `greetings += 1` also counts as a read. If the count were observed,
  // every visitor would be notified of the next greeting.
  // Also works: a `let` with a plain object that does the counting. A `let`
  // isn't observed, and neither is a plain class.
  @ObservationIgnored
  private(set) var greetings = 0

  /// Greets one visitor, and counts the greeting.
  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
