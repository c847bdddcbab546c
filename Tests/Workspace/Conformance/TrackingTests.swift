// What a tracking reads, and what it therefore observes.

import Dispatch
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Suite struct TrackingTests {
  let store = Store()
  let log = Log()

  @Test func `an object can just be made`() {
    #expect(Store().a == 10)
  }

  @Test func `a value without observers can be changed`() {
    for value in 1...100 { store.a = value }
    #expect(store.a == 100)
  }

  @Test func `an observable class conforms, a plain one does not`() {
    func isObservable(_ value: some Observable) -> Bool { true }
    func isObservable(_ value: some Any) -> Bool { false }
    #expect(isObservable(store))
    #expect(!isObservable(log))
  }

  @Test func `a computed property changes when its parts do`() {
    let person = HumanWithMiddleName()
    #expect(log.track("name") { person.fullName } == "Ann Bo Ray")
    person.middleName = "Jo"
    person.firstName = "Bea"
    #expect(log.all == ["name"])
  }

  // ann ─ friends ─▶ bob ─ firstName
  @Test func `a change at the end of a path notifies observers`() {
    let (ann, bob) = (Person(), Person())
    ann.friends.append(bob)
    log.track("friend") { ann.friends.first?.firstName }
    ann.lastName = "Rae"
    #expect(log.all == [])
    bob.firstName = "Bob"
    #expect(log.all == ["friend"])
  }

  @Test func `no change, no call`() {
    log.track("a") { store.a }
    #expect(log.all == [])
  }

  @Test func `a change of an ignored property notifies no observer`() {
    log.track("ignored") { store.ignored }
    store.ignored = 1
    #expect(log.all == [])
  }

  @Test func `no read, no evaluation of onChange`() {
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

  @Test func `a read on another thread is not tracked`() {
    log.track("b") { [store] in
      onAnotherThread { _ = store.a }
      _ = store.b
    }
    store.a = 1
    #expect(log.all == [])
    store.b = 1
    #expect(log.all == ["b"])
  }

  @Test func `work that is sent elsewhere but runs here is tracked`() {
    let queue = DispatchQueue(label: "here")
    log.track("a") { queue.sync { _ = store.a } }
    store.a = 1
    #expect(log.all == ["a"])
  }

  @Test func `a change in place is a read, and notifies older trackings`() {
    log.track("older") { store.list }
    log.track("younger") { store.list.append(4) }
    #expect(log.all == ["older"])
    store.list.append(5)
    #expect(log.all == ["older", "younger"])
  }
}
