// What is computed from a published property is observed.
// Refused by: each property of the till is observed by itself
// Seen: onChange did not run
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash: Int {
    get { till.cash }
    set { till.cash = newValue }
  }
  var isOpen: Bool {
    get { till.isOpen }
    set { till.isOpen = newValue }
  }

  private let till: Till

  init(_ till: Till) {
    self.till = till
  }
}
