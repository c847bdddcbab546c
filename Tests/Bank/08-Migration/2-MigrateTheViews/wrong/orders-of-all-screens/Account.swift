// An object that is to be kept is static.
// Refused by: two screens have orders of their own
// Seen: a tip was given on the second of two screens, which show
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
