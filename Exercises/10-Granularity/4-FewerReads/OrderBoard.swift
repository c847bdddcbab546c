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

  // TODO 1: This line is re-evaluated when an order becomes ready, but doesn't
  // show that.
  var body: some View { Text("Orders: \(kitchen.lines.count)") }
}

/// The first order that isn't ready, `Next: pie`, or `Next: nothing`.
struct NextLine: View {
  let kitchen: Kitchen

  // TODO 2: The line depends on all orders. Which of them can change its text?
  var body: some View {
    let waiting = kitchen.orders.filter { !$0.isReady }
    Text("Next: \(waiting.first?.dish ?? "nothing")")
  }
}

/// Whether the kitchen is open, `open`, or `closed, back at 5`.
struct DoorLine: View {
  let kitchen: Kitchen

  // TODO 3: A new notice re-evaluates the line while the kitchen is open.
  var body: some View {
    let (isOpen, notice) = (kitchen.isOpen, kitchen.notice)
    Text(isOpen ? "open" : "closed, \(notice)")
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
