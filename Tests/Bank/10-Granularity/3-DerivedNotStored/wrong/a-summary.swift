// It is tidier to work both out in one go; each reader takes a part of it.
// Refused by: a count tells nobody who asks whether there are items
// Seen: onChange ran once: for isEmpty
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
@Observable
final class Cart {
  var items: [Item] = []

  /// What all items cost: each has a price, and is there so many times.
  var total: Int { summary.total }

  /// Whether there is no item at all.
  var isEmpty: Bool { summary.isEmpty }

  /// The total at the moment of the last `pay()`; nil before the first.
  private(set) var paid: Int?

  /// Pays what the items cost at this moment.
  func pay() { paid = total }

  private var summary: (total: Int, isEmpty: Bool) {
    let costs = items.map { $0.price * $0.count }
    return (costs.reduce(0, +), costs.isEmpty)
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
