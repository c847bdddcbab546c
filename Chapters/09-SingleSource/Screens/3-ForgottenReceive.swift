import PlayKit
import ViewCore

let screens = [
  Screen("sign") {
    let store = Store()
    TruckSign(store: store)
    Button("Drive on") { store.dispatch(.drive(to: "Elm St")) }
    Button("Sell 2") { store.dispatch(.sell(2)) }
    Button("Tip 1") { store.dispatch(.tip(1)) }
    Button("Close") { store.dispatch(.close) }
  }
]
