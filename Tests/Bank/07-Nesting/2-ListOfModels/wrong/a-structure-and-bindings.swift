// A structure in an observed array is observed by itself as long as its row has
// a binding to it.
// Refused by: the compiler
// Seen: the checks need `struct Order`, as OrderList.swift came with it
import ViewCore

/// What a customer has ordered. No two orders have the same number.
struct Order: Identifiable {
  let number: Int
  var donuts: Int
  var isServed = false

  var id: Int { number }

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
  @Binding var order: Order

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
  @Bindable var book: OrderBook

  init(book: OrderBook) { self.book = book }

  var body: some View {
    VStack {
      Text("Orders")
      ForEach($book.orders) { $order in
        OrderRow(order: $order)
      }
    }
  }
}
