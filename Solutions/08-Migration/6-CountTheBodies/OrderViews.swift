import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
// Why 2: the jar reads the tips itself, and writes them itself, so it needs
// neither a value nor a closure.
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
// Why 3: `@Bindable` makes the binding and listens to nobody. The body reads
// the note as the binding is made, and waits for that.
struct NoteField: View {
  @Bindable var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// How many orders are ready: `Ready: 0 of 2`.
// Why 4: the line draws how many are ready, so its body is the one to read it.
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
      // Why 5: this host never takes two closures for the same, so each evaluation
      // of the list handed each row other inputs. An order is the same as itself.
      // Also works: `@Bindable var order = orders.all[index]`, and handing on
      // `$order.isReady`, a binding that is the same for the same order.
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
