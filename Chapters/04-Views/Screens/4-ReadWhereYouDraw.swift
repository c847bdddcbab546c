import PlayKit
import ViewCore

let screens = [
  Screen("truck") {
    let truck = FoodTruck(name: "Dot's")
    TruckScreen(truck: truck)
    Button("Raise the price") { truck.price += 1 }
  }
]
