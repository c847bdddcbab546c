import PlayKit
import ViewCore

let screens = [
  Screen("account") {
    let store = Store()
    AccountScreen(store: store)
    Button("Rename") { store.dispatch(.rename("Bea")) }
    Button("Sign in") { store.dispatch(.signIn(name: "Cid", points: 5)) }
  }
]
