// One dish is one order, however often it is there.
// Refused by: whatever happens, in any order
// Seen: the board says "Orders: 2
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

  var body: some View {
    Text("Orders: \(Set(kitchen.orders.map(\.dish)).count)")
  }
}

/// The first order that is not ready, `Next: pie`, or `Next: nothing`.
struct NextLine: View {
  let kitchen: Kitchen

  var body: some View {
    let next = kitchen.orders.first { !$0.isReady }
    Text("Next: \(next?.dish ?? "nothing")")
  }
}

/// Whether the kitchen is open, `open`, or `closed, back at 5`.
struct DoorLine: View {
  let kitchen: Kitchen

  var body: some View {
    Text(kitchen.isOpen ? "open" : "closed, \(kitchen.notice)")
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
