@testable import PublishingCore
import Testing

@Suite struct ObservableObjectTests {
  /// How often an object signals that it will change.
  private func count(
    _ object: some ObservableObject, while change: () -> Void
  ) -> Int {
    var count = 0
    let handle = object.objectWillChange.sink { _ in count += 1 }
    change()
    handle.cancel()
    return count
  }

  @Test func `ObservableObject: BasicBehavior`() {
    let store = Store()
    let first = Probe<Void, Never>()
    store.objectWillChange.subscribe(first)
    first.request(.max(2))
    store.name += "!"
    store.name = "Bea"
    store.celebrate()
    store.visits += 1
    #expect(first.log == ["subscription", "signal", "signal", "signal"])
    let second = Probe<Void, Never>(requesting: .unlimited)
    store.objectWillChange.subscribe(second)
    #expect(second.log == ["subscription"], "nothing is replayed")
    store.name = "Cleo"
    first.cancel()
    store.name = "Dan"
    #expect(first.received.count == 4)
    #expect(second.received.count == 2)
    second.cancel()
  }

  @Test func `NoFields: it is the same publisher at every access`() {
    let object = NoFields()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(publisher !== NoFields().objectWillChange)
    #expect(count(object) { object.objectWillChange.send() } == 1)
  }

  @Test func `NoPublishedFields: it is the same publisher at every access`() {
    let object = NoPublished()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(count(object) { object.count += 1 } == 1)
  }

  @Test func `PublishedFieldIsConstant: the publisher is installed there`() {
    let object = Constant()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(count(object) { object.number.property.set(1) } == 1)
  }

  @Test func `DerivedClassWithPublishedField: all properties send`() {
    let object = Derived()
    #expect(count(object) { object.published += 5 } == 1)
    #expect(count(object) { object.first += 5 } == 1)
    #expect(count(object) { object.second += 5 } == 1)
    #expect(object.published == 5 && object.first == 6 && object.second == 7)
  }

  @Test func `a stored Published without the attribute sends as well`() {
    let object = Derived()
    let changes = count(object) {
      Published<String>[
        _enclosingInstance: object, wrapped: \.plain, storage: \.storage
      ] += "?"
    }
    #expect(changes == 1)
    #expect(object.plain == "plain")
  }

  @Test func `GenericClass: all properties send`() {
    let object = Generic(123, true)
    #expect(count(object) { object.first += 1 } == 1)
    #expect(count(object) { object.second.toggle() } == 1)
    let derived = GenericDerived("a", 1)
    #expect(count(derived) { derived.first += "b" } == 1)
    #expect(count(derived) { derived.third.append("c") } == 1)
    #expect(derived.third == ["c"])
  }

  @Test func `ObservableDerivedWithNonObservableBase: the base's send, too`() {
    let object = DeeperStill()
    #expect(count(object) { object.number -= 1 } == 1)
    #expect(count(object) { object.text = "more" } == 1)
    #expect(count(object) { object.flag.toggle() } == 1)
    let base: NotObservable = object
    #expect(count(object) { base.number -= 1 } == 1)
  }

  @Test func `NSObjectSubclass: its properties send`() {
    let object = OfFoundation()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(count(object) { object.number += 1 } == 1)
  }

  @Test func `fields of all kinds do not disturb, private ones are found`() {
    let object = Crowded()
    object.friend = object
    object.optional = Published(initialValue: 1)
    let changes = count(object) {
      object.number = 1
      object.changeSecret()
      object.anything = 2
    }
    #expect(changes == 2)
  }

  @Test func `an object of unknown type can be observed`() {
    let store = Store()
    let object: any ObservableObject = store
    #expect(count(object) { store.name = "Bea" } == 1)
  }

  @Test func `two objects have two publishers`() {
    let (first, second) = (Store(), Store())
    #expect(first.objectWillChange !== second.objectWillChange)
    #expect(count(first) { second.name = "Bea" } == 0)
  }

  @Test func `objects at the same address do not share a publisher`() {
    // An address is used again at once, unless a sanitizer prevents it.
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<1000 { publishers.append(NoFields().objectWillChange) }
    #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 1000)
  }

  @Test func `freeing late doesn't take away the successor's publisher`() {
    // Each publisher outlives its object, and is freed while the next object,
    // perhaps at the same address, has its own publisher.
    var outlived: ObservableObjectPublisher?
    for _ in 0..<1000 {
      let object = NoFields()
      let publisher = object.objectWillChange
      #expect(publisher !== outlived)
      outlived = publisher
      #expect(publisher === object.objectWillChange)
    }
  }
}

/// What is left in the table. All tests share one table, so these look at it in
/// a separate process.
@Suite struct ObjectTableTests {
  @Test func `freeing an object with @Published frees its entry`() async {
    await #expect(processExitsWith: .success) {
      do {
        let store = Store()
        _ = store.objectWillChange
        precondition(ObjectTable.count == 1)
        _ = Derived().objectWillChange
        precondition(ObjectTable.count == 1)
      }
      precondition(ObjectTable.count == 0)
    }
  }

  @Test func `an object without has an entry while it is observed`() async {
    await #expect(processExitsWith: .success) {
      var object: NoFields? = NoFields()
      _ = object?.objectWillChange
      precondition(ObjectTable.count == 0)
      let first = object?.objectWillChange.sink {}
      let second = object?.objectWillChange.sink {}
      precondition(ObjectTable.count == 1)
      first?.cancel()
      precondition(ObjectTable.count == 1)
      object = nil
      second?.cancel()
      precondition(ObjectTable.count == 0)
    }
  }

  @Test func `ten thousand objects leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<10_000 {
        let (plain, store) = (NoPublished(), Store())
        var count = 0
        var handles: Set<AnyCancellable> = []
        plain.objectWillChange.sink { count += 1 }.store(in: &handles)
        store.objectWillChange.sink { count += 1 }.store(in: &handles)
        plain.count += 1
        store.name = "Bea"
        precondition(count == 2)
        precondition(ObjectTable.count == 2)
      }
      precondition(ObjectTable.count == 0)
    }
  }
}

@Suite struct ObservableObjectPublisherTests {
  @Test func `ObservableObjectPublisher: BasicBehavior`() {
    let publisher = ObservableObjectPublisher()
    let probe = Probe<Void, Never>(requesting: .max(1))
    publisher.send()
    publisher.subscribe(probe)
    #expect(probe.log == ["subscription"], "nothing is replayed")
    publisher.send()
    publisher.send()
    publisher.send()
    #expect(probe.received.count == 3, "demand is ignored")
    probe.cancel()
    publisher.send()
    #expect(probe.received.count == 3)
  }

  @Test func `it does not wait for a request`() {
    let publisher = ObservableObjectPublisher()
    let probe = Probe<Void, Never>()
    publisher.subscribe(probe)
    publisher.send()
    #expect(probe.log == ["subscription", "signal"])
    probe.cancel()
  }
}
