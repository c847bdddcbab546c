import ObservationCore

/// What a food truck sells today.
// TODO 1: Setting the same menu again is reported as a change, because the
// setter can't tell whether two menus are equal. Let it compare them.
struct Menu {
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
    // TODO 2: `+=` reports a change even when the amount is 0. Don't report it
    // then.
    stock += amount
  }
}
