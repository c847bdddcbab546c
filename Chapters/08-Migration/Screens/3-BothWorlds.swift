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
  Screen("orders") {
    let orders = Orders()
    OrdersPage(orders: orders, journal: Journal(of: orders))
  }
]
