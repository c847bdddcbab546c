// A tracking waits for all that its closure could have read.
// Refused by: each change is one line
// Seen: "before: 0 of 3 ready", "before: 1 of 3 ready"]
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = []

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    objectWillChange.send()
    all.append(order)
    follow(all)
  }

  private func follow(_ orders: [Order]) {
    number += 1
    withObservationTracking {
      _ = orders.contains { $0.isReady }
    } onChange: { [weak self, number] in
      guard let self, number == self.number else { return }
      objectWillChange.send()
      follow(orders)
    }
  }

  @ObservationIgnored private var number = 0
}
