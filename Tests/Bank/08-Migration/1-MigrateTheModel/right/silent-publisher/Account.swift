// The publisher is a property that nobody sends on.
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  let objectWillChange = ObservableObjectPublisher()

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
