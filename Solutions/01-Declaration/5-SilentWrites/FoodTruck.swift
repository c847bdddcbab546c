import ObservationCore

/// What a food truck sells today.
// Why 1: the setter compares the old and the new value only if it can, and it
// can if the type is `Equatable`.
struct Menu: Equatable {
  var dishes: [String]
}

/// A food truck whose screens redraw at every change, and only then.
///
///     truck.menu = truck.menu               // notifies no one
///     truck.refill(0)                       // notifies no one
///     truck.refill(5)                       // the stock is changing
@Observable
final class FoodTruck {
  var menu = Menu(dishes: ["Glazed", "Plain"])
  private(set) var stock = 10

  /// Adds donuts to the stock; takes them away if the amount is negative.
  func refill(_ amount: Int) {
    // Why 2: `=` goes through the setter, which compares. `+=` changes the
    // value in place, where there's no new value to compare yet.
    stock = stock + amount
    // Also works: `guard amount != 0 else { return }`, then `stock += amount`.
  }
}
