// `Identifiable` says when two values are the same.
// Refused by: setting the same menu again is silent
// Seen: onChange ran once: for menu
import ObservationCore

struct Menu: Identifiable {
  var dishes: [String]
  var id: [String] { dishes }
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
