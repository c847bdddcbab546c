import ViewCore

/// A customer's order. No two orders have the same number.
// TODO 1: Serving one order evaluates the list, too, not only its row. Make
// each order observable separately.
struct Order {
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
      // TODO 2: Add the button, such as `Serve 7`.
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
      // TODO 3: Removing the first order evaluates the rows of all the others.
      // Identify a row by the number of its order.
      ForEach(book.orders.indices, id: \.self) { index in
        OrderRow(order: book.orders[index])
      }
    }
  }
}
