// A property of a structure is observed by itself.
// Refused by: each property of the till is observed by itself
// Seen: onChange ran once: for cash
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { copy.cash }
    set { till.cash = newValue }
  }
  var isOpen: Bool {
    get { copy.isOpen }
    set { till.isOpen = newValue }
  }

  private var copy = (cash: 0, isOpen: false)
  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in copy.cash = $0 },
      till.$isOpen.sink { [unowned self] in copy.isOpen = $0 },
    ]
  }
}
