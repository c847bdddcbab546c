import ViewCore

/// A customer's order. No two orders have the same number.
// Why 1: as values, all orders are parts of one property, `orders`, so an
// observer of one order depends on all of them. An observable object has its
// own properties, and the array only determines which objects there are.
@Observable
final class Order {
  let number: Int
  var donuts: Int
  var isServed = false

  init(number: Int, donuts: Int) {
    self.number = number
    self.donuts = donuts
  }
}

/// The orders of a day.
@Observable
final class OrderBook {
  var orders: [Order] = []
}

/// One order: `No. 7: 2 donuts to do [Serve 7]`.
struct OrderRow: View {
  let order: Order

  var body: some View {
    HStack {
      Text("No. \(order.number): \(order.donuts) donuts")
      Text(order.isServed ? "served" : "to do")
      // Why 2: the row has the order itself, so a `let` is enough to change it,
      // without a closure or a binding.
      Button("Serve \(order.number)") { order.isServed = true }
    }
  }
}

/// The orders of a book, in its sequence.
///
///     Orders
///     No. 7: 2 donuts to do [Serve 7]
///     No. 8: 3 donuts served [Serve 8]
struct OrderList: View {
  let book: OrderBook

  var body: some View {
    VStack {
      Text("Orders")
      // Why 3: an index is a place in the array, and after the first order is
      // removed, each remaining place has a different order. A row identified
      // by its order's number keeps that order, wherever it moves.
      // Also works: `Order: Identifiable`, with `var id: Int { number }`, and
      // `ForEach(book.orders) { … }`.
      ForEach(book.orders, id: \.number) { order in
        OrderRow(order: order)
      }
    }
  }
}
