import ViewCore

/// One order, such as a soup.
// Why 2: you can migrate each class separately. `Orders` could be observable
// while `Order` still publishes.
@Observable
final class Order: ObservableObject {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// Why 3: the note, which used to send by hand, is a plain observed property
// now. An observed property has no `$tips` to subscribe to, so `didSet` prints
// instead. It doesn't run for the initial value, so `init` prints that line.
// Also works: instead of `didSet`, your own `set` that prints, in a computed
// `tips` over a private property.
@Observable
final class Orders: ObservableObject {
  private(set) var all = [Order("soup"), Order("pie")]
  var tips = 0 { didSet { printTips() } }
  var note = ""

  /// What the printer has printed: a line at first, and one whenever the tips
  /// are set. No observer is notified when it changes.
  @ObservationIgnored private(set) var receipt: [String] = []

  init() {
    printTips()
  }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }

  private func printTips() {
    receipt.append("tips: \(tips)")
  }
}
