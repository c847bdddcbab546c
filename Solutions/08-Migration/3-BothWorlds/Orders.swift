import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
// Why: the array belongs to this object, so its `willSet` can send. The orders
// are separate objects, so each needs its own tracking, which starts when the
// order is added. A single tracking of everything would start again before a
// change, and miss the order being added. The order keeps the closure that
// observes it alive, so the closure captures neither the order nor `self`
// strongly.
// Also works: send in `add`, before `append`.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = [] { willSet { objectWillChange.send() } }

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    all.append(order)
    follow(order)
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
