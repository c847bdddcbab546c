// The line and the screen keep key paths, and read through them where the value
// is used.
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
  private let price: KeyPath<FoodTruck, Double> = \.price

  init(truck: FoodTruck) {
    self.truck = truck
  }

  var body: some View {
    func priceNow() -> Double { truck[keyPath: price] }
    return VStack {
      Text(truck.name)
      StockLine(truck: truck)
      Button("Sell") { truck.sell(at: priceNow()) }
    }
  }
}

/// What is left, such as `10 donuts`.
struct StockLine: View {
  let truck: FoodTruck
  private let amount: KeyPath<FoodTruck, Int> = \.stock

  init(truck: FoodTruck) {
    self.truck = truck
  }

  var body: some View {
    HStack {
      Text(String(truck[keyPath: amount]))
      Text("donuts")
    }
  }
}
