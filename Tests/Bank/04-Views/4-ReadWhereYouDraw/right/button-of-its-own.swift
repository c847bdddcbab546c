// The button is a view of its own, whose action reads; the line's init only
// keeps the truck.
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
      SellButton(truck: truck)
    }
  }
}

private struct SellButton: View {
  let truck: FoodTruck

  var body: some View {
    Button {
      let price = truck.price
      truck.sell(at: price)
    } label: {
      Text("Sell")
    }
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  private let truck: FoodTruck

  init(truck: FoodTruck) {
    self.truck = truck
  }

  private var text: String { "\(truck.stock) donuts" }

  var body: some View {
    Text(text)
  }
}
