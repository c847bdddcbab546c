import ViewCore

/// One order, such as a soup.
// TODO 9: When no view needs the protocol any more, remove it.
@Observable
final class Order: ObservableObject {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// TODO 10: Remove it here, too.
@Observable
final class Orders: ObservableObject {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0
  var note = ""

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
