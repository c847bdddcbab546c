// Every view keeps its object with @State.
// Refused by: a jar shows the tips of the orders that it is handed
// Seen: handed orders with 7 tips in place of those with none, and tapped, the
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
