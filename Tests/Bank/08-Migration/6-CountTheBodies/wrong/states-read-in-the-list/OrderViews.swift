// The list may read for its rows, because they are parts of it.
// Refused by: an order that becomes ready evaluates two bodies
// Seen: evaluated: [ReadyLine: property Order.isReady, OrderList: property
import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
struct TipJar: View {
  let orders: Orders

  var body: some View {
    HStack {
      Text("Tips: \(orders.tips)")
      Button("Tip") { orders.tips += 1 }
    }
  }
}

/// A field for the note.
struct NoteField: View {
  @Bindable var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// How many orders are ready: `Ready: 0 of 2`.
struct ReadyLine: View {
  let orders: Orders

  var body: some View {
    Text("Ready: \(orders.ready)")
  }
}

/// All orders, and a button for one more.
struct OrderList: View {
  let orders: Orders

  var body: some View {
    let areReady = orders.all.map(\.isReady)
    ForEach(orders.all.indices, id: \.self) { index in
      OrderRow(order: orders.all[index], isReady: areReady[index])
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
struct OrderRow: View {
  let order: Order
  let isReady: Bool

  var body: some View {
    HStack {
      Button(order.dish) { order.isReady.toggle() }
      Text(isReady ? "ready" : "open")
    }
  }
}
