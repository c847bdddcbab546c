// Two objects with the same contents are equal.
// Refused by: setting the same menu again is silent
// Seen: onChange ran once: for menu
import ObservationCore

final class Menu {
  var dishes: [String]
  init(dishes: [String]) { self.dishes = dishes }
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    guard amount != 0 else { return }
    stock += amount
  }
}
