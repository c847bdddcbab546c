// As long as the same number of orders is there, the sum of before can be used
// again.
// Refused by: a change inside an order is announced
// Seen: onChange did not run; the last order was served. The array says which
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
  var sign: String { "\(truck.name): \(truck.stock) donuts" }

  @ObservationIgnored private var known = (orders: 0, open: 0)

  /// How many donuts are ordered and not yet served.
  var open: Int {
    if known.orders == orders.count { return known.open }
    let open = orders.filter { !$0.isServed }.reduce(0) { $0 + $1.donuts }
    known = (orders.count, open)
    return open
  }

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
