import PlayKit
import ViewCore

let screens = [
  Screen("order") {
    let order = Order()
    OrderScreen(order: order)
    Button("Two dozen") { order.pieces = 24 }
  }
]
