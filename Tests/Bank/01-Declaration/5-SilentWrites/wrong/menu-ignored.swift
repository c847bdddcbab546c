// Ignoring the menu makes only equal menus silent.
// Refused by: another menu is announced
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  @ObservationIgnored var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    guard amount != 0 else { return }
    stock += amount
  }
}
