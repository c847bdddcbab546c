// Nobody but this object opens the till.
// Refused by: an observed till follows the till
// Seen: the till was opened, and the observed till is not open
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
    set {
      till.isOpen = newValue
      copyOfIsOpen = newValue
    }
  }

  private var copyOfCash = 0
  private var copyOfIsOpen = false
  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    copyOfIsOpen = till.isOpen
    following = [
      till.$cash.sink { [unowned self] in copyOfCash = $0 }
    ]
  }
}
