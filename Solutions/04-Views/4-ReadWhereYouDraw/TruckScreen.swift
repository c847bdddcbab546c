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
  // Why 1: an init runs in the body that creates the view, so its reads count
  // for that body; if no body creates the view, they count for no body. The
  // line stores the truck, and its own body reads the stock.
  // Also works: leaving out `text` and writing the string in body.
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
      // Why 2: an action reads when it runs. That read counts for no body, and
      // it finds the current price.
      Button("Sell") { truck.sell(at: truck.price) }
    }
  }
}
