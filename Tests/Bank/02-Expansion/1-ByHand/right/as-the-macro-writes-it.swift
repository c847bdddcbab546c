// The code that the macro writes, with its names and its `_modify`, but without
// the comparison.
import ObservationCore

final class Till {
  private let _$observationRegistrar = ObservationRegistrar()

  func access<Member>(keyPath: KeyPath<Till, Member>) {
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  func withMutation<Member, Result>(
    keyPath: KeyPath<Till, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }

  private var _lastItem = ""

  var lastItem: String {
    get {
      access(keyPath: \.lastItem)
      return _lastItem
    }
    set {
      withMutation(keyPath: \.lastItem) {
        _lastItem = newValue
      }
    }
    _modify {
      access(keyPath: \.lastItem)
      _$observationRegistrar.willSet(self, keyPath: \.lastItem)
      defer { _$observationRegistrar.didSet(self, keyPath: \.lastItem) }
      yield &_lastItem
    }
  }

  private var _cents = 0

  var cents: Int {
    get {
      access(keyPath: \.cents)
      return _cents
    }
    set {
      withMutation(keyPath: \.cents) {
        _cents = newValue
      }
    }
    _modify {
      access(keyPath: \.cents)
      _$observationRegistrar.willSet(self, keyPath: \.cents)
      defer { _$observationRegistrar.didSet(self, keyPath: \.cents) }
      yield &_cents
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}

extension Till: Observable {}
