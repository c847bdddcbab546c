// The till has its new value when it says that it will change.
// Refused by: an observed till follows the till
// Seen: the cash went from 0 to 5 to 8, and the observed till says 5.
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
    copyOfCash = till.cash
    copyOfIsOpen = till.isOpen
    following = [
      till.objectWillChange.sink { [unowned self] in
        copyOfCash = till.cash
        copyOfIsOpen = till.isOpen
      }
    ]
  }
}
