// An order is never in two lists.
// Refused by: an order that two have is heard of by both
// Seen: the journals say [[], ["before: 0 of 1 ready"]]
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
  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in copyOfCash = $0 },
      till.$isOpen.sink { [unowned self] in copyOfIsOpen = $0 },
    ]
  }
}
