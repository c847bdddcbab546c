// What is written to the copy reaches the till by itself.
// Refused by: what is written is passed on to the till
// Seen: the till has 0, the observed till 6
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash = 0
  var isOpen = false

  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    following = [
      till.$cash.sink { [unowned self] in cash = $0 },
      till.$isOpen.sink { [unowned self] in isOpen = $0 },
    ]
  }
}
