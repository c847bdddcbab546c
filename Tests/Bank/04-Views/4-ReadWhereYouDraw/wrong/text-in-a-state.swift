// A state follows by itself, so init puts the text into an @State.
// Refused by: a line that stands alone follows the stock
// Seen: the line says "10 donuts" in place of "5 donuts"
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
      Button("Sell") { truck.sell(at: truck.price) }
    }
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  @State private var text: String

  init(truck: FoodTruck) {
    _text = State(initialValue: "\(truck.stock) donuts")
  }

  var body: some View {
    Text(text)
  }
}
