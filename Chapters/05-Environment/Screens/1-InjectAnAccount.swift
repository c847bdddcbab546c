import PlayKit
import ViewCore

let screens = [
  Screen("shop") {
    let account = Account(name: "Ann")
    ShopScreen(account: account)
    Button("Rename") { account.name += "a" }
  }
]
