// A name does not change, so the screen can keep it.
// Refused by: a screen shows the truck that it is handed now
// Seen: handed Lee's truck in place of another one, the screen says "Dot's
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

struct TruckName: View {
  @State var name: String

  var body: some View { Text(name) }
}

struct TruckScreen: View {
  let truck: FoodTruck

  var body: some View {
    VStack {
      TruckName(name: truck.name)
      StockLine(truck: truck)
      Button("Sell") { truck.sell(at: truck.price) }
    }
  }
}
