// Menus with as many dishes are equal.
// Refused by: another menu is announced
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]

  static func == (left: Menu, right: Menu) -> Bool {
    left.dishes.count == right.dishes.count
  }
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    stock = stock + amount
  }
}
