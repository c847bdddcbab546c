import PlayKit
import ViewCore

let screens = [
  Screen("board") {
    let kitchen = Kitchen("soup", "pie", "stew")
    OrderBoard(kitchen: kitchen)
    Button("The next is ready") {
      kitchen.orders.first { !$0.isReady }?.isReady = true
    }
    Button("The last is ready") { kitchen.orders.last?.isReady = true }
    Button("One more order") { kitchen.orders.append(Order("roll")) }
    Button("Open or close") { kitchen.isOpen.toggle() }
    Button("Another notice") { kitchen.notice += "!" }
  }
]
