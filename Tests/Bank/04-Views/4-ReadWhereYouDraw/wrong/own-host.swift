// A `ViewHost` with causes and a screen of my own looks as it should.
// Refused by: a line that stands alone follows the stock
// Seen: the stock went from 10 to 5, and the line says "10 donuts" in place of
import ViewCore

extension ViewHost {
  var screen: String { "5 donuts" }
  func count<Subject>(of type: Subject.Type) -> Int { 0 }
}

extension Array where Element == Evaluation {
  func map(_ cause: KeyPath<Evaluation, String>) -> [String] {
    ["property FoodTruck.stock"]
  }
}

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
  let text: String
  init(truck: FoodTruck) {
    text = "\(truck.stock) donuts"
  }

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
      let price = truck.price
      Button("Sell") { truck.sell(at: price) }
    }
  }
}
