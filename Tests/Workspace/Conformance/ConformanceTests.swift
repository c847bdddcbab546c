// Classes that conform to more than Observable, inherit, or are isolated.

import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable final class Crossing: @unchecked Sendable { var name = "Ann" }

@Observable final class Account: Codable {
  var balance: Int
  init(balance: Int) { self.balance = balance }

  private enum CodingKeys: String, CodingKey {
    case _balance = "balance"
    case _$observationRegistrar
  }
}

@Observable final class Coin: Hashable {
  var cents: Int
  init(cents: Int) { self.cents = cents }

  static func == (left: Coin, right: Coin) -> Bool {
    left.cents == right.cents
  }
  func hash(into hasher: inout Hasher) { hasher.combine(cents) }
}

/// Equality that the compiler writes: its registrar must be Hashable, too.
struct Purse: Hashable {
  let registrar = ObservationRegistrar()
  var owner = "Ann"
}

@Observable class Entity { var id = 1 }

@Observable class Human: Entity {
  var firstName = "Ann"
  var lastName = "Ray"
  var fullName: String { firstName + " " + lastName }
}

@Observable final class HumanWithMiddleName: Human {
  var middleName = "Bo"
  override var fullName: String {
    firstName + " " + middleName + " " + lastName
  }
}

@Observable final class WithIsolatedVariable {
  @MainActor var name = "Ann"
}

@MainActor @Observable final class Isolated { var name = "Ann" }

@Observable final class Declared: Observable { var name = "Ann" }

protocol Watched: Observable {}

@Observable final class DeclaredByProtocol: Watched { var name = "Ann" }

@Suite struct ConformanceTests {
  let log = Log()

  @Test func `a sendable class`() {
    let subject = Crossing()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `a codable class, whose conformance is written for it`()
    throws
  {
    let data = try JSONEncoder().encode(Account(balance: 5))
    let copy = try JSONDecoder().decode(Account.self, from: data)
    #expect(copy.balance == 5)
  }

  @Test func `a hashable class; all registrars are equal`() {
    #expect(Set([Coin(cents: 1), Coin(cents: 1), Coin(cents: 2)]).count == 2)
    #expect(Purse() == Purse())
    #expect(Purse().hashValue == Purse().hashValue)
    #expect(ObservationRegistrar() == ObservationRegistrar())
  }

  @Test func `a class tree, observable at each level`() {
    let subject = HumanWithMiddleName()
    for change in ["id", "first", "middle"] {
      log.track(change) { (subject.id, subject.fullName) }
      switch change {
      case "id": subject.id = 2
      case "first": subject.firstName = "Bea"
      default: subject.middleName = "Jo"
      }
    }
    #expect(log.all == ["id", "first", "middle"])
    #expect((subject as Human).fullName == "Bea Jo Ray")
  }

  @MainActor @Test func `a variable that belongs to the main actor`() {
    let subject = WithIsolatedVariable()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @MainActor @Test func `a class that belongs to the main actor`() {
    let subject = Isolated()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `a class that says itself that it is observable`() {
    let subject = Declared()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `a class that is observable through a protocol`() {
    let subject = DeclaredByProtocol()
    log.track("name") { subject.name }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }
}
