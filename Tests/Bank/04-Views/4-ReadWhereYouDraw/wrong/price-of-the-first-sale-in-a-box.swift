// What an action keeps in an object costs no evaluation.
// Refused by: each donut is sold at the price of its moment
// Seen: one donut was sold at 2.5 and one at 4, and the sales are [2.5, 2.5]
import ViewCore

@Observable
final class FoodTruck {
  let name: String
  var stock = 10
  var price = 2.5
  private(set) var sales: [Double] = []

  init(name: String) { self.name = name }

  func sell(at price: Double) {
    stock -= 1
    sales.append(price)
  }
}

struct StockLine: View {
  let truck: FoodTruck
  var text: String { "\(truck.stock) donuts" }

  var body: some View {
    Text(text)
  }
}

private final class Box {
  var price: Double?
}

struct TruckScreen: View {
  @State private var box = Box()

  let truck: FoodTruck

  var body: some View {
    VStack {
      Text(truck.name)
      StockLine(truck: truck)
      Button("Sell") {
        let now = box.price ?? truck.price
        box.price = now
        truck.sell(at: now)
      }
    }
  }
}
