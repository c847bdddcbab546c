// A subscription holds nobody.
// Refused by: an observed till that nobody holds is gone
// Seen: nobody holds the observed till any more, and it is still there
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
      till.$cash.sink { [self] in copyOfCash = $0 },
      till.$isOpen.sink { [self] in copyOfIsOpen = $0 },
    ]
  }
}
