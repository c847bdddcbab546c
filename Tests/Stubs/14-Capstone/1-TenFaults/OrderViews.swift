// TODO 7: Find what is wrong in this file, if anything is.
import ViewCore

/// An order, to be ticked off: `[ ] soup`.
struct OrderRow: View {
  let order: Order
  @State private var isReady: Bool

  init(order: Order) {
    self.order = order
    _isReady = State(initialValue: order.isReady)
  }

  var body: some View {
    Toggle(order.dish, isOn: $isReady)
      .onChange(of: isReady) { order.isReady = isReady }
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
  @State private var edited: Int?

  var body: some View {
    VStack {
      ForEach(Array(shift.orders.enumerated()), id: \.element.id) {
        index, order in
        HStack {
          OrderRow(order: order)
          Button("Edit") { edited = index }
          Button("Remove") { shift.remove(order) }
        }
      }
      if let edited, shift.orders.indices.contains(edited) {
        OrderEditor(order: shift.orders[edited]) { self.edited = nil }
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
