// An equal value is silent, however it is written.
// Refused by: refilling by nothing is silent
// Seen: onChange ran once: for stock
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    stock += amount
  }
}
