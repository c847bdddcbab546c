// Each property is an observed object with a subscription of its own.
import ViewCore

/// One value of the till.
@Observable
final class Shown<Value> {
  private(set) var value: Value
  @ObservationIgnored private var following: AnyCancellable?

  init(_ value: Value, following publisher: Published<Value>.Publisher) {
    self.value = value
    following = publisher.sink { [unowned self] in self.value = $0 }
  }
}

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { shownCash.value }
    set { till.cash = newValue }
  }
  var isOpen: Bool {
    get { shownIsOpen.value }
    set { till.isOpen = newValue }
  }

  private let shownCash: Shown<Int>
  private let shownIsOpen: Shown<Bool>
  private let till: Till

  init(_ till: Till) {
    self.till = till
    shownCash = Shown(till.cash, following: till.$cash)
    shownIsOpen = Shown(till.isOpen, following: till.$isOpen)
  }
}
