import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
struct TipJar: View {
  // TODO 4: The jar shows the orders it's passed.
  @ObservedObject var orders: Orders

  var body: some View {
    HStack {
      Text("Tips: \(orders.tips)")
      Button("Tip") { orders.tips += 1 }
    }
  }
}

/// A field for the note.
struct NoteField: View {
  // TODO 5: The field shows the orders it's passed, and needs a binding.
  @ObservedObject var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// All orders, and a button for one more.
struct OrderList: View {
  // TODO 6: The list shows the orders it's passed.
  @ObservedObject var orders: Orders

  var body: some View {
    ForEach(orders.all.indices, id: \.self) { index in
      OrderRow(order: orders.all[index])
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
struct OrderRow: View {
  // TODO 7: The row shows the order it's passed.
  @ObservedObject var order: Order

  var body: some View {
    HStack {
      Button(order.dish) { order.isReady.toggle() }
      Text(order.isReady ? "ready" : "open")
    }
  }
}
