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
  // TODO 1: Every sale evaluates the screen, which doesn't draw the stock; and
  // a line on its own never shows a sale. Fix both.
  let text: String
  init(truck: FoodTruck) {
    text = "\(truck.stock) donuts"
  }

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
      // TODO 2: The price isn't on the screen, but changing it evaluates the
      // screen. Fix that, and still sell at the current price.
      let price = truck.price
      Button("Sell") { truck.sell(at: price) }
    }
  }
}
