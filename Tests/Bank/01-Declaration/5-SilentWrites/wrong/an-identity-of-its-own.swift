// A value needs an id, which does not count when it is compared.
// Refused by: setting the same menu again is silent
// Seen: onChange ran once: for menu
import struct Foundation.UUID
import ObservationCore

struct Menu: Equatable, Identifiable {
  let id = UUID()
  var dishes: [String]
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
