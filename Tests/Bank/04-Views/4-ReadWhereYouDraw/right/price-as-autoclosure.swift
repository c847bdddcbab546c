// A general button takes the price unread, as an autoclosure.
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

/// A truck, its stock, and a button that sells one donut.
struct TruckScreen: View {
  let truck: FoodTruck

  var body: some View {
    VStack {
      Text(truck.name)
      StockLine(truck: truck)
      PriceButton(price: truck.price) { truck.sell(at: $0) }
    }
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  let truck: FoodTruck

  var body: some View {
    Text("\(truck.stock) donuts")
  }
}

/// Sells at a price that it asks for when it is pressed.
private struct PriceButton: View {
  let price: () -> Double
  let sell: (Double) -> Void

  init(
    price: @autoclosure @escaping () -> Double,
    sell: @escaping (Double) -> Void
  ) {
    self.price = price
    self.sell = sell
  }

  var body: some View {
    Button("Sell") { sell(price()) }
  }
}
