// A class that calls its registrar itself, without the macro. To read
// properties, it uses the key paths that are written here; to change them, it
// uses key paths that are written in another file, and a copy of the registrar.

import FuzzModel

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

class ByHand: Node, Observable {
  let serial: Int
  let registrar: ObservationRegistrar
  let copy: ObservationRegistrar

  private var storedNumber = 0
  private var storedLink: (any Node)?
  var point = Point()  // only its part `x` is observed

  init(serial: Int) {
    self.serial = serial
    registrar = ObservationRegistrar()
    copy = registrar
  }

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return storedNumber
    }
    set { mutate(.number) { storedNumber = newValue } }
  }

  var link: (any Node)? {
    get {
      registrar.access(self, keyPath: \.link)
      return storedLink
    }
    set { mutate(.link) { storedLink = newValue } }
  }

  func counterpart(of property: Property) -> Property {
    property == .point || property == .link ? property : .number
  }

  func read(_ property: Property) -> Int {
    switch property {
    case .point:
      registrar.access(self, keyPath: \.point.x)
      return point.x
    case .link: return link?.serial ?? -1
    default: return number
    }
  }

  func set(_ property: Property, to value: Int) {
    switch property {
    case .point: mutate(.point) { point.x = value }
    case .link: link = nil
    default: number = value
    }
  }

  func setEqual(_ property: Property) {
    let value = read(property)
    if property == .link {
      link = same(link)
    } else {
      set(property, to: value)
    }
  }

  func grow(_ property: Property, by value: Int) {
    let old = read(property)
    if property == .link {
      link = same(link)
    } else {
      set(property, to: old + value)
    }
  }

  func mutate(_ property: Property, _ body: () throws -> Void) rethrows {
    switch property {
    case .point: try copy.withMutation(of: self, keyPath: part, body)
    case .link: try copy.withMutation(of: self, keyPath: linkElsewhere, body)
    default: try copy.withMutation(of: self, keyPath: numberElsewhere, body)
    }
  }
}

/// A subclass that observes one property through two key paths that aren't
/// equal, because one of them starts at the subclass.
final class DerivedByHand: ByHand {
  private var storedAlias = 0

  override func counterpart(of property: Property) -> Property {
    property == .alias ? .alias : super.counterpart(of: property)
  }

  override func read(_ property: Property) -> Int {
    guard property == .alias else { return super.read(property) }
    registrar.access(self, keyPath: \DerivedByHand.number)
    return storedAlias
  }

  override func set(_ property: Property, to value: Int) {
    guard property == .alias else { return super.set(property, to: value) }
    mutate(.alias) { storedAlias = value }
  }

  override func mutate(
    _ property: Property, _ body: () throws -> Void
  ) rethrows {
    guard property == .alias else { return try super.mutate(property, body) }
    try copy.withMutation(of: self, keyPath: aliasElsewhere, body)
  }
}
