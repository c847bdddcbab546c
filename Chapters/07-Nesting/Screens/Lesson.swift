import PlayKit
import ViewCore

let screens = [
  Screen("menu") {
    let truck = Truck()
    TruckSign(truck: truck)
    Button("Another title") { truck.menu.title += "!" }
    Button("Another menu") { truck.menu = Menu("Bagels") }
  },
  Screen("lists") {
    let kitchen = Kitchen()
    Text("by index")
    ListByIndex(kitchen: kitchen)
    Text("by name")
    ListByName(kitchen: kitchen)
    Button("The last is gone") { kitchen.dishes.last?.isGone = true }
    Button("Add cake") { kitchen.dishes.append(Dish("cake")) }
    Button("Remove the first") {
      if !kitchen.dishes.isEmpty { kitchen.dishes.removeFirst() }
    }
  },
]
