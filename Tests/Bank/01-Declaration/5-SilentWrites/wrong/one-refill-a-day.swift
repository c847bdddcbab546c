// A second refill of the same amount changes nothing.
// Refused by: refilling by the same amount again is announced
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    guard amount != 0, amount != latest else { return }
    latest = amount
    stock += amount
  }

  private var latest = 0
}
