import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false { didSet { changed() } }
  @ObservationIgnored fileprivate var changed = {}

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
@Observable
final class Orders {
  private(set) var all = [Order]()
  var tips = 0
  var note = ""

  /// How many orders are ready, such as `1 of 2`.
  private(set) var ready = "0 of 0"

  init() {
    add("soup")
    add("pie")
  }

  /// Takes one more order.
  func add(_ dish: String) {
    let order = Order(dish)
    order.changed = { [unowned self] in count() }
    all.append(order)
    count()
  }

  private func count() {
    ready = "\(all.filter { $0.isReady }.count) of \(all.count)"
  }
}
