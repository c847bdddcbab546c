// A part is handed what it shows: the tips, and a closure.
// Refused by: a tap evaluates one body
// Seen: evaluated: [TipJar: property Orders.tips, TipLine: inputs changed]
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
