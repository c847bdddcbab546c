// The stock is the sum of deliveries; one of 0 is not entered.
import ObservationCore

struct Menu: Equatable, Codable {
  var dishes: [String] = []
}

@Observable
final class FoodTruck {
  var menu: Menu = .init(dishes: ["Glazed", "Plain"])
  private var deliveries = [10]

  var stock: Int { deliveries.reduce(0, +) }

  func refill(_ amount: Int) {
    if amount != 0 { deliveries.append(amount) }
  }
}
