import ViewCore

/// A customer of the truck.
// Why 8: the protocol was there for `@EnvironmentObject` alone. Without it
// nobody can listen to the account as a whole.
@Observable
final class Account {
  var name: String
  var points = 0

  /// The number of check-ins. No observer is notified when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
