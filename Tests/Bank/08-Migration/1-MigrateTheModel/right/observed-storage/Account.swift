// Each property is computed over a private one, which is observed.
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String {
    get { nameOnTheCard }
    set { nameOnTheCard = newValue }
  }
  var points: Int {
    get { pointsOnTheCard }
    set { pointsOnTheCard = newValue }
  }
  private var nameOnTheCard: String
  private var pointsOnTheCard = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { nameOnTheCard = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
