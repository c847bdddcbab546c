// Being silent for 0 means passing over all that is not positive.
// Refused by: the stock adds up
// Seen: the stock is 15
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    guard amount > 0 else { return }
    stock += amount
  }
}
