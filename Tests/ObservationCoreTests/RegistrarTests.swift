import Foundation
import ObservationCore
import Testing

/// The registrar as a value, and the classes the macro makes of it.
@Suite struct RegistrarTests {
  let log = Log()

  @Test func `S-23 a copy shares its observers with the original`() {
    struct Holder: Observable {
      let registrar = ObservationRegistrar()
      var value: Int { 0 }
    }
    let original = Holder()
    let copy = original
    log.track("value") {
      original.registrar.access(original, keyPath: \.value)
    }
    copy.registrar.willSet(copy, keyPath: \.value)
    #expect(log.all == ["value"])
  }

  @Test func `S-24 all registrars are equal and have one hash`() {
    let one = ObservationRegistrar()
    let two = ObservationRegistrar()
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
  }

  @Test func `S-24 a decoded object has observers of its own`() throws {
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

  @Test func `a change that throws is told before, and ends`() {
    struct Refused: Error {}
    let subject = ByHand()
    log.track("value") { subject.value }
    #expect(throws: Refused.self) {
      try subject.registrar.withMutation(of: subject, keyPath: \.value) {
        throw Refused()
      }
    }
    #expect(log.all == ["value"])
  }

  @Test func `an observable class conforms, a plain one does not`() {
    func isObservable(_ value: some Observable) -> Bool { true }
    func isObservable(_ value: some Any) -> Bool { false }
    #expect(isObservable(Store()))
    #expect(!isObservable(log))
  }

  @Test func `properties with observers run them once a set, in order`() {
    let machine = Machine()
    machine.state = "running"
    machine.state = "running"
    #expect(
      machine.history == [
        "will running", "did idle", "will running", "did running",
      ])
  }

  @Test func `an optional chain changes the object at its end`() {
    let employee = Employee()
    employee.friend = Person()
    log.track("friend") { employee.friend?.name }
    employee.title = "Prof."
    #expect(log.all == [])
    employee.friend?.name = "Cleo"
    #expect(log.all == ["friend"])
  }

  @Test func `a generic class is observed`() {
    let box = Box(1)
    log.track("value") { box.value }
    box.value = 2
    #expect(log.all == ["value"])
  }
}

@Observable
final class Account: Codable {
  var balance: Int
  init(balance: Int) { self.balance = balance }

  private enum CodingKeys: String, CodingKey {
    case _balance = "balance"
    case _$observationRegistrar
  }
}

@Observable
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@Observable
final class Machine {
  @ObservationIgnored private(set) var history: [String] = []

  var state = "idle" {
    willSet { history.append("will \(newValue)") }
    didSet { history.append("did \(oldValue)") }
  }
}
