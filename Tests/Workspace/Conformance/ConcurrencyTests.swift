// Tasks and actors: what a tracking notes of a task that begins in it, and
// what a loop over values comes to, depending on where the changes are made.

import Dispatch
import class Foundation.Thread
import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

// A test that waits for an element that never comes fails, and does not hang.
@Suite(.timeLimit(.minutes(10)))
struct ConcurrencyTests {
  let log = Log()

  // SE-0472: an immediate task runs here until it first has to wait.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `an immediate task is tracked until it waits`() async {
    let store = HeldStore()
    let task = log.track("a") {
      Task.immediate {
        _ = store.a
        await Task.yield()
        _ = store.b
      }
    }
    await task.value
    store.b = 1
    #expect(log.all == [])
    store.a = 1
    #expect(log.all == ["a"])
  }

  @Test func `a task that begins later is not tracked`() async {
    let store = HeldStore()
    let task = log.track("a") { Task { _ = store.a } }
    await task.value
    store.a = 1
    #expect(log.all == [])
  }

  // The change is held open between the call of onChange and the store, until
  // the loop has read. From then on, the loop tracks the value, but storing it
  // notifies no observer.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `a loop elsewhere might miss the last change`() async throws {
    let (store, log) = (HeldStore(), log)
    let wasRead = DispatchSemaphore(value: 0)
    let loop = Task {
      for await value in Observations({ store.a }) { log.add("\(value)") }
    }
    while log.all.count < 1 { try await Task.sleep(for: .milliseconds(1)) }
    store.meanwhile = { wasRead.wait() }
    Thread {
      store.a = 11
      log.add("stored")
    }.start()
    while log.all.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    wasRead.signal()
    while log.all.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    loop.cancel()
    await loop.value
    #expect(log.all == ["10", "10", "stored"])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @MainActor
  @Test func `a loop on the actor of the changes comes to the last`() async {
    let store = HeldStore()
    store.meanwhile = { Thread.sleep(forTimeInterval: 0.01) }
    var received: [Int] = []
    for await value in Observations({ store.a }) {
      received.append(value)
      guard value < 15 else { break }
      Task { store.a = value + 1 }
    }
    #expect(received == [10, 11, 12, 13, 14, 15])
  }
}

/// A store whose changes have a middle, when `onChange` has been called and
/// nothing is stored.
@Observable
private final class HeldStore: @unchecked Sendable {
  @ObservationIgnored var meanwhile: () -> Void = {}
  var a = 10 {
    willSet { meanwhile() }
  }
  var b = 20
}
