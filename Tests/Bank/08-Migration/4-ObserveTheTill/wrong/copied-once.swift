// Copying the till at the beginning is enough, because all writes go through
// here.
// Refused by: an observed till follows the till
// Seen: the cash went from 0 to 5 to 8, and the observed till says 0.
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { copyOfCash }
    set {
      till.cash = newValue
      copyOfCash = newValue
    }
  }
  var isOpen: Bool {
    get { copyOfIsOpen }
    set {
      till.isOpen = newValue
      copyOfIsOpen = newValue
    }
  }

  private var copyOfCash = 0
  private var copyOfIsOpen = false
  private let till: Till

  init(_ till: Till) {
    self.till = till
    copyOfCash = till.cash
    copyOfIsOpen = till.isOpen
  }
}
