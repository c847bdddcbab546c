// In willSet the property has the new value already.
// Refused by: every write of the tips prints a line
// Seen: the receipt is ["tips: 0", "tips: 0", "tips: 3", "tips: 4"]
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
