import PlayKit
import ViewCore

let screens = [
  Screen("sign-in") {
    SignIn()
  },
  Screen("store") {
    StoreScreen()
  },
  Screen("packing") {
    PackingList()
  },
]
