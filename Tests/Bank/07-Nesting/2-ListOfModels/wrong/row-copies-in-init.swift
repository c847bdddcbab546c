// What a row shows is made when the row is made.
// Refused by: a row follows its order
// Seen: order 8 was served, and its row shows "No. 8: 3 donuts to do [Serve 8]"
import ViewCore

/// What a customer has ordered. No two orders have the same number.
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
  let text: String
  let mark: String

  init(order: Order) {
    self.order = order
    text = "No. \(order.number): \(order.donuts) donuts"
    mark = order.isServed ? "served" : "to do"
  }

  var body: some View {
    HStack {
      Text(text)
      Text(mark)
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
