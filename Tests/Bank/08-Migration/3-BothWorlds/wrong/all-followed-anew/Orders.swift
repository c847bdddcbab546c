// A new tracking takes the place of the one before it.
// Refused by: each change is one line
// Seen: "before: 0 of 3 ready", "before: 0 of 3 ready"
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
    for order in all { follow(order) }
  }

  private func follow(_ order: Order) {
    withObservationTracking {
      _ = order.isReady
    } onChange: { [weak self, weak order] in
      guard let self, let order else { return }
      objectWillChange.send()
      follow(order)
    }
  }
}
