// What an observable object holds is observable with it: an order, too.
// Refused by: the models are still observed
// Seen: then for points, then for tips
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
