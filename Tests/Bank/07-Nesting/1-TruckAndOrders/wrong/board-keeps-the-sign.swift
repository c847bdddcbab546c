// A board keeps in an `@State` what it shows, and takes it anew when it hears
// of a change.
// Refused by: a board follows everything, once for each action
// Seen: evaluated: [Board: property Truck.stock, Board: state sign]
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
  @State private var sign = ""

  var body: some View {
    VStack {
      Text(sign)
      Text("\(model.open) to serve")
    }
    .onChange(of: model.sign, initial: true) { _, new in sign = new }
  }
}
