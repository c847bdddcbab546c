// A field has to listen to what it shows.
// Refused by: a tip evaluates one body
// Seen: evaluated: [TipJar: property Orders.tips, NoteField: object will
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
  @ObservedObject var orders: Orders

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
    ForEach(orders.all.indices, id: \.self) { index in
      OrderRow(order: orders.all[index])
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
struct OrderRow: View {
  let order: Order

  var body: some View {
    HStack {
      Button(order.dish) { order.isReady.toggle() }
      Text(order.isReady ? "ready" : "open")
    }
  }
}
