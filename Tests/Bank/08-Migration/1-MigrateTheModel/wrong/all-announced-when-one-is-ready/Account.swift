// A list changes when one of its orders does, so the order has to be put back.
// Refused by: a tap evaluates one body
// Seen: evaluated: [OrderList: property Orders.all, OrderRow: property
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
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
