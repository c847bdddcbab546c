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
// Why: the macro works on the whole class. Every stored `var` below is now
// observed, including the private one, and no line of the class has changed.
// Also works: writing by hand what the macro writes, as chapter 2 does. It's
// just more to write.
@Observable
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
