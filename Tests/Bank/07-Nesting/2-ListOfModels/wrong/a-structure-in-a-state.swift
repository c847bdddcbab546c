// A structure that is kept in an `@State` is observed by itself.
// Refused by: to change an order does not change the array
// Seen: onChange ran once: for array, of an array that holds the same orders
import ViewCore

/// What a customer has ordered. No two orders have the same number.
struct Order {
  let number: Int
  var donuts: Int
  var isServed = false
}

/// The orders of a day.
@Observable
final class OrderBook {
  var orders: [Order] = []
}

/// One order: `No. 7: 2 donuts to do [Serve 7]`.
struct OrderRow: View {
  @State var order: Order

  var body: some View {
    HStack {
      Text("No. \(order.number): \(order.donuts) donuts")
      Text(order.isServed ? "served" : "to do")
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
      ForEach(book.orders, id: \.number) { order in
        OrderRow(order: order)
      }
    }
  }
}
