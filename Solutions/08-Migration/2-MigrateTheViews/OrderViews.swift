import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
struct TipJar: View {
  // Why 4: store a passed-in object in a plain property. The view is
  // re-evaluated for what its body reads, so a wrapper has nothing left to do.
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
  // Why 5: `$orders.note` needs something to make the binding. `@Bindable` does
  // only that: it owns no object and subscribes to none.
  @Bindable var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// All orders, and a button for one more.
struct OrderList: View {
  // Why 6: the list reads the array, and depends only on that.
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
  // Why 7: a button that changes a property doesn't take a binding, so a plain
  // property is enough.
  let order: Order

  var body: some View {
    HStack {
      Button(order.dish) { order.isReady.toggle() }
      Text(order.isReady ? "ready" : "open")
    }
  }
}
