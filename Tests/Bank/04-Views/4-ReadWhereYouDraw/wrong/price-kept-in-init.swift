// The price is taken once, in the init of the screen.
// Refused by: a donut is sold at the price of the moment
// Seen: then Sell was tapped, and the sales are [2.5]
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
  let price: Double

  init(truck: FoodTruck) {
    self.truck = truck
    price = truck.price
  }

  var body: some View {
    VStack {
      Text(truck.name)
      StockLine(truck: truck)
      Button("Sell") { truck.sell(at: price) }
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
