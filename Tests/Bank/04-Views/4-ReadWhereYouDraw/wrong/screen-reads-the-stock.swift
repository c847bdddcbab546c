// The screen reads the stock and hands the number to the line.
// Refused by: a change of the stock evaluates the line alone
// Seen: evaluated: [TruckScreen: property FoodTruck.stock, StockLine: inputs
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
      StockLine(truck: truck, stock: truck.stock)
      Button("Sell") { truck.sell(at: truck.price) }
    }
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  let truck: FoodTruck
  let stock: Int?

  init(truck: FoodTruck, stock: Int? = nil) {
    self.truck = truck
    self.stock = stock
  }

  var body: some View {
    Text("\(stock ?? truck.stock) donuts")
  }
}
