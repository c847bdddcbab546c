// Hashable brings Equatable along, and `=` compares.
import ObservationCore

struct Menu: Hashable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    stock = stock + amount
  }
}
