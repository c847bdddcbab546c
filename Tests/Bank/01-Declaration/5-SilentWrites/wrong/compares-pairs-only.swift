// `zip` pairs all the dishes of both menus.
// Refused by: a menu that is partly the same is announced
// Seen: ["Glazed"] is another menu
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]

  static func == (lhs: Menu, rhs: Menu) -> Bool {
    zip(lhs.dishes, rhs.dishes).allSatisfy(==)
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
