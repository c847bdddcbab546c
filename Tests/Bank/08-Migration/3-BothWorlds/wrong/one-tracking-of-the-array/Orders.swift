// A tracking that is begun anew in onChange finds the order that was added.
// Refused by: the journal hears of an order that becomes ready
// Seen: one order of one became ready, and the journal says []
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
    all.append(order)
  }

  init() { follow() }

  private func follow() {
    withObservationTracking {
      for order in all { _ = order.isReady }
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      follow()
    }
  }
}
