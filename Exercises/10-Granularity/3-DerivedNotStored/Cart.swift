import ViewCore

/// Something to eat, so many times.
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

/// What a guest has chosen, and what was paid for it.
// TODO 1: The total falls behind when one more donut is taken, because nothing
// calls `refresh`. It is not the only copy that has to be kept in step.
@Observable
final class Cart {
  var items: [Item] = [] { didSet { refresh() } }

  /// What all items cost: each has a price, and is there so many times.
  private(set) var total = 0

  /// Whether there is no item at all.
  private(set) var isEmpty = true

  /// The total at the moment of the last `pay()`; nil before the first.
  // TODO 2: What was paid goes up when another item is added afterwards.
  var paid: Int? { hasPaid ? total : nil }

  private var hasPaid = false

  /// Pays what the items cost at this moment.
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

/// A button, if there is something to pay for.
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
