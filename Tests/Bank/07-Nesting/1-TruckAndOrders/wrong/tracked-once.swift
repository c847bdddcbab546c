// A tracking goes on telling, so one that is begun in `init` keeps the sum up
// to date.
// Refused by: what is open is counted over all orders
// Seen: of orders of 2, 3 and 4 donuts the second is served, and open is 0
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

  /// How many donuts are ordered and not yet served.
  private(set) var open = 0

  private func count() {
    open = orders.filter { !$0.isServed }.reduce(0) { $0 + $1.donuts }
  }

  init(truck: Truck) {
    self.truck = truck
    withObservationTracking {
      count()
    } onChange: { [weak self] in
      self?.count()
    }
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
