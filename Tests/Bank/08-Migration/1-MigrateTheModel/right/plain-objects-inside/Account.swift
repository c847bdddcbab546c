// What nobody is told of is kept in plain objects: no attribute is needed.
import ViewCore

/// Counts who comes by.
final class Guests {
  var visits = 0
}

/// Somebody who buys at the truck.
@Observable
final class Account: ObservableObject {
  var name: String
  var points = 0

  /// How often somebody has checked in. Nobody is told when it changes.
  var visits: Int {
    get { guests.visits }
    set { guests.visits = newValue }
  }
  private let guests = Guests()

  init(name: String) { self.name = name }

  /// Counts a visit, which is worth a point.
  func checkIn() {
    visits += 1
    points += 1
  }
}
