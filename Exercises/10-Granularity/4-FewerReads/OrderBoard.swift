import ViewCore

/// What somebody has ordered.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a kitchen, and what it says when it is closed.
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

  // TODO 1: An order that becomes ready evaluates this line, which does not
  // show it.
  var body: some View { Text("Orders: \(kitchen.lines.count)") }
}

/// The first order that is not ready, `Next: pie`, or `Next: nothing`.
struct NextLine: View {
  let kitchen: Kitchen

  // TODO 2: The line waits for all orders. Which of them can change its text?
  var body: some View {
    let waiting = kitchen.orders.filter { !$0.isReady }
    Text("Next: \(waiting.first?.dish ?? "nothing")")
  }
}

/// Whether the kitchen is open, `open`, or `closed, back at 5`.
struct DoorLine: View {
  let kitchen: Kitchen

  // TODO 3: Another notice evaluates the line of a kitchen that is open.
  var body: some View {
    let (isOpen, notice) = (kitchen.isOpen, kitchen.notice)
    Text(isOpen ? "open" : "closed, \(notice)")
  }
}

/// What the guests see of a kitchen.
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
