// What the macro would write for an order is written by hand.
import ViewCore

/// What a customer has ordered. No two orders have the same number.
final class Order: Observable {
  let number: Int

  private let registrar = ObservationRegistrar()
  private var donutsNow: Int
  private var isServedNow = false

  init(number: Int, donuts: Int) {
    self.number = number
    donutsNow = donuts
  }

  var donuts: Int {
    get {
      registrar.access(self, keyPath: \.donuts)
      return donutsNow
    }
    set {
      registrar.withMutation(of: self, keyPath: \.donuts) {
        donutsNow = newValue
      }
    }
  }

  var isServed: Bool {
    get {
      registrar.access(self, keyPath: \.isServed)
      return isServedNow
    }
    set {
      guard newValue != isServedNow else { return }
      registrar.withMutation(of: self, keyPath: \.isServed) {
        isServedNow = newValue
      }
    }
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
      ForEach(book.orders, id: \.number) { order in
        OrderRow(order: order)
      }
    }
  }
}
