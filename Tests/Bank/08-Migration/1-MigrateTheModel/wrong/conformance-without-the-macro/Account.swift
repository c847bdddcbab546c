// Conforming to Observable makes a class observable.
// Refused by: an account is observed property by property
// Seen: onChange did not run
import ViewCore

/// Somebody who buys at the truck.
final class Account: Observable, ObservableObject {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
