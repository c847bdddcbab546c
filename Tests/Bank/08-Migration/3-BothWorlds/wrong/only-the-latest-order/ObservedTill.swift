// One subscription is enough: the latest order is the one that changes.
// Refused by: the journal hears of each order, whenever it was added
// Seen: then the pie became ready, then the soup
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
