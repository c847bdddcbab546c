// A change is told when it is over, on the main thread.
// Refused by: the journal hears of an order that becomes ready
// Seen: one order of one became ready, and the journal says []
import Dispatch
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
    follow(order)
  }

  private func follow(_ order: Order) {
    withObservationTracking {
      _ = order.isReady
    } onChange: { [weak self, weak order] in
      DispatchQueue.main.async {
        guard let self, let order else { return }
        self.objectWillChange.send()
        self.follow(order)
      }
    }
  }
}
