import Foundation
import ObservationCore
import Testing

/// What a tracking reads, and what it therefore waits for.
@Suite struct TrackingTests {
  let store = Store()
  let log = Log()

  @Test func `S-1 a read on another thread is not tracked`() {
    log.track("a") {
      let thread = Thread { [store] in _ = store.a }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    store.a = 1
    #expect(log.all == [])
  }

  @Test func `S-1 a read deep in a call is tracked`() {
    func middle() -> Int { inner() }
    func inner() -> Int { store.sum }
    #expect(log.track("sum", middle) == 30)
    store.b = 1
    #expect(log.all == ["sum"])
  }

  @Test func `S-1 work that is sent elsewhere but runs here is tracked`() {
    let queue = DispatchQueue(label: "here")
    log.track("a") { queue.sync { _ = store.a } }
    store.a = 1
    #expect(log.all == ["a"])
  }

  @Test func `S-2 the registrar and the key path decide, not the subject`() {
    let first = ByHand()
    let second = ByHand()
    log.track("value") {
      first.registrar.access(second, keyPath: \ByHand.value)
    }
    first.registrar.willSet(first, keyPath: \.value)
    #expect(log.all == ["value"])
  }

  @Test func `S-3 a property read many times is told once`() {
    log.track("a") { (store.a, store.a, store.a) }
    store.a = 1
    #expect(log.all == ["a"])
  }

  @Test func `S-4 an inherited property matches through either class`() {
    let employee = Employee()
    log.track("name") { employee.name }
    (employee as Person).name = "Bea"
    #expect(log.all == ["name"])
  }

  @Test func `S-4 a key path written elsewhere is the same property`() {
    let subject = ByHand()
    log.track("value") { subject.value }
    func elsewhere<Root: ByHand>(_ root: Root) {
      subject.registrar.willSet(subject, keyPath: \ByHand.value)
    }
    elsewhere(subject)
    #expect(log.all == ["value"])
  }

  @Test func `S-5 a change in place reads and tells older trackings`() {
    log.track("older") { store.list }
    log.track("younger") { store.list.append(4) }
    #expect(log.all == ["older"])
    store.list.append(5)
    #expect(log.all == ["older", "younger"])
  }

  @Test func `S-6 a write inside the closure is not tracked`() {
    log.track("older") { store.a }
    log.track("writer") { store.a = 1 }
    #expect(log.all == ["older"])
    store.a = 2
    #expect(log.all == ["older"])
  }

  @Test func `S-7 a change between read and registration is lost`() {
    log.track("a") {
      _ = store.a
      store.a = 1
    }
    #expect(log.all == [])
    store.a = 2
    #expect(log.all == ["a"])
  }

  @Test func `S-8 no read, no evaluation of onChange`() {
    var evaluated = 0
    func yield() -> @Sendable () -> Void {
      evaluated += 1
      return {}
    }
    withObservationTracking({}, onChange: yield())
    withObservationTracking({ _ = store }, onChange: yield())
    withObservationTracking({ _ = store.ignored }, onChange: yield())
    #expect(evaluated == 0)
    withObservationTracking({ _ = store.a }, onChange: yield())
    #expect(evaluated == 1)
  }

  // outer ─ reads b
  //   └ inner ─ reads a
  @Test func `S-9 what an inner tracking reads, the outer one waits for`() {
    log.track("outer") {
      log.track("inner") { store.a }
      _ = store.b
    }
    store.a = 1
    #expect(log.all.sorted() == ["inner", "outer"])
    store.b = 1
    #expect(log.all.count == 2)
  }

  @Test func `S-9 three levels merge all the way out`() {
    log.track("1") { log.track("2") { log.track("3") { store.a } } }
    store.a = 1
    #expect(log.all.sorted() == ["1", "2", "3"])
  }

  @Test func `S-10 the end of the outer tracking leaves the inner one`() {
    let run = { [log, store] in
      log.track("outer") {
        _ = store.b
        log.track("inner") { store.a }
      }
    }
    run()
    store.b = 1
    #expect(log.all == ["outer"])
    run()
    store.a = 1
    #expect(log.all.filter { $0 == "inner" }.count == 2)
    #expect(log.all.filter { $0 == "outer" }.count == 2)
  }

  @Test func `S-11 a read in onChange belongs to the closure around the set`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store] in
      _ = store.c
    }
    log.track("around") { store.a = 1 }
    store.c = 1
    #expect(log.all == ["around"])
  }
}
