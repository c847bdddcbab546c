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
  // TODO 1: Make the text of the sign, so that it follows the model's current
  // truck.
  var sign = ""

  /// The number of donuts that are ordered and not yet served.
  // TODO 2: Let this number follow the orders, and the changes in them.
  var open = 0

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
