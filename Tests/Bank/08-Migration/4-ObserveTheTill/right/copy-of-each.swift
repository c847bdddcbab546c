// Each property is copied by a subscription that does not hold the object.
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
      till.$cash.sink { [weak self] in self?.copyOfCash = $0 },
      till.$isOpen.sink { [weak self] in self?.copyOfIsOpen = $0 },
    ]
  }
}
