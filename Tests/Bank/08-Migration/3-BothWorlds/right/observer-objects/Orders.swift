// Each order is followed by an object, which the orders hold.
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// Tells of each change of an order, as long as it is held.
private final class Follower {
  private let order: Order
  private let tell: () -> Void

  init(of order: Order, tell: @escaping () -> Void) {
    self.order = order
    self.tell = tell
    follow()
  }

  private func follow() {
    withObservationTracking {
      _ = order.isReady
    } onChange: { [weak self] in
      guard let self else { return }
      tell()
      follow()
    }
  }
}

/// The orders of a day.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = []
  @ObservationIgnored private var followers: [Follower] = []

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    objectWillChange.send()
    all.append(order)
    followers.append(
      Follower(of: order) { [unowned self] in objectWillChange.send() })
  }
}
