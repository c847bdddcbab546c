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
  var tips = 0 { didSet { tipsThatAreSet.send(tips) } }
  var note = ""

  /// What the printer has printed: a line at first, and one whenever the tips
  /// are set. Nobody is told when it changes.
  @ObservationIgnored private(set) var receipt: [String] = []
  private let tipsThatAreSet = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var printing: AnyCancellable?

  init() {
    printing = tipsThatAreSet.sink { [unowned self] tips in
      receipt.append("tips: \(tips)")
    }
  }

  /// Takes one more order.
  func add(_ dish: String) {
    all.append(Order(dish))
  }
}
