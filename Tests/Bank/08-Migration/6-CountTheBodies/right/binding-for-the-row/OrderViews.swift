// The row is handed a binding, which is the same for the same order.
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
    ForEach(orders.all.indices, id: \.self) { index in
      @Bindable var order = orders.all[index]
      OrderRow(dish: order.dish, isReady: $order.isReady)
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
struct OrderRow: View {
  let dish: String
  @Binding var isReady: Bool

  var body: some View {
    HStack {
      Button(dish) { isReady.toggle() }
      Text(isReady ? "ready" : "open")
    }
  }
}
