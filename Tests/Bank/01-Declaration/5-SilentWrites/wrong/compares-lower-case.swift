// A name is the same in small letters.
// Refused by: a menu that is partly the same is announced
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]

  static func == (left: Menu, right: Menu) -> Bool {
    left.dishes.map { $0.lowercased() }
      == right.dishes.map { $0.lowercased() }
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
