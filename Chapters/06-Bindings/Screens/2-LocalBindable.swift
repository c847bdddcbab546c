import PlayKit
import ViewCore

let screens = [
  Screen("menu") {
    let truck = FoodTruck(menu: [Donut(name: "glazed"), Donut(name: "sugar")])
    MenuScreen().environment(truck)
  }
]
