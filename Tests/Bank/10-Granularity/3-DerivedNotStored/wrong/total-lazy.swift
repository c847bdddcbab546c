// A lazy property is worked out when somebody asks, and again when it has to
// be.
// Refused by: a count and a price make another total
// Seen: the coffee is at 4 now, with 3 donuts at 2
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
  @ObservationIgnored private(set) lazy var total =
    items.reduce(0) { $0 + $1.price * $1.count }

  /// Whether there is no item at all.
  var isEmpty: Bool { items.isEmpty }

  /// The total at the moment of the last `pay()`; nil before the first.
  private(set) var paid: Int?

  /// Pays what the items cost at this moment.
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
