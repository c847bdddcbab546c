import PlayKit
import ViewCore

let screens = [
  Screen("account") {
    let account = Account()
    AccountScreen(account: account)
    Button("Look up") { account.lookups += 1 }
  }
]
