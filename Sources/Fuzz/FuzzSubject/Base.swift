// A class with one property of each kind, and a subclass with one more.

import FuzzModel

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable
class Base: Node {
  let serial: Int
  let tally: Tally
  var number = 0
  var text = ""
  var list: [Int] = []
  var optional: Int?
  var point = Point()
  var tag = Tag.make(0)
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
    property == .extra || property == .alias ? .number : property
  }

  func read(_ property: Property) -> Int {
    switch property {
    case .text: text.digest
    case .list: list.digest
    case .optional: optional.digest
    case .point: point.digest
    case .tag: tag.digest
    case .link: link?.serial ?? -1
    case .entry(let index): self[Index(index, tally)]
    default: number.digest
    }
  }

  func set(_ property: Property, to value: Int) {
    switch property {
    case .text: text = .make(value)
    case .list: list = .make(value)
    case .optional: optional = .make(value)
    case .point: point = .make(value)
    case .tag: tag = .make(value)
    case .link: link = nil
    case .entry(let index): self[Index(index, tally)] = value
    default: number = .make(value)
    }
  }

  func setEqual(_ property: Property) {
    switch property {
    case .text: text = same(text)
    case .list: list = same(list)
    case .optional: optional = same(optional)
    case .point: point = same(point)
    case .tag: tag = same(tag)
    case .link: link = same(link)
    case .entry(let index):
      self[Index(index, tally)] = same(self[Index(index, tally)])
    default: number = same(number)
    }
  }

  func grow(_ property: Property, by value: Int) {
    switch property {
    case .text: text.grow(by: value)
    case .list: list.grow(by: value)
    case .optional: optional.grow(by: value)
    case .point: point.grow(by: value)
    case .tag: tag = .make(tag.digest + 1)
    case .link: link = same(link)
    case .entry(let index): self[Index(index, tally)] += value
    default: number.grow(by: value)
    }
  }

  func mutate(_ property: Property, _ body: () throws -> Void) rethrows {
    switch property {
    case .text: try withMutation(keyPath: \.text, body)
    case .list: try withMutation(keyPath: \.list, body)
    case .optional: try withMutation(keyPath: \.optional, body)
    case .point: try withMutation(keyPath: \.point, body)
    case .tag: try withMutation(keyPath: \.tag, body)
    case .link: try withMutation(keyPath: \.link, body)
    case .entry(let index):
      try withMutation(keyPath: \.[Index(index, tally)], body)
    default: try withMutation(keyPath: \.number, body)
    }
  }
}

@Observable
final class Derived: Base {
  var extra = 0

  override func counterpart(of property: Property) -> Property {
    property == .extra ? .extra : super.counterpart(of: property)
  }

  override func read(_ property: Property) -> Int {
    property == .extra ? extra : super.read(property)
  }

  override func set(_ property: Property, to value: Int) {
    if property == .extra {
      extra = value
    } else {
      super.set(property, to: value)
    }
  }

  override func setEqual(_ property: Property) {
    if property == .extra {
      extra = same(extra)
    } else {
      super.setEqual(property)
    }
  }

  override func grow(_ property: Property, by value: Int) {
    if property == .extra {
      extra += value
    } else {
      super.grow(property, by: value)
    }
  }

  override func mutate(
    _ property: Property, _ body: () throws -> Void
  ) rethrows {
    if property == .extra {
      try withMutation(keyPath: \.extra, body)
    } else {
      try super.mutate(property, body)
    }
  }
}
