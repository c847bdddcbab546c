@testable import ObservationCore

import Testing

/// Key paths that capture something come and go; others keep their number.
@Suite(.serialized) struct PropertyTests {
  // This is read from the key path's memory, because no function returns it.
  @Test func `a key path is known to capture something, or nothing`() {
    #expect(!(\Store.a as AnyKeyPath).maySomethingBeCaptured)
    #expect(!(\Store.sum as AnyKeyPath).maySomethingBeCaptured)
    #expect(!(\Store.ignored as AnyKeyPath).maySomethingBeCaptured)
    #expect(!(\Employee.name as AnyKeyPath).maySomethingBeCaptured)
    #expect((\Table.[1] as AnyKeyPath).maySomethingBeCaptured)
    #expect((\Table.[Nothing()] as AnyKeyPath).maySomethingBeCaptured)
    #expect(keyPath(in: Int.self).maySomethingBeCaptured)
  }

  @Test func `equal key paths have one number, while it is owned`() {
    let first = Property.find(\Table.[1])
    let second = Property.find(\Table.[1])
    let other = Property.find(\Table.[2])
    #expect(first == second)
    #expect(first != other)
    #expect(first.isCounted)
    first.release()
    #expect(second.keyPath == \Table.[1])
    #expect(Property.find(\Table.[1]) == second)
    for _ in 1...2 { second.release() }
    other.release()
  }

  @Test func `a number that is free is given again`() {
    let numbers = (0..<100).map { key in
      let property = Property.find(\Table.[key])
      property.release()
      return property.number
    }
    #expect(Set(numbers).count < 100)
  }

  @Test func `an index that reads properties in its hash is not lost`() {
    let person = Person()
    let table = Table()
    let log = Log()
    log.track("owner") { table[Owner(person)] }
    table[Owner(Employee())] = 1
    #expect(log.all == ["owner"])
  }

  @Test func `a trace names an index`() {
    let table = Table()
    let trace = Trace(["first": \Table.[1]])
    trace.record {
      withObservationTracking {
        _ = (table[1], table[2])
      } onChange: {
      }
      table[1] = 1
    }
    #expect(
      trace.events.map(\.description) == [
        "read Table.first", "registered Table.first", "will set Table.first",
        "fired Table.first", "cancelled Table.first",
      ])
  }
}

private func keyPath<Value>(in _: Value.Type) -> AnyKeyPath {
  \Generic<Value>.value
}

private final class Generic<Value> {
  var value: Int {
    get { 0 }
    set {}
  }
}

private struct Nothing: Hashable {}

/// An index that is equal by what an observable object says.
private final class Owner: Hashable {
  let person: Person

  init(_ person: Person) { self.person = person }

  static func == (one: Owner, other: Owner) -> Bool {
    one.person.name == other.person.name
  }
  func hash(into hasher: inout Hasher) { hasher.combine(person.name) }
}

extension Table {
  fileprivate subscript(nothing: Nothing) -> Int { 0 }

  fileprivate subscript(owner: Owner) -> Int {
    get {
      access(keyPath: \.[owner])
      return 0
    }
    set { withMutation(keyPath: \.[owner]) {} }
  }
}
