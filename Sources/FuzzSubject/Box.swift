// A generic class: each use of one of its key paths may make a new key path
// object, and no value is known to be comparable.

import FuzzModel

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable
final class Box<Value: Storable>: Node {
  let serial: Int
  var number: Value = .make(0)
  var list: [Value] = []
  var link: (any Node)?

  init(serial: Int) { self.serial = serial }

  func counterpart(of property: Property) -> Property {
    property == .list || property == .link ? property : .number
  }

  func read(_ property: Property) -> Int {
    switch property {
    case .list: list.reduce(list.count) { $0 &* 31 &+ $1.digest }
    case .link: link?.serial ?? -1
    default: number.digest
    }
  }

  func set(_ property: Property, to value: Int) {
    switch property {
    case .list: list = [.make(value)]
    case .link: link = nil
    default: number = .make(value)
    }
  }

  func setEqual(_ property: Property) {
    switch property {
    case .list: list = same(list)
    case .link: link = same(link)
    default: number = same(number)
    }
  }

  func grow(_ property: Property, by value: Int) {
    switch property {
    case .list: list.append(.make(value))
    case .link: link = same(link)
    default: number.grow(by: value)
    }
  }

  func mutate(_ property: Property, _ body: () throws -> Void) rethrows {
    switch property {
    case .list: try withMutation(keyPath: \.list, body)
    case .link: try withMutation(keyPath: \.link, body)
    default: try withMutation(keyPath: \.number, body)
    }
  }
}
