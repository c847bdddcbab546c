// Two lines are the same if their trucks have the same name.
// Refused by: a line tells two trucks of one name apart
// Seen: handed another truck of the same name and stock, which then has 6
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

struct StockLine: View, Equatable {
  let truck: FoodTruck

  static func == (left: StockLine, right: StockLine) -> Bool {
    left.truck.name == right.truck.name
  }
  var text: String { "\(truck.stock) donuts" }

  var body: some View {
    Text(text)
  }
}

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
