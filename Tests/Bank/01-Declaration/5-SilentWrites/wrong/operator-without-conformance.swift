// An operator `==` is all it takes to be compared.
// Refused by: setting the same menu again is silent
// Seen: onChange ran once: for menu
import ObservationCore

struct Menu {
  var dishes: [String]

  static func == (lhs: Menu, rhs: Menu) -> Bool {
    lhs.dishes == rhs.dishes
  }
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
