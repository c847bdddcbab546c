import PlayKit
import ViewCore

let screens = [
  Screen("cart") {
    let cart = Cart()
    CartScreen(cart: cart)
    Button("Add a donut") {
      cart.items.append(Item("donut", price: 3, count: 1))
    }
    Button("Take one more") { cart.items.first?.count += 1 }
    Button("Empty the cart") { cart.items = [] }
  }
]
