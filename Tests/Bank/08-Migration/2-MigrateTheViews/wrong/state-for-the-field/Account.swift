// @State makes bindings, too, so the field needs no @Bindable.
// Refused by: a field edits the note of the orders that it is handed
// Seen: handed other orders, with the note "no salt", the field shows "Note: _"
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
