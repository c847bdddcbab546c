import ViewCore

/// A truck that sells donuts.
@Observable
final class Truck {
  var name: String
  var stock = 10

  init(name: String) { self.name = name }
}

/// A customer's order.
@Observable
final class Order {
  var donuts: Int
  var isServed = false

  init(donuts: Int) { self.donuts = donuts }
}

/// Everything that the screens of a food truck show.
@Observable
final class FoodTruckModel {
  var truck: Truck
  var orders: [Order] = []

  /// The truck and its stock, such as `Dot's: 10 donuts`.
  // Why 1: reading the sign now reads `truck`, and that truck's name and stock.
  // So observers depend on all three, and are notified of the first change.
  // Also works: a computed property of `Truck` that builds the string, and
  // `var sign: String { truck.sign }` here. That reads the same properties.
  var sign: String { "\(truck.name): \(truck.stock) donuts" }

  /// The number of donuts that are ordered and not yet served.
  // Why 2: the array is one property, and determines which orders there are.
  // The loop reads the array, and the properties of each order.
  // Also works: `orders.filter { !$0.isServed }.map(\.donuts).reduce(0, +)`.
  var open: Int {
    var count = 0
    for order in orders where !order.isServed { count += order.donuts }
    return count
  }

  init(truck: Truck) {
    self.truck = truck
  }
}

/// The board above the counter.
///
///     Dot's: 10 donuts
///     5 to serve
struct Board: View {
  let model: FoodTruckModel

  var body: some View {
    VStack {
      Text(model.sign)
      Text("\(model.open) to serve")
    }
  }
}
