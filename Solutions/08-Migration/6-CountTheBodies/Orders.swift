import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// Why 1: without the protocol the orders can't send `objectWillChange`, and the
// compiler points to the view that subscribes, which is the field for the note.
@Observable
final class Orders {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0
  var note = ""

  /// How many orders are ready, such as `1 of 2`.
  var ready: String { "\(all.filter { $0.isReady }.count) of \(all.count)" }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
