// Any identity will do that no two orders share.
// Refused by: a new order evaluates the list and makes a row
// Seen: evaluated: [OrderList: property OrderBook.orders, OrderRow: mounted,
import struct Foundation.UUID
import ViewCore

/// What a customer has ordered. No two orders have the same number.
@Observable
final class Order: Identifiable {
  let number: Int
  var donuts: Int
  var isServed = false

  var id: UUID { UUID() }

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
      ForEach(book.orders) { order in
        OrderRow(order: order)
      }
    }
  }
}
