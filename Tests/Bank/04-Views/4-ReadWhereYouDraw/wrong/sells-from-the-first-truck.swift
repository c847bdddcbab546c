// The button keeps the truck that it sells from.
// Refused by: a donut is sold from the truck that is shown
// Seen: Lee's truck was shown in place of another one, and Sell was tapped:
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

struct SellButton: View {
  @State var truck: FoodTruck

  var body: some View {
    Button("Sell") { truck.sell(at: truck.price) }
  }
}

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
