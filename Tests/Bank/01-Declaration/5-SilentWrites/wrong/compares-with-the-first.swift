// The menu to compare with is the one that the truck began with.
// Refused by: each menu is compared with the one before
// Seen: onChange ran once: for menu
import ObservationCore

struct Menu {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  @ObservationIgnored private var current = ["Glazed", "Plain"]
  private let usual = ["Glazed", "Plain"]

  var menu: Menu {
    get {
      access(keyPath: \.menu)
      return Menu(dishes: current)
    }
    set {
      guard newValue.dishes != usual else {
        current = newValue.dishes
        return
      }
      withMutation(keyPath: \.menu) { current = newValue.dishes }
    }
  }
  private(set) var stock = 10

  func refill(_ amount: Int) {
    if amount != 0 { stock += amount }
  }
}
