import PlayKit
import ViewCore

let screens = [
  Screen("trucks") {
    let menu = Menu(title: "Donuts")
    let address = Address(street: "1 Main St", town: "Springfield")
    let first = Truck(name: "Dot's", menu: menu, address: address)
    let second = Truck(name: "Al's", menu: menu, address: address)
    TruckCard(truck: first)
    TruckCard(truck: second)
    Button("Another title") { menu.title += "!" }
    Button("Dot's moves") { first.address.street = "2 Elm St" }
  }
]
