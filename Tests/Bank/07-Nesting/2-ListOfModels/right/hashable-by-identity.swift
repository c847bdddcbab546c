// An order is Hashable by its identity, and is itself the identity of its row.
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

extension Order: Hashable {
  static func == (left: Order, right: Order) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The orders of a day.
@Observable
final class OrderBook {
  var orders: [Order] = []
}

/// One order: `No. 7: 2 donuts to do [Serve 7]`.
struct OrderRow: View {
  @Bindable var order: Order

  var body: some View {
    HStack {
      Text("No. \(order.number): \(order.donuts) donuts")
      if order.isServed {
        Text("served")
      } else {
        Text("to do")
      }
      Button {
        order.isServed = true
      } label: {
        Text("Serve \(order.number)")
      }
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
      ForEach(book.orders, id: \.self, content: OrderRow.init)
    }
  }
}
