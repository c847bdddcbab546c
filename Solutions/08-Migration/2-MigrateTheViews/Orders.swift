import ViewCore

/// One order, such as a soup.
// Why 9: now the compiler finds every view you forgot: `@StateObject` and
// `@ObservedObject` reject a class without the protocol.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// Why 10: the orders are observed property by property, and no view subscribes
// to them as a whole.
@Observable
final class Orders {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0
  var note = ""

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
