import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// TODO 1: A view still subscribes to the orders as a whole. Find out which, and
// what still sends.
@Observable
final class Orders: ObservableObject {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0 { willSet { objectWillChange.send() } }
  var note = "" { willSet { objectWillChange.send() } }

  /// How many orders are ready, such as `1 of 2`.
  var ready: String { "\(all.filter { $0.isReady }.count) of \(all.count)" }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
