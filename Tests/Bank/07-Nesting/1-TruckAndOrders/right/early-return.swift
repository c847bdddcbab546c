// It returns early where nothing is open, and a helper lists the open orders.
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

  private var toServe: [Order] {
    orders.filter { $0.isServed == false }
  }

  /// How many donuts are ordered and not yet served.
  var open: Int {
    guard !toServe.isEmpty else { return 0 }
    return toServe.lazy.map(\.donuts).reduce(0, +)
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
