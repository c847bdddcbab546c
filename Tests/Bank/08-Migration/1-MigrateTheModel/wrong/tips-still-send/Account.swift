// Old wrappers have to hear of every change, or nothing is shown.
// Refused by: a tap evaluates one body
// Seen: evaluated: [TruckScreen: object will change Orders, TipJar: property
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
