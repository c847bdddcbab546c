// A didSet cannot know who has written, so it writes to the till.
// Refused by: what the till says is not written back to it
// Seen: it said 4 times that it will change
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash = 0 {
    didSet { if cash != oldValue { till.cash = cash } }
  }
  var isOpen = false {
    didSet { if isOpen != oldValue { till.isOpen = isOpen } }
  }

  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in cash = $0 },
      till.$isOpen.sink { [unowned self] in isOpen = $0 },
    ]
  }
}
