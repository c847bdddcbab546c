// What one view is handed reaches its neighbours through the environment, too.
// Refused by: two screens have orders of their own
// Seen: the program stopped in this check: Environment.swift:50: Fatal error:
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
