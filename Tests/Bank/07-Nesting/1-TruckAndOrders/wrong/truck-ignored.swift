// The truck is observed by itself, so the property that holds it need not be.
// Refused by: another truck is announced
// Seen: onChange did not run; on the way to the name the sign reads the truck
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
  @ObservationIgnored var truck: Truck
  var orders: [Order] = []

  /// The truck and its stock, such as `Dot's: 10 donuts`.
  var sign: String { "\(truck.name): \(truck.stock) donuts" }

  /// How many donuts are ordered and not yet served.
  var open: Int {
    orders.filter { !$0.isServed }.reduce(0) { $0 + $1.donuts }
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
