// A till that will change changes in both of its properties.
// Refused by: each property of the till is observed by itself
// Seen: onChange ran once: for cash
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
      till.objectWillChange.sink { [unowned self] in
        withMutation(keyPath: \.cash) {}
        withMutation(keyPath: \.isOpen) {}
      }
    ]
  }
}
