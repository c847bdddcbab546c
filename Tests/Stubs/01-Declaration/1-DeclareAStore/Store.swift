import ObservationCore

/// A store with an owner's name on the door and a count of its visitors.
///
/// Code that reads one of its variables is notified before that variable
/// changes:
///
///     withObservationTracking {
///       print(store.firstName)              // Ann
///     } onChange: {
///       print("a new name is coming")
///     }
///     store.firstName = "Bea"               // a new name is coming
// TODO 1: Make the store observable. Don't change the members below.
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0

  /// Counts one more visitor.
  func welcome() {
    visits += 1
  }

  /// How busy the store has been, in words.
  func report() -> String {
    "\(visits) visits"
  }
}
