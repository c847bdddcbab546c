// A truck holds no more than 20.
// Refused by: whatever happens, in any order
// Seen: the stocks are [20, 10], and not [110, 10]
import ObservationCore

/// What a food truck sells today.
struct Menu: Equatable {
  var dishes: [String]
}

/// A food truck whose screens redraw at every change, and only then.
///
///     truck.menu = truck.menu               // silence
///     truck.refill(0)                       // silence
///     truck.refill(5)                       // the stock is changing
@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  /// Adds donuts to the stock; takes them away if the amount is negative.
  func refill(_ amount: Int) {
    stock = min(stock + amount, 20)
  }
}
