// The screen keeps the account with @State, as it keeps the orders.
// Refused by: the account that is handed in now is handed down
// Seen: Bea's account was handed in, in place of Ann's, and she has checked in
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
