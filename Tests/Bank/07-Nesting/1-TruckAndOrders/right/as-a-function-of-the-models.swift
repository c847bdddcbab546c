// Static functions work both out from a truck and from orders.
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
  var sign: String { Self.sign(of: truck) }

  /// How many donuts are ordered and not yet served.
  var open: Int { Self.open(in: orders[...]) }

  private static func sign(of truck: Truck) -> String {
    let (name, stock) = (truck.name, truck.stock)
    return "\(name): \(stock) donuts"
  }

  private static func open(in orders: ArraySlice<Order>) -> Int {
    guard let first = orders.first else { return 0 }
    let rest = open(in: orders.dropFirst())
    return first.isServed ? rest : rest + first.donuts
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
