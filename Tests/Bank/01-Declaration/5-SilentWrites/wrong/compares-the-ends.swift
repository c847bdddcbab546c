// A menu is known by how long it is, where it begins and where it ends.
// Refused by: each menu is compared with the one before
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]

  static func == (left: Menu, right: Menu) -> Bool {
    left.dishes.count == right.dishes.count
      && left.dishes.first == right.dishes.first
      && left.dishes.last == right.dishes.last
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
