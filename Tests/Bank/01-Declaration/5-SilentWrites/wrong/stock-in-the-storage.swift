// Writing to the macro's storage is silent only where nothing changes.
// Refused by: refilling by some is announced
// Seen: onChange did not run
import ObservationCore

struct Menu: Equatable {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    _stock += amount
  }
}
