// What the macro writes for one property: which sets notify the trackings,
// which property observers run, and that a change in place stays in place.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable final class Values {
  var measure = 0.0
  var plain: Plain? = Plain()
  var sure = Plain()
  var coin = Coin(cents: 1)
  var maybeCoin: Coin? = Coin(cents: 1)
  var pair = (1, 2)
  var named: any Named = OfProtocol()
}

@Observable final class Machine {
  @ObservationIgnored private(set) var history: [String] = []

  var state = "initializing" {
    willSet { history.append("new \(newValue)") }
    didSet { history.append("old \(oldValue)") }
  }
}

/// A value that copies its storage only when it has to.
struct CopyOnWrite {
  private final class Storage { var count = 0 }
  private var storage = Storage()

  var id: ObjectIdentifier { ObjectIdentifier(storage) }

  mutating func count() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage() }
    storage.count += 1
  }
}

@Observable final class Counter { var value = CopyOnWrite() }

@Observable final class WithInit {
  var name: String
  var length: Int

  init(name: String) {
    self.name = name
    length = name.count
  }
}

/// Keeps a history of its total, which `init` assigns before or after the rest.
@Observable final class Order {
  @ObservationIgnored private(set) var history: [String] = []
  let table: Int

  var total = 0 {
    didSet { history.append("\(oldValue) became \(total)") }
  }

  init(totalFirst total: Int) {
    self.total = total
    table = 1
  }

  init(totalLast total: Int) {
    table = 1
    self.total = total
  }

  init(storage total: Int) {
    table = 1
    _total = total
  }

  func correct(_ total: Int) { _total = total }
}

@Suite struct SetterTests {
  let store = Store()
  let values = Values()
  let log = Log()

  @Test func `variables without default values are set in init`() {
    let subject = WithInit(name: "Ann")
    log.track("name") { subject.name + "\(subject.length)" }
    subject.name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `init makes a change once every property has a value`() {
    #expect(Order(totalFirst: 5).history == [], "the table has no value yet")
    #expect(Order(totalLast: 5).history == ["0 became 5"])
  }

  @Test func `the property observers move to the storage`() {
    let order = Order(storage: 5)
    #expect(order.history == [], "init assigns storage and runs no observers")
    order.correct(6)
    #expect(order.history == ["5 became 6"])
  }

  @Test func `a variable of a type that copies on write`() {
    let counter = Counter()
    log.track("value") { counter.value.id }
    counter.value = CopyOnWrite()
    #expect(log.all == ["value"])
  }

  @Test func `a value changed in place is not copied`() {
    let counter = Counter()
    let id = counter.value.id
    log.track("value") { counter.value.id }
    counter.value.count()
    #expect(counter.value.id == id)
    #expect(log.all == ["value"])
  }

  @Test func `property observers run once a set, in order`() {
    let machine = Machine()
    machine.state = "running"
    machine.state = "complete"
    #expect(
      machine.history == [
        "new running", "old initializing", "new complete", "old running",
      ])
  }

  @Test func `only a change in place notifies for an equal value`() {
    log.track("a") { store.a }
    store.a = 10
    #expect(log.all == [])
    store.a += 0
    #expect(log.all == ["a"])
  }

  @Test func `equality is asked of the declared type`() {
    values.measure = .nan
    log.track("nan") { values.measure }
    values.measure = .nan
    #expect(log.all == ["nan"], "it is not equal to itself")

    log.track("optional") { values.plain }
    values.plain = values.plain
    #expect(log.all == ["nan", "optional"], "it cannot be compared")

    log.track("coins") { (values.coin, values.maybeCoin) }
    values.coin = Coin(cents: 1)
    values.maybeCoin = Coin(cents: 1)
    #expect(log.all == ["nan", "optional"], "another object, but equal")
    values.coin = Coin(cents: 2)
    #expect(log.all == ["nan", "optional", "coins"])
  }

  @Test func `only setting a different object notifies observers`() {
    log.track("sure") { values.sure }
    values.sure = values.sure
    #expect(log.all == [])
    values.sure = Plain()
    #expect(log.all == ["sure"])
  }

  @Test func `a value that can't be compared always notifies`() {
    let box = Box<Any>(1)
    log.track("pair") { values.pair }
    log.track("named") { values.named }
    log.track("box") { box.value }
    values.pair = (1, 2)
    values.named = values.named
    box.value = 1
    #expect(log.all == ["pair", "named", "box"])
  }

  @Test func `setting an equal value runs the property observers, too`() {
    let machine = Machine()
    machine.state = "initializing"
    #expect(machine.history == ["new initializing", "old initializing"])
  }
}
