import PlayKit
import ViewCore

let screens = [
  Screen("till") {
    let till = Till()
    let observed = ObservedTill(till)
    CashLine(till: observed)
    OpenSwitch(till: observed)
    Button("The old side sells") { till.cash += 3 }
    Button("The old side opens") { till.isOpen = true }
  }
]
