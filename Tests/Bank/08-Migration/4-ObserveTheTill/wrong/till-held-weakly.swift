// A bridge holds neither side, so that there is no ring.
// Refused by: an observed till holds its till
// Seen: it says 0
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { copyOfCash }
    set { till?.cash = newValue }
  }
  var isOpen: Bool {
    get { copyOfIsOpen }
    set { till?.isOpen = newValue }
  }

  private var copyOfCash = 0
  private var copyOfIsOpen = false
  @ObservationIgnored private weak var till: Till?
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in copyOfCash = $0 },
      till.$isOpen.sink { [unowned self] in copyOfIsOpen = $0 },
    ]
  }
}
