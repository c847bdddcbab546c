import PlayKit
import ViewCore

/// The whole state, and a button for each action.
private struct TruckPage: View {
  @ObservedObject var store: TruckStore

  private var first: Int { store.state.orders.first?.number ?? 0 }

  var body: some View {
    VStack {
      Text(store.state.isOpen ? "open" : "closed")
      Text("\(store.state.stock) donuts")
      ForEach(store.state.orders, id: \.number) { order in
        Text("No. \(order.number): \(order.donuts)")
      }
      Button("Open") { store.dispatch(.open) }
      Button("Close") { store.dispatch(.close) }
      Button("Order 5") { store.dispatch(.order(donuts: 5)) }
      Button("Serve the first") { store.dispatch(.serve(number: first)) }
      Button("Cancel the first") { store.dispatch(.cancel(number: first)) }
    }
  }
}

let screens = [
  Screen("truck") {
    TruckPage(store: TruckStore())
  }
]
