import ViewCore

/// A till for the new views: each property is observed separately.
// Why: `$cash` sends the current value first, and then each new value. Each
// copy is observed separately. Writes go only to the till, and come back
// through the subscriptions, so there's one source of truth and no loop. If the
// subscriptions captured `self` strongly, the object would keep itself alive.
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
