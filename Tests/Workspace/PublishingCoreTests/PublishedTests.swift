import PublishingCore
import Testing

@Suite struct PublishedTests {
  @Test func `Published: BasicBehavior`() {
    let object = Custom()
    var stored: [Int] = []
    let first = Probe<Int, Never>(onValue: { _ in
      stored.append(object.state)
      return .none
    })
    object.$state.subscribe(first)
    #expect(first.log == ["subscription"])
    first.request(.max(2))
    object.state += 1
    object.state += 2
    object.state += 3
    #expect(first.received == ["0", "1"])
    first.request(.max(10))
    #expect(first.received == ["0", "1", "6"])
    let second = Probe<Int, Never>(requesting: .unlimited)
    object.$state.subscribe(second)
    object.state = 42
    first.cancel()
    object.state = -1
    #expect(first.received == ["0", "1", "6", "42"])
    #expect(second.received == ["6", "42", "-1"])
    #expect(stored == [0, 0, 6, 6], "it is stored after it is sent")
    second.cancel()
  }

  @Test func `ObservableObjectWithCustomObjectWillChange: it is left alone`() {
    let object = Custom()
    let probe = Probe<Void, Never>(requesting: .max(2))
    object.objectWillChange.subscribe(probe)
    object.state = 100
    #expect(probe.log == ["subscription"])
    object.objectWillChange.send()
    #expect(probe.log == ["subscription", "signal"])
    probe.cancel()
  }

  @Test func `AssignToPublished: until the object is freed, as it can be`() {
    let publisher = ByHand<Int, Never>()
    do {
      let object = Custom()
      publisher.assign(to: &object.$state)
      #expect(publisher.subscription.log == ["unlimited"])
      let probe = Probe<Int, Never>()
      object.$state.subscribe(probe)
      publisher.send(1)
      #expect(probe.received == [])
      probe.request(.max(3))
      for value in 2...4 { publisher.send(value) }
      #expect(probe.received == ["1", "2", "3"])
      #expect(object.state == 4)
      probe.cancel()
      #expect(publisher.subscription.log == ["unlimited"])
    }
    #expect(publisher.subscription.log == ["unlimited", "cancelled"])
    #expect(publisher.send(5) == Subscribers.Demand.none)
  }

  @Test func `AssignToPublished: Finish: the property goes on`() {
    let publisher = ByHand<Int, Never>()
    let object = Custom()
    let probe = Probe<Int, Never>(requesting: .unlimited)
    publisher.assign(to: &object.$state)
    object.$state.subscribe(probe)
    publisher.send(completion: .finished)
    #expect(publisher.subscription.log == ["unlimited"])
    object.state = 1
    #expect(probe.log == ["subscription", "0", "1"])
    probe.cancel()
  }

  @Test func `the object publishes what is assigned`() {
    let store = Store()
    let names = PassthroughSubject<String, Never>()
    names.assign(to: &store.$name)
    var log: [String] = []
    let handle = store.objectWillChange.sink { log.append(store.name) }
    names.send("Bea")
    #expect(log == ["Ann"])
    #expect(store.name == "Bea")
    handle.cancel()
  }

  @Test func `PublishedSubject: Demand`() {
    let object = Custom()
    let probe = Probe<Int, Never>(onValue: { .max($0) })
    object.$state.subscribe(probe)
    probe.request(.max(2))
    for value in [1, 2, 0, 0, 0] { object.state = value }
    #expect(probe.received == ["0", "1", "2", "0", "0"])
    probe.request(.max(2))  // of which the missed value takes one
    probe.request(.max(3))
    #expect(probe.received.count == 6)
    for value in [0, 0, 0, 0, 1] { object.state = value }
    #expect(probe.received.count == 10)
    probe.request(.max(1))
    #expect(probe.received.suffix(2) == ["0", "1"])
    object.state = 0
    object.state = 5
    #expect(probe.received.count == 12)
    #expect(probe.received.last == "0")
    probe.cancel()
  }

  @Test func `PublishedSubject: CancelAlreadyCancelled`() {
    let object = Custom()
    let probe = Probe<Int, Never>(onValue: { _ in .max(1) })
    object.$state.subscribe(probe)
    probe.request(.max(1))
    probe.cancel()
    probe.request(.max(100))
    probe.cancel()
    object.state = 42
    #expect(probe.log == ["subscription", "0"])
  }

  @Test func `ProjectedValueSetter: it has no effect`() {
    let (first, second) = (Custom(1), Custom(2))
    first.$state = second.$state
    #expect(first.state == 1)
    second.state = 3
    #expect(first.state == 1)
    first.state = 4
    #expect(second.state == 3)
  }

  @Test func `a change is signalled first, then sent, then stored`() {
    let store = Store()
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    store.$name.dropsFirst { log.append("$name \($0), still \(store.name)") }
      .store(in: &handles)
    store.objectWillChange.sink { log.append("will, still \(store.name)") }
      .store(in: &handles)
    store.name = "Bea"
    log.append("stored \(store.name)")
    #expect(
      log == ["will, still Ann", "$name Bea, still Ann", "stored Bea"])
  }

  @Test func `an equal value is published, too`() {
    let store = Store()
    var count = 0
    let handle = store.objectWillChange.sink { count += 1 }
    store.name = store.name
    #expect(count == 1)
    handle.cancel()
  }

  @Test func `no simultaneous accesses: the object can be read and changed`() {
    let store = Store()
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    store.$name.sink { _ in
      log.append("\(store.name) \(store.age)")
      store.celebrate()
    }.store(in: &handles)
    store.objectWillChange.sink { log.append(store.name) }
      .store(in: &handles)
    store.name += "!"
    store.name.append("!")
    #expect(store.name == "Ann!!")
    #expect(store.age == 6)
    #expect(
      log == ["Ann 3", "Ann", "Ann 4", "Ann", "Ann!", "Ann! 5", "Ann!"])
  }

  @Test func `it works in a class that is not observable`() {
    let object = NotObservable()
    var values: [Int] = []
    let handle = object.$number.sink { values.append($0) }
    object.number += 1
    #expect(values == [10, 11])
    handle.cancel()
  }

  @Test func `a property can be named to publish an optional`() {
    let object = Crowded()
    var values: [Int?] = []
    let handle = object.$number.sink { values.append($0) }
    object.number = 1
    object.number = nil
    #expect(values == [nil, 1, nil])
    handle.cancel()
  }

  @Test func `the publisher of a property outlives the object, silently`() {
    var store: Store? = Store()
    let publisher = store!.$name
    var values: [String] = []
    store = nil
    let handle = publisher.sink { values.append($0) }
    #expect(values == ["Ann"])
    handle.cancel()
  }
}

extension Publisher where Failure == Never {
  /// A sink that passes over the value which a new subscriber gets.
  fileprivate func dropsFirst(
    _ receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var isFirst = true
    return sink {
      if !isFirst { receiveValue($0) }
      isFirst = false
    }
  }
}
