// A view draws only @State, and onChange keeps that state up to date.
// Refused by: a change of the stock evaluates the line alone
// Seen: evaluated: [StockLine: property FoodTruck.stock, StockLine: state
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
  let truck: FoodTruck
  @State private var stock = 0

  init(truck: FoodTruck) {
    self.truck = truck
  }

  var body: some View {
    Text("\(stock) donuts")
      .onChange(of: truck.stock, initial: true) { _, new in stock = new }
  }
}
