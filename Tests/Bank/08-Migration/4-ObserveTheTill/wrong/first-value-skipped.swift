// A publisher sends nothing before the next value.
// Refused by: an observed till shows what is in the till
// Seen: there is 5 in the till, and the observed till says 0
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
    var isFirst = (true, true)
    following = [
      till.$cash.sink { [unowned self] in
        if !isFirst.0 { copyOfCash = $0 }
        isFirst.0 = false
      },
      till.$isOpen.sink { [unowned self] in
        if !isFirst.1 { copyOfIsOpen = $0 }
        isFirst.1 = false
      },
    ]
  }
}
