import ViewCore

/// A guest's order.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a kitchen, and its notice when it's closed.
@Observable
final class Kitchen {
  var orders: [Order] = []
  var isOpen = true
  var notice = "back at 5"

  /// The orders as text, for a printer: `soup: ready`.
  var lines: [String] {
    orders.map { "\($0.dish): \($0.isReady ? "ready" : "to do")" }
  }

  init(_ dishes: String...) { orders = dishes.map { Order($0) } }
}

/// How many orders there are: `Orders: 3`.
struct CountLine: View {
  let kitchen: Kitchen

  // Why 1: the printer's lines read from every order whether it's ready. The
  // array knows how many there are.
  var body: some View { Text("Orders: \(kitchen.orders.count)") }
}

/// The first order that isn't ready, `Next: pie`, or `Next: nothing`.
struct NextLine: View {
  let kitchen: Kitchen

  // Why 2: `filter` reads all orders, `first` only those up to the match. An
  // order behind the match can't become the next order before the match is
  // ready.
  // Also works: `kitchen.orders.lazy.filter { !$0.isReady }.first`, or a loop
  // that ends as soon as it has found the next order.
  var body: some View {
    let next = kitchen.orders.first { !$0.isReady }
    Text("Next: \(next?.dish ?? "nothing")")
  }
}

/// Whether the kitchen is open, `open`, or `closed, back at 5`.
struct DoorLine: View {
  let kitchen: Kitchen

  // Why 3: the branch not taken reads nothing, and the line doesn't depend on
  // what it doesn't read.
  var body: some View {
    Text(kitchen.isOpen ? "open" : "closed, \(kitchen.notice)")
  }
}

/// The board that a kitchen's guests see.
///
///     Orders: 3
///     Next: pie
///     open
struct OrderBoard: View {
  let kitchen: Kitchen

  var body: some View {
    VStack {
      CountLine(kitchen: kitchen)
      NextLine(kitchen: kitchen)
      DoorLine(kitchen: kitchen)
    }
  }
}
