import ObservationCore

/// What a food truck sells today.
// TODO 1: Setting the same menu again is announced as a change, because
// nothing says when two menus are equal. Say it.
struct Menu {
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
    // TODO 2: `+=` announces a change even when the amount is 0. Stay silent
    // then.
    stock += amount
  }
}
