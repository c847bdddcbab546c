import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
// Why 2: the jar reads and writes the tips itself, so it needs neither a value
// nor a closure.
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
// Why 3: `@Bindable` makes the binding and subscribes to nothing. Making the
// binding reads the note, so the body depends on the note.
struct NoteField: View {
  @Bindable var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// How many orders are ready: `Ready: 0 of 2`.
// Why 4: the line shows how many orders are ready, so its body should read
// that.
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
      // Why 5: this host never treats two closures as equal, so at each
      // evaluation of the list, every row got different inputs. An order is
      // always identical to itself.
      // Also works: `@Bindable var order = orders.all[index]`, and passing
      // along `$order.isReady`, a binding that's equal for the same order.
      OrderRow(order: orders.all[index])
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
// Why 6: a row that has the order reads what it shows, and writes to it.
struct OrderRow: View {
  let order: Order

  var body: some View {
    HStack {
      Button(order.dish) { order.isReady.toggle() }
      Text(order.isReady ? "ready" : "open")
    }
  }
}
