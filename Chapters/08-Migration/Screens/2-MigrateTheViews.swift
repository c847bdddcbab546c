import PlayKit
import ViewCore

let screens = [
  Screen("truck") {
    TruckScreen(account: Account(name: "Ann"))
  }
]
