// An order changes only when it becomes ready.
// Refused by: the journal goes on to listen
// Seen: says ["before: 0 of 1 ready", "before: 0 of 1 ready"]
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false {
    willSet { if newValue, !isReady { for tell in listeners { tell() } } }
  }
  @ObservationIgnored fileprivate var listeners: [() -> Void] = []

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
    order.listeners.append { [weak self] in self?.objectWillChange.send() }
  }
}
