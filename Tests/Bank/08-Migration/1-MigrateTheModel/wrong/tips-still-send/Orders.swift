import ViewCore

/// One order, such as a soup.
@Observable
final class Order: ObservableObject {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
@Observable
final class Orders: ObservableObject {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0 {
    willSet { objectWillChange.send() }
    didSet { print() }
  }
  var note = ""

  /// What the printer has printed: a line at first, and one whenever the tips
  /// are set. Nobody is told when it changes.
  @ObservationIgnored private(set) var receipt: [String] = []

  init() { print() }

  private func print() {
    receipt.append("tips: \(tips)")
  }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
