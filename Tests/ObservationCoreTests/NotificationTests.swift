import Foundation
import ObservationCore
import Synchronization
import Testing

/// When, where and how often a change is told.
@Suite struct NotificationTests {
  let store = Store()
  let log = Log()

  @Test func `S-12 onChange runs before the change and sees the old value`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.add("saw \(store.a)")
    }
    store.a = 11
    log.add("now \(store.a)")
    #expect(log.all == ["saw 10", "now 11"])
  }

  @Test func `S-12 onChange runs on the thread that makes the change`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [log] in
      log.add(Thread.current.threadDictionary["role"] as? String ?? "")
    }
    let thread = Thread { [store] in
      Thread.current.threadDictionary["role"] = "changer"
      store.a = 1
    }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(log.all == ["changer"])
  }

  @Test func `S-13 trackings are told in the order of their installation`() {
    for name in ["1", "2", "3", "4", "5"] { log.track(name) { store.a } }
    store.a = 1
    #expect(log.all == ["1", "2", "3", "4", "5"])
  }

  @Test func `S-14 a tracking is told once, over all its objects`() {
    let other = Store()
    log.track("both") { store.a + other.a }
    store.a = 1
    other.a = 1
    store.a = 2
    #expect(log.all == ["both"])
  }

  @Test func `S-15 a change inside onChange calls it again`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.add("saw \(store.a)")
      if log.all.count <= 3 { store.a += 1 }
    }
    store.a = 100
    #expect(log.all.count == 4)
    #expect(store.a == 100)
    store.a = 101
    #expect(log.all.count == 4)
  }

  @Test func `S-17 those who were to be told are told`() {
    let first = Person()
    withObservationTracking {
      _ = (store.a, first.name)
    } onChange: { [log, store] in
      log.add("first")
      log.track("late") { store.a }
    }
    log.track("second") { store.a }
    store.a = 1
    #expect(log.all == ["first", "second"])
    store.a = 2
    #expect(log.all == ["first", "second", "late"])
  }

  @Test func `S-18 a callback may track, change and free`() {
    final class Owner { var store: Store? = Store() }
    let owner = Owner()
    weak let freed = owner.store
    withObservationTracking {
      _ = store.a
    } onChange: { [log, store] in
      log.track("again") { (store.b, owner.store?.a) }
      store.b = 1
      owner.store = nil
    }
    store.a = 1
    #expect(log.all == ["again"])
    #expect(freed == nil)
  }

  @Test func `S-19 a nested change of the same property tells again`() {
    let subject = ByHand()
    log.track("first") { subject.value }
    subject.registrar.withMutation(of: subject, keyPath: \.value) {
      log.track("second") { subject.value }
      subject.value = 1
    }
    #expect(log.all == ["first", "second"])
  }

  @Test func `S-21 the death of an object is silent and frees the callback`() {
    final class Token: Sendable {}
    weak var weakToken: Token?
    weak var weakStore: Store?
    do {
      let token = Token()
      let dying = Store()
      weakToken = token
      weakStore = dying
      withObservationTracking {
        _ = dying.a
      } onChange: { [log, token] in
        log.add("told \(token)")
      }
    }
    #expect(weakStore == nil, "a tracking does not keep its object")
    #expect(weakToken == nil, "what onChange captured is free")
    #expect(log.all == [])
  }

  @Test func `S-21 another object of the tracking still tells`() {
    do {
      let dying = Store()
      log.track("both") { dying.a + store.a }
    }
    store.a = 1
    #expect(log.all == ["both"])
  }

  @Test func `S-14 what onChange captured is free once it was called`() {
    final class Token: Sendable {}
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      withObservationTracking {
        _ = store.a
      } onChange: { [token] in
        withExtendedLifetime(token) {}
      }
    }
    #expect(weakToken != nil)
    store.a = 1
    #expect(weakToken == nil)
  }

  @Test func `S-22 an equal set is silent, an equal change in place is not`() {
    log.track("set") { store.a }
    store.a = 10
    #expect(log.all == [])
    store.a += 0
    #expect(log.all == ["set"])
  }

  @Test func `S-22 the registrar does not compare`() {
    let subject = ByHand()
    log.track("value") { subject.value }
    subject.value = subject.value
    #expect(log.all == ["value"])
  }

  @Test func `S-16 many threads may track and change at once`() {
    let subject = ByHand()
    let told = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        withObservationTracking {
          _ = subject.value
        } onChange: {
          told.add(1, ordering: .relaxed)
        }
        subject.value = 1
      }
    }
    #expect(told.load(ordering: .relaxed) >= 8 * 500)
  }
}
