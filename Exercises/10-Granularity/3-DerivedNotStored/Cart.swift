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
// TODO 1: The total goes stale when the count of donuts changes, because
// nothing calls `refresh`. It isn't the only copy that has to stay up to date.
@Observable
final class Cart {
  var items: [Item] = [] { didSet { refresh() } }

  /// What all items cost: the sum of price times count.
  private(set) var total = 0

  /// Whether there is no item at all.
  private(set) var isEmpty = true

  /// The total at the moment of the last `pay()`; nil before the first.
  // TODO 2: The paid amount goes up if an item is added afterwards.
  var paid: Int? { hasPaid ? total : nil }

  private var hasPaid = false

  /// Pays the current total.
  func pay() { hasPaid = true }

  private func refresh() {
    total = items.map { $0.price * $0.count }.reduce(0, +)
    isEmpty = items.isEmpty
  }
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
