import ViewCore

/// A till for the new views: each property is observed separately.
// Why: `$cash` sends the new value, at first the one that is there. The
// copies are observed, each by itself. Writes go to the till alone and come
// back the same way, so there is one truth and no circle. If the subscriptions
// held `self`, the object would keep itself alive.
// Also works: no copies; `cash` reads the till after `access(keyPath: \.cash)`
// and `$cash.sink` calls `withMutation(keyPath: \.cash) {}`.
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

  private let till: Till
  private var copyOfCash = 0
  private var copyOfIsOpen = false
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [weak self] in self?.copyOfCash = $0 },
      till.$isOpen.sink { [weak self] in self?.copyOfIsOpen = $0 },
    ]
  }
}
