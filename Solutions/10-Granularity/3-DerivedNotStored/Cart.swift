import ViewCore

/// A dish, and how many of it.
@Observable
final class Item {
  let name: String
  var price: Int
  var count: Int

  init(_ name: String, price: Int, count: Int) {
    self.name = name
    self.price = price
    self.count = count
  }
}

/// A guest's items, and what was paid for them.
@Observable
final class Cart {
  var items: [Item] = []

  /// What all items cost: the sum of price times count.
  // Why 1: a value that's computed when it's read can't go stale. Its observers
  // read the items, each price and each count, and are notified if any of them
  // changes.
  var total: Int { items.map { $0.price * $0.count }.reduce(0, +) }

  /// Whether there is no item at all.
  // Also works: a stored `isEmpty` that the `didSet` of `items` keeps up to date,
  // because no item can change it.
  var isEmpty: Bool { items.isEmpty }

  /// The total at the moment of the last `pay()`; nil before the first.
  // Why 2: the paid amount isn't what the items cost now. It can't be computed
  // afterwards, so store it at the payment.
  private(set) var paid: Int?

  /// Pays the current total.
  func pay() { paid = total }
}

/// A cart.
///
///     Total: 7
///     [Pay]
///     Paid: nothing
struct CartScreen: View {
  let cart: Cart

  var body: some View {
    VStack {
      TotalLine(cart: cart)
      PayLine(cart: cart)
      PaidLine(cart: cart)
    }
  }
}

struct TotalLine: View {
  let cart: Cart

  var body: some View { Text("Total: \(cart.total)") }
}

/// A button, if there's something to pay for.
struct PayLine: View {
  let cart: Cart

  var body: some View {
    if cart.isEmpty {
      Text("The cart is empty")
    } else {
      Button("Pay") { cart.pay() }
    }
  }
}

struct PaidLine: View {
  let cart: Cart

  var body: some View {
    Text("Paid: \(cart.paid.map { "\($0)" } ?? "nothing")")
  }
}
