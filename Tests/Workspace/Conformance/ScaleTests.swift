// Many trackings at once, and many threads.

import Dispatch
import Synchronization
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

@Suite struct ScaleTests {
  @Test func `threads can track and change at once`() {
    let (threads, rounds) = (8, 200)
    let subject = ByHand()
    let told = Mutex([Int](repeating: 0, count: threads * rounds))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for round in 0..<rounds {
        withObservationTracking {
          _ = subject.value
        } onChange: {
          told.withLock { $0[thread * rounds + round] += 1 }
        }
        subject.value = 1
      }
    }
    #expect(told.withLock { $0.filter { $0 == 0 } }.count == 0)
  }

  @Test func `ten thousand trackings of one property are all called back`() {
    let store = Store()
    let told = Mutex([Int](repeating: 0, count: 10_000))
    for index in 0..<10_000 {
      withObservationTracking {
        _ = store.a
      } onChange: {
        told.withLock { $0[index] += 1 }
      }
    }
    store.a = 1
    store.a = 2
    #expect(told.withLock { $0.allSatisfy { $0 == 1 } })
  }

  // outer ┬ reads store 0
  //       ├ reads store 1
  //       ⋮
  @Test func `an outer tracking merges a thousand inner ones`() {
    let stores = (0..<1_000).map { _ in Store() }
    let log = Log()
    let inner = Atomic(0)
    log.track("outer") {
      for store in stores {
        withObservationTracking {
          _ = store.a
        } onChange: {
          inner.add(1, ordering: .relaxed)
        }
      }
    }
    for store in stores { store.a = 1 }
    #expect(inner.load(ordering: .relaxed) == 1_000)
    #expect(log.all == ["outer"])
  }
}
