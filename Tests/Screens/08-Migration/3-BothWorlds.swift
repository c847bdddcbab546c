import PlayKit
import ViewCore

/// The orders, and what an old listener has noted of them.
private struct OrdersPage: View {
  let orders: Orders
  let journal: Journal
  @State private var lines: [String] = []

  var body: some View {
    VStack {
      Text("Ready: \(orders.readyCount) of \(orders.all.count)")
      Button("Add soup") { orders.add(Order("soup")) }
      Button("Next is ready") {
        orders.all.first { !$0.isReady }?.isReady = true
      }
      Button("Read the journal") { lines = journal.lines }
      ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
    }
  }
}

let screens = [
  Screen("till") {
    let till = Till()
    let observed = ObservedTill(till)
    CashLine(till: observed)
    OpenSwitch(till: observed)
    Button("The old side sells") { till.cash += 3 }
    Button("The old side opens") { till.isOpen = true }
  },
  Screen("orders") {
    let orders = Orders()
    OrdersPage(orders: orders, journal: Journal(of: orders))
  },
]
