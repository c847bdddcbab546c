// A donut costs something, so that a price below 1 counts as 1.
// Refused by: whatever happens, in any order
// Seen: the sales of the trucks are [[1.0]
import ViewCore

/// A food truck that sells donuts.
@Observable
final class FoodTruck {
  let name: String
  var stock = 10
  var price = 2.5
  private(set) var sales: [Double] = []

  init(name: String) { self.name = name }

  /// Sells one donut.
  func sell(at price: Double) {
    stock -= 1
    sales.append(price)
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  let truck: FoodTruck
  var text: String { "\(truck.stock) donuts" }

  var body: some View {
    Text(text)
  }
}

/// A truck, its stock, and a button that sells one donut.
///
///     Dot's
///     10 donuts
///     [Sell]
struct TruckScreen: View {
  let truck: FoodTruck

  var body: some View {
    VStack {
      Text(truck.name)
      StockLine(truck: truck)
      Button("Sell") { truck.sell(at: max(truck.price, 1)) }
    }
  }
}
