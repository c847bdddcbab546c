// One tracking of all orders, begun anew for each; an old one is silent.
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
    follow()
  }

  init() { follow() }

  @ObservationIgnored private var number = 0

  private func follow() {
    number += 1
    withObservationTracking {
      for order in all { _ = order.isReady }
    } onChange: { [weak self, number] in
      guard let self, number == self.number else { return }
      objectWillChange.send()
      follow()
    }
  }
}
