// Only what is filled in has to be announced.
// Refused by: dropping some is announced
// Seen: onChange did not run, and saw []
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    if amount > 0 {
      stock += amount
    } else {
      _stock += amount
    }
  }
}
