import ViewCore

/// A truck that sells donuts.
@Observable
final class Truck {
  var name: String
  var stock = 10

  init(name: String) { self.name = name }
}

/// What a customer has ordered.
@Observable
final class Order {
  var donuts: Int
  var isServed = false

  init(donuts: Int) { self.donuts = donuts }
}

/// All that the screens of a food truck show.
@Observable
final class FoodTruckModel {
  var truck: Truck
  var orders: [Order] = []

  /// The truck and its stock, such as `Dot's: 10 donuts`.
  // TODO 1: Make the text of the sign, so that it follows the truck that the
  // model has.
  var sign = ""

  /// How many donuts are ordered and not yet served.
  // TODO 2: Let this number follow the orders, and what is in them.
  var open = 0

  init(truck: Truck) {
    self.truck = truck
  }
}

/// What hangs above the counter.
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
