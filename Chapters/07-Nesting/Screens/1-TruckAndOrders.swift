import PlayKit
import ViewCore

let screens = [
  Screen("board") {
    let model = FoodTruckModel(truck: Truck(name: "Dot's"))
    Board(model: model)
    Button("Order 2") { model.orders.append(Order(donuts: 2)) }
    Button("Serve") { model.orders.first { !$0.isServed }?.isServed = true }
    Button("Sell") { model.truck.stock -= 1 }
    Button("Another truck") { model.truck = Truck(name: "Al's") }
  }
]
