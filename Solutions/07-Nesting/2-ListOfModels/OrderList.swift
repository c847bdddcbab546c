import ViewCore

/// What a customer has ordered. No two orders have the same number.
// Why 1: as values, all orders are one property, `orders`, and a reader of one
// of them waits for all. An observable object has properties of its own; the
// array then only says which objects there are.
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
      // Why 2: the row holds the order itself. So a `let` is enough to change
      // it, and nobody else has to be asked.
      Button("Serve \(order.number)") { order.isServed = true }
    }
  }
}

/// The orders of a book, in its order.
///
///     Orders
///     No. 7: 2 donuts to do [Serve 7]
///     No. 8: 3 donuts served [Serve 8]
struct OrderList: View {
  let book: OrderBook

  var body: some View {
    VStack {
      Text("Orders")
      // Why 3: an index is a place in the array, and another order is there
      // when the first is gone. A row that is known by its number is found
      // wherever it is, and is handed the order that it had.
      // Also works: `Order: Identifiable`, with `var id: Int { number }`, and
      // `ForEach(book.orders) { … }`.
      ForEach(book.orders, id: \.number) { order in
        OrderRow(order: order)
      }
    }
  }
}
