import ViewCore

/// An order, to be ticked off: `[ ] soup`.
struct OrderRow: View {
  // Why 7: this is report 4. A @State property starts with the value passed in,
  // and ignores later values. The order knows whether it's ready, and the row
  // binds to that property of the order.
  // Also works: keeping the state and the order in sync, with an `onChange` for
  // each direction. That evaluates the row twice for each change.
  @Bindable var order: Order

  var body: some View {
    Toggle(order.dish, isOn: $order.isReady)
  }
}

/// A field for the dish of an order: `Dish: soup_ [Done]`.
struct OrderEditor: View {
  @Bindable var order: Order
  let done: () -> Void

  var body: some View {
    HStack {
      TextField("Dish", text: $order.dish)
      Button("Done", action: done)
    }
  }
}

/// All orders, and the editor of one of them.
///
///     [ ] soup [Edit] [Remove]
///     [ ] pie [Edit] [Remove]
///     Dish: pie_ [Done]
///     [Add stew] [All ready]
struct OrderBoard: View {
  let shift: Shift
  // Why 7: this is report 6. An index is right until the array changes. An id
  // is right as long as the order exists.
  // Also works: storing the order itself, and looking for it in the array, so
  // that the editor closes when the order is removed.
  @State private var edited: Order.ID?

  var body: some View {
    VStack {
      ForEach(shift.orders) { order in
        HStack {
          OrderRow(order: order)
          Button("Edit") { edited = order.id }
          Button("Remove") { shift.remove(order) }
        }
      }
      if let order = shift.orders.first(where: { $0.id == edited }) {
        OrderEditor(order: order) { edited = nil }
      }
      HStack {
        Button("Add stew") { shift.take("stew", for: 6) }
        Button("All ready") { shift.makeAllReady() }
      }
    }
  }
}

/// A field for the note.
struct NoteField: View {
  @Bindable var shift: Shift

  var body: some View {
    TextField("Note", text: $shift.note)
  }
}

/// The note for the kitchen: `Kitchen: no salt`.
struct KitchenLine: View {
  let shift: Shift

  var body: some View {
    Text("Kitchen: \(shift.note.isEmpty ? "no note" : shift.note)")
  }
}
