// A view that shows nothing notes each new price, and costs nothing.
// Refused by: a new price evaluates nothing
// Seen: evaluated: [PriceReader: property FoodTruck.price]
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

/// Where the price of the moment is noted.
private final class PriceTag {
  var price = 0.0
}

/// A truck, its stock, and a button that sells one donut.
struct TruckScreen: View {
  let truck: FoodTruck
  @State private var tag = PriceTag()

  init(truck: FoodTruck) {
    self.truck = truck
  }

  var body: some View {
    VStack {
      Text(truck.name)
      StockLine(truck: truck)
      PriceReader(truck: truck, tag: tag)
      Button("Sell") { truck.sell(at: tag.price) }
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

private struct PriceReader: View {
  let truck: FoodTruck
  let tag: PriceTag

  var body: some View {
    let _ = note()
    EmptyView()
  }

  private func note() {
    tag.price = truck.price
  }
}
