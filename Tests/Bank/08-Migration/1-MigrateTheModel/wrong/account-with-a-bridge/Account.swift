// As long as a class is an ObservableObject it has to send.
// Refused by: a tap evaluates one body
// Seen: evaluated: [AccountBadge: object will change Account, property
import ViewCore

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) {
    self.name = name
    tellAsAWhole()
  }

  private func tellAsAWhole() {
    withObservationTracking {
      _ = (name, points)
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      tellAsAWhole()
    }
  }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
