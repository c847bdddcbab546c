// A line is the same as long as the truck has as much in stock.
// Refused by: a line shows the truck that it is handed now
// Seen: handed a truck with 7 donuts in place of one with 10, the line says
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

  static func == (left: StockLine, right: StockLine) -> Bool { true }
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
      StockLine(truck: truck).equatable()
      Button("Sell") { truck.sell(at: truck.price) }
    }
  }
}
