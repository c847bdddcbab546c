import ViewCore

/// One order, such as a soup.
// TODO 2: Make the order observable, too.
final class Order: ObservableObject {
  let dish: String
  @Published var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day, a note about them, and the tips.
// TODO 3: Make the orders observable. Nothing sends `objectWillChange` any
// more, but the receipt is still printed.
final class Orders: ObservableObject {
  @Published private(set) var all = [Order("soup"), Order("pie")]
  @Published var tips = 0
  var note = "" { willSet { objectWillChange.send() } }

  /// What the printer has printed: a line at first, and one whenever the tips
  /// are set. No observer is notified when it changes.
  private(set) var receipt: [String] = []
  private var printing: AnyCancellable?

  init() {
    printing = $tips.sink { [unowned self] tips in
      receipt.append("tips: \(tips)")
    }
  }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
