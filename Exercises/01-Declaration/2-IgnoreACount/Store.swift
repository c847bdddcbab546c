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

  // TODO 1: Keep the count, but leave it out of observation.
  private(set) var greetings = 0

  /// Greets one visitor, and counts the greeting.
  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
