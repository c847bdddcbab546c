// A generic class. Each use of one of its key paths might make a new key path
// object, and the compiler doesn't know whether its value can be compared.

import FuzzModel

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable
final class Box<Value: Storable>: Node {
  let serial: Int
  let tally: Tally
  var number: Value = .make(0)
  var list: [Value] = []
  var link: (any Node)?

  @ObservationIgnored private var entries: [Int: Int] = [:]

  init(serial: Int, tally: Tally) {
    self.serial = serial
    self.tally = tally
  }

  subscript(index: Index) -> Int {
    get {
      access(keyPath: \.[index])
      return entries[index.number, default: 0]
    }
    set {
      withMutation(keyPath: \.[index]) { entries[index.number] = newValue }
    }
  }

  func counterpart(of property: Property) -> Property {
    switch property {
    case .list, .link, .entry: property
    default: .number
    }
  }

  func read(_ property: Property) -> Int {
    switch property {
    case .list: list.reduce(list.count) { $0 &* 31 &+ $1.digest }
    case .link: link?.serial ?? -1
    case .entry(let index): self[Index(index, tally)]
    default: number.digest
    }
  }

  func set(_ property: Property, to value: Int) {
    switch property {
    case .list: list = [.make(value)]
    case .link: link = nil
    case .entry(let index): self[Index(index, tally)] = value
    default: number = .make(value)
    }
  }

  func setEqual(_ property: Property) {
    switch property {
    case .list: list = same(list)
    case .link: link = same(link)
    case .entry(let index):
      self[Index(index, tally)] = same(self[Index(index, tally)])
    default: number = same(number)
    }
  }

  func grow(_ property: Property, by value: Int) {
    switch property {
    case .list: list.append(.make(value))
    case .link: link = same(link)
    case .entry(let index): self[Index(index, tally)] += value
    default: number.grow(by: value)
    }
  }

  func mutate(_ property: Property, _ body: () throws -> Void) rethrows {
    switch property {
    case .list: try withMutation(keyPath: \.list, body)
    case .link: try withMutation(keyPath: \.link, body)
    case .entry(let index):
      try withMutation(keyPath: \.[Index(index, tally)], body)
    default: try withMutation(keyPath: \.number, body)
    }
  }
}
