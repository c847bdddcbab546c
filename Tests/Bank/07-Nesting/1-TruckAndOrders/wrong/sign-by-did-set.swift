// When a truck changes, the property that holds it has changed, so its `didSet`
// runs.
// Refused by: the sign follows the stock of the truck
// Seen: the stock went from 10 to 9, and the sign is "Dot's: 10 donuts"
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
  var truck: Truck {
    didSet { sign = "\(truck.name): \(truck.stock) donuts" }
  }
  var orders: [Order] = []

  /// The truck and its stock, such as `Dot's: 10 donuts`.
  private(set) var sign: String

  /// How many donuts are ordered and not yet served.
  var open: Int {
    orders.filter { !$0.isServed }.reduce(0) { $0 + $1.donuts }
  }

  init(truck: Truck) {
    self.truck = truck
    sign = "\(truck.name): \(truck.stock) donuts"
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
