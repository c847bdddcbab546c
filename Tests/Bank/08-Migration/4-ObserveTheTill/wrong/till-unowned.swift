// A bridge may hold the till unowned, because the till lives longer anyway.
// Refused by: an observed till holds its till
// Seen: the program stopped in this check: Fatal error: Attempted to read an
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { copyOfCash }
    set { till.cash = newValue }
  }
  var isOpen: Bool {
    get { copyOfIsOpen }
    set { till.isOpen = newValue }
  }

  private var copyOfCash = 0
  private var copyOfIsOpen = false
  @ObservationIgnored private unowned let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in copyOfCash = $0 },
      till.$isOpen.sink { [unowned self] in copyOfIsOpen = $0 },
    ]
  }
}
