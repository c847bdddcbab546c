// A property of a structure is observed by itself.
// Refused by: an account is observed property by property
// Seen: onChange ran once: for name
import ViewCore

/// What is on the card of an account.
struct Card {
  var name: String
  var points = 0
}

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String {
    get { card.name }
    set { card.name = newValue }
  }
  var points: Int {
    get { card.points }
    set { card.points = newValue }
  }
  private var card: Card

  /// How often somebody has checked in. Nobody is told when it changes.
  @ObservationIgnored var visits = 0

  init(name: String) { card = Card(name: name) }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
