// When, where and how often a change notifies its observers.

import Foundation
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Suite struct NotificationTests {
  let store = Store()
  let log = Log()

  @MainActor @Test func `an object of the main actor is tracked`() {
    let subject = Isolated()
    log.track("name") { subject.name }
    subject.name = "Bea"
    subject.name = "Cleo"
    #expect(log.all == ["name"])
  }

  @Test func `onChange runs on the thread that makes the change`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [log] in
      log.add(Thread.current.threadDictionary["role"] as? String ?? "")
    }
    onAnotherThread { [store] in
      Thread.current.threadDictionary["role"] = "changer"
      store.a = 1
    }
    #expect(log.all == ["changer"])
  }

  @Test func `a change inside onChange calls it again`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.add("saw \(store.a)")
      if log.all.count < 4 { store.a += 1 }
    }
    store.a = 100
    #expect(log.all == ["saw 10", "saw 10", "saw 10", "saw 10"])
    #expect(store.a == 100)
    store.a = 101
    #expect(log.all.count == 4)
  }

  @Test func `a change between read and registration is lost`() {
    log.track("a") {
      _ = store.a
      store.a = 1
    }
    #expect(log.all == [])
  }

  // So it is in every version. With options, Swift 6.4 catches up on it.
  @Test func `a change by another thread during apply is lost`() {
    log.track("a") {
      _ = store.a
      onAnotherThread { [store] in store.a = 1 }
    }
    #expect(log.all == [])
    store.a = 2
    #expect(log.all == ["a"])
  }

  // Whichever is called back first ends the other one, by changing b.
  @Test func `a tracking that another one ends is still called back`() {
    for name in ["one", "two"] {
      withObservationTracking {
        _ = (store.a, store.b)
      } onChange: { [log, store] in
        log.add(name)
        if log.all.count == 1 { store.b = 1 }
      }
    }
    store.a = 1
    // Both are called back for b, one inside the other, and then the second one
    // for a.
    #expect(log.all.count == 4)
    #expect(Set(log.all) == ["one", "two"])
  }

  @Test func `a callback can track, change and free`() {
    final class Owner { var store: Store? = Store() }
    let owner = Owner()
    weak var freed: Store?
    freed = owner.store
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

  @Test func `a nested change of the same property notifies again`() {
    let subject = ByHand()
    log.track("first") { subject.value }
    subject.registrar.withMutation(of: subject, keyPath: \.value) {
      log.track("second") { subject.value }
      subject.value = 1
    }
    #expect(log.all == ["first", "second"])
  }
}
