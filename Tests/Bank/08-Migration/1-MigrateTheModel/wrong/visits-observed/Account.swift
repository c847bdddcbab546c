// What had no attribute needs none: nobody is told of the visits.
// Refused by: nobody is told of the visits
// Seen: onChange ran once: for visits
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  var visits = 0

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
