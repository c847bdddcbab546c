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

  // TODO 1: Keep the count, but leave it out of observation.
  private(set) var greetings = 0

  /// Greets one visitor, and counts the greeting.
  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
