// A didSet writes to the till, unless the value has come from there.
import ViewCore

/// A till as the new views want it: observed property by property.
@Observable
final class ObservedTill {
  var cash = 0 {
    didSet { if cash != oldValue, !isCopying { till.cash = cash } }
  }
  var isOpen = false {
    didSet { if isOpen != oldValue, !isCopying { till.isOpen = isOpen } }
  }

  @ObservationIgnored private var isCopying = false
  private let till: Till
  @ObservationIgnored private var following: [AnyCancellable] = []

  init(_ till: Till) {
    self.till = till
    following = [
      till.$cash.sink { [unowned self] in copy($0, to: \.cash) },
      till.$isOpen.sink { [unowned self] in copy($0, to: \.isOpen) },
    ]
  }

  private func copy<Value>(
    _ value: Value, to place: ReferenceWritableKeyPath<ObservedTill, Value>
  ) {
    isCopying = true
    self[keyPath: place] = value
    isCopying = false
  }
}
