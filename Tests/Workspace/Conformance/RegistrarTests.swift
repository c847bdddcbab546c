// The registrar, called by hand.

import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// A class that declares its own `access` and `withMutation`.
@Observable final class Audited {
  var field = ""
  @ObservationIgnored private(set) var accessed: [AnyKeyPath] = []
  @ObservationIgnored private(set) var mutated: [AnyKeyPath] = []

  internal func access<Member>(keyPath: KeyPath<Audited, Member>) {
    accessed.append(keyPath)
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  internal func withMutation<Member, Result>(
    keyPath: KeyPath<Audited, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    mutated.append(keyPath)
    return try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }
}

struct Holder: Observable {
  let registrar = ObservationRegistrar()
  var value: Int { 0 }
}

@Suite struct RegistrarTests {
  let subject = ByHand()
  let log = Log()

  @Test func `access and withMutation can be written by hand`() {
    let audited = Audited()
    log.track("field") { audited.field }
    audited.field = "new"
    #expect(log.all == ["field"])
  }

  @Test func `a read calls access, and a set calls withMutation`() {
    let audited = Audited()
    _ = audited.field
    #expect(audited.accessed == [\Audited.field])
    #expect(audited.mutated == [])
    audited.field = "new"
    #expect(audited.accessed == [\Audited.field])
    #expect(audited.mutated == [\Audited.field])
  }

  @Test func `an inherited property matches through either class`() {
    let employee = Employee()
    log.track("name") { employee.firstName }
    (employee as Person).firstName = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `key paths of two classes are not equal for one property`() {
    let employee = Employee()
    let registrar = ObservationRegistrar()
    log.track("name") {
      registrar.access(employee, keyPath: \Employee.firstName)
    }
    registrar.willSet(employee, keyPath: \Person.firstName)
    #expect(log.all == [])
    registrar.willSet(employee, keyPath: \Employee.firstName)
    #expect(log.all == ["name"])
  }

  @Test func `willSet and didSet can be passed as functions`() {
    typealias Report = (ByHand, KeyPath<ByHand, Int>) -> Void
    let willSet: Report = subject.registrar.willSet
    let didSet: Report = subject.registrar.didSet
    let reports: [Report] = [subject.registrar.willSet, didSet]
    log.track("value") { subject.value }
    didSet(subject, \.value)
    #expect(log.all == [])
    willSet(subject, \.value)
    #expect(log.all == ["value"])
    log.track("value again") { subject.value }
    for report in reports { report(subject, \.value) }
    #expect(log.all == ["value", "value again"])
  }

  @Test func `a copy shares its observers with the original`() {
    let original = Holder()
    let copy = original
    log.track("value") {
      original.registrar.access(original, keyPath: \.value)
    }
    copy.registrar.willSet(copy, keyPath: \.value)
    #expect(log.all == ["value"])
  }

  @Test func `a decoded object has its own observers`() throws {
    let original = Account(balance: 5)
    log.track("original") { original.balance }
    let data = try JSONEncoder().encode(original)
    let copy = try JSONDecoder().decode(Account.self, from: data)
    copy.balance = 6
    #expect(log.all == [])
    #expect(original.balance == 5)
    log.track("copy") { copy.balance }
    copy.balance = 7
    #expect(log.all == ["copy"])
  }

  @Test func `generic and existential code reaches the property`() {
    func read<Value>(_ box: Box<Value>) -> Value { box.value }
    func write<Value>(_ value: Value, to box: Box<Value>) {
      box.value = value
    }
    func look(at named: any Named) -> String { named.name }
    let (box, named) = (Box(1), OfProtocol())
    log.track("box") { read(box) }
    log.track("name") { look(at: named) }
    write(2, to: box)
    named.name = "Bea"
    #expect(log.all == ["box", "name"])
  }
}
