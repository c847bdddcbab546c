// Writing back what has been copied ends by itself.
// Refused by: an observed till shows what is in the till
// Seen: the program stopped in this check: a memory fault (signal 11)
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash = 0 { didSet { till.cash = cash } }
  var isOpen = false { didSet { till.isOpen = isOpen } }

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
