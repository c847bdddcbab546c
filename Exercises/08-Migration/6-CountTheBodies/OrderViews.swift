import ViewCore

/// The tips, and a button for one more: `Tips: 0 [Tip]`.
// TODO 2: Which body reads the tips? And which input of the jar never compares
// equal?
struct TipJar: View {
  let tips: Int
  let tip: () -> Void

  var body: some View {
    HStack {
      Text("Tips: \(tips)")
      Button("Tip", action: tip)
    }
  }
}

/// A field for the note.
// TODO 3: What does the field subscribe to?
struct NoteField: View {
  @ObservedObject var orders: Orders

  var body: some View {
    TextField("Note", text: $orders.note)
  }
}

/// How many orders are ready: `Ready: 0 of 2`.
// TODO 4: Which body reads how many orders are ready?
struct ReadyLine: View {
  let ready: String

  var body: some View {
    Text("Ready: \(ready)")
  }
}

/// All orders, and a button for one more.
struct OrderList: View {
  let orders: Orders

  var body: some View {
    ForEach(orders.all.indices, id: \.self) { index in
      // TODO 5: Adding an order re-evaluates every row. Find the input that
      // never compares equal.
      let order = orders.all[index]
      OrderRow(
        dish: order.dish,
        isReady: Binding(
          get: { order.isReady }, set: { order.isReady = $0 }))
    }
    Button("Add stew") { orders.add("stew") }
  }
}

/// One order, with a button that makes it ready: `[soup] open`.
// TODO 6: What do you have to pass a row so that it can show an order and
// change it?
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
