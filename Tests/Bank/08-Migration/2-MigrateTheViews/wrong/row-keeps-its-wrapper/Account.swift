// The protocol may stay with an order, because its row is told of that order
// alone anyway.
// Refused by: no model speaks as a whole any more
// Seen: Account still conforms to ObservableObject: false, Orders: false,
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
