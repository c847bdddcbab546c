// What a tracking keeps, and what happens to it when an object is freed.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Observable final class Pointer { weak var target: Store? }

@Suite struct LifetimeTests {
  let store = Store()
  let log = Log()

  @Test func `freeing a weakly held object notifies no observer`() {
    let pointer = Pointer()
    var target: Store? = Store()
    pointer.target = target
    log.track("target") { pointer.target?.a }
    target = nil
    #expect(pointer.target == nil)
    #expect(log.all == [])
    pointer.target = store
    #expect(log.all == ["target"])
  }

  @Test func `freeing an object frees the callback without calling it`() {
    weak var weakToken: Token?
    do {
      let token = Token()
      let dying = Store()
      weakToken = token
      withObservationTracking {
        _ = dying.a
      } onChange: { [log, token] in
        log.add("told \(token)")
      }
    }
    #expect(weakToken == nil)
    #expect(log.all == [])
  }

  @Test func `a tracking keeps its callback, not its objects`() {
    weak var weakStore: Store?
    weak var weakToken: Token?
    do {
      let dying = Store()
      let token = Token()
      weakStore = dying
      weakToken = token
      withObservationTracking {
        _ = dying.a + store.a
      } onChange: { [token] in
        withExtendedLifetime(token) {}
      }
    }
    #expect(weakStore == nil)
    #expect(weakToken != nil)
    store.a = 1
    #expect(weakToken == nil, "it was called, and is gone")
  }

  @Test func `when one object is freed, the other still notifies`() {
    do {
      let dying = Store()
      log.track("both") { dying.a + store.a }
    }
    store.a = 1
    #expect(log.all == ["both"])
    store.a = 2
    #expect(log.all == ["both"])
  }

  @Test func `an object can be freed while it is changed`() {
    final class Owner { var store: Store? = Store() }
    let owner = Owner()
    withObservationTracking {
      _ = owner.store?.a
    } onChange: { [log] in
      owner.store = nil
      log.add("told")
    }
    owner.store?.a = 1
    #expect(log.all == ["told"])
    #expect(owner.store == nil)
  }
}
