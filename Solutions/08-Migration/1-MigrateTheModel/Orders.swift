import ViewCore

/// One order, such as a soup.
// Why 2: each class is migrated by itself. The orders could be observable while
// the order still publishes.
@Observable
final class Order: ObservableObject {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// Why 3: what sent by hand is a plain property now; its setter announces it. An
// observable property has no `$tips` to subscribe to, so its owner looks at it
// in `didSet`. The value that a property begins with runs no `didSet`; `init`
// prints that line.
// Also works: in place of `didSet` a `set` of your own that prints, in a
// computed `tips` over a private property.
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
