import PublishingCore
import Testing

/// What happens when a subscriber does something to the publisher that is
/// calling it.
@Suite struct ReentrancyTests {
  @Test func `what a subscriber sends is delivered at once, to everyone`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    subject.sink {
      log.append("first \($0)")
      if $0 == 1 { subject.send(2) }
      log.append("first has had \($0)")
    }.store(in: &handles)
    subject.sink { log.append("second \($0)") }.store(in: &handles)
    subject.send(1)
    #expect(
      log == [
        "first 1", "first 2", "first has had 2", "second 2",
        "first has had 1", "second 1",
      ])
  }

  @Test func `the current value is the one that was sent last`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    subject.sink { if $0 == 1 { subject.value = 2 } }.store(in: &handles)
    subject.sink { log.append("got \($0), value \(subject.value)") }
      .store(in: &handles)
    subject.value = 1
    #expect(log == ["got 0, value 0", "got 2, value 2", "got 1, value 2"])
    #expect(subject.value == 2)
  }

  @Test func `a property keeps the outer value, which is stored last`() {
    let object = Custom()
    var log: [String] = []
    let handle = object.$state.sink {
      log.append("got \($0), stored \(object.state)")
      if $0 == 1 { object.state = 2 }
    }
    object.state = 1
    #expect(
      log == ["got 0, stored 0", "got 1, stored 0", "got 2, stored 0"])
    #expect(object.state == 1)
    handle.cancel()
  }

  @Test func `a subscriber added in a delivery gets the new value once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let object = Custom()
    var log: [String] = []
    var handles: [AnyCancellable] = []
    let first = subject.sink {
      guard $0 == 1 else { return }
      subject.sink { log.append("subject \($0)") }.store(in: &handles)
    }
    let second = object.$state.sink {
      guard $0 == 1 else { return }
      object.$state.sink { log.append("property \($0)") }.store(in: &handles)
    }
    subject.value = 1
    object.state = 1
    // The property is stored after it was sent, so the old value comes first.
    #expect(log == ["subject 1", "property 0", "property 1"])
    first.cancel()
    second.cancel()
  }

  @Test func `a subscriber cancelled during a delivery gets no more values`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      log.append("first \($0)")
      second?.cancel()
    }
    second = subject.sink { log.append("second \($0)") }
    let third = subject.sink { log.append("third \($0)") }
    subject.send(1)
    #expect(log == ["first 1", "third 1"])
    first.cancel()
    third.cancel()
  }

  @Test func `a subscriber can cancel itself`() {
    let store = Store()
    var handle: AnyCancellable?
    var count = 0
    handle = store.objectWillChange.sink {
      count += 1
      handle?.cancel()
    }
    store.name = "Bea"
    store.name = "Cleo"
    #expect(count == 1)
    withExtendedLifetime(handle) {}
  }

  @Test func `a subscriber can end the stream, and the rest see it end`() {
    let subject = PassthroughSubject<Int, Failed>()
    let first = Probe<Int, Failed>(
      requesting: .unlimited,
      onValue: { _ in
        subject.send(completion: .finished)
        return .none
      })
    let second = Probe<Int, Failed>(requesting: .unlimited)
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.received == ["1", "finished"])
    #expect(second.received == ["finished"])
  }

  @Test func `a subscriber can drop the object that it observes`() {
    var store: Store? = Store()
    weak var weakStore: Store?
    weakStore = store
    var log: [String] = []
    let handle = store!.objectWillChange.sink {
      log.append("will")
      store = nil
    }
    store?.name = "Bea"
    #expect(log == ["will"])
    #expect(weakStore == nil)
    handle.cancel()
  }

  @Test func `a value that sends when it is freed does not block`() {
    final class Dying {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let signals = PassthroughSubject<Dying?, Never>()
    let subject = CurrentValueSubject<Dying?, Never>(nil)
    var count = 0
    let handle = subject.sink { _ in count += 1 }
    let distinct = signals.removeDuplicates { _, _ in false }.sink { _ in }
    subject.value = Dying { subject.value = nil }
    subject.value = nil
    #expect(count == 4)
    signals.send(Dying { signals.send(nil) })
    signals.send(nil)
    handle.cancel()
    distinct.cancel()
  }
}
