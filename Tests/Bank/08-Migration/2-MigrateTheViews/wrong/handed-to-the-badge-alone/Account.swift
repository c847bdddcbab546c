// What one view is handed reaches its neighbours through the environment, too.
// Refused by: two screens have orders of their own
// Seen: @Environment(Account.self) needs an object that a view further up
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
