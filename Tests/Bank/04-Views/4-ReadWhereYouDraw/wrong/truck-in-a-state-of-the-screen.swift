// A screen keeps what it shows, so its truck is a state.
// Refused by: a screen shows the truck that it is handed now
// Seen: handed Lee's truck in place of another one, the screen says
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
  @State var truck: FoodTruck

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

  var body: some View {
    Text("\(truck.stock) donuts")
  }
}
