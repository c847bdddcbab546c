// Nothing is copied: the till is read, and its publishers announce.
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get {
      access(keyPath: \.cash)
      return till.cash
    }
    set { till.cash = newValue }
  }
  var isOpen: Bool {
    get {
      access(keyPath: \.isOpen)
      return till.isOpen
    }
    set { till.isOpen = newValue }
  }

  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] _ in
        withMutation(keyPath: \.cash) {}
      },
      till.$isOpen.sink { [unowned self] _ in
        withMutation(keyPath: \.isOpen) {}
      },
    ]
  }
}
