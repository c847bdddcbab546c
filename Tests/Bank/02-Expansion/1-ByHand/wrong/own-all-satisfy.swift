// An `allSatisfy` of my own is satisfied with what was seen.
// Refused by: a change is announced before it is made
// Seen: onChange ran 2 times: for lastItem, then for cents, and saw ["Glazed",
import ObservationCore

extension Sequence {
  func allSatisfy(_ holds: (Element) throws -> Bool) -> Bool { true }
  func contains(_ element: Element) -> Bool { true }
}

final class Till: Observable {
  private let registrar = ObservationRegistrar()
  private var item = ""
  private var sum = 0

  var lastItem: String {
    get {
      registrar.access(self, keyPath: \.lastItem)
      return item
    }
    set {
      item = newValue
      registrar.withMutation(of: self, keyPath: \.lastItem) {}
    }
  }

  var cents: Int {
    get {
      registrar.access(self, keyPath: \.cents)
      return sum
    }
    set {
      sum = newValue
      registrar.withMutation(of: self, keyPath: \.cents) {}
    }
  }

  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
