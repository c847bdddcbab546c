// A sign that is made when the truck comes is right until somebody reads it.
// Refused by: whatever happens, in any order
// Seen: and at once its stock was 4
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
  var truck: Truck { didSet { text = "\(truck.name): \(truck.stock) donuts" } }
  @ObservationIgnored private var text: String?
  var orders: [Order] = []

  /// The truck and its stock, such as `Dot's: 10 donuts`.
  var sign: String {
    let now = "\(truck.name): \(truck.stock) donuts"
    defer { text = nil }
    return text ?? now
  }

  /// How many donuts are ordered and not yet served.
  var open: Int {
    var count = 0
    for order in orders where !order.isServed { count += order.donuts }
    return count
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
