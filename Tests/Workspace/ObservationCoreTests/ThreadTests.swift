import Foundation
import ObservationCore
import Synchronization
import Testing

/// A property that many threads may read and change at once: the registrar is
/// all there is.
private final class Shared: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  var first: Int {
    registrar.access(self, keyPath: \.first)
    return 0
  }
  var second: Int {
    registrar.access(self, keyPath: \.second)
    return 0
  }

  subscript(index: Index) -> Int {
    registrar.access(self, keyPath: \.[index])
    return 0
  }

  func change(_ index: Index) { registrar.willSet(self, keyPath: \.[index]) }
  func changeFirst() { registrar.willSet(self, keyPath: \.first) }
  func changeSecond() { registrar.willSet(self, keyPath: \.second) }
}

/// What many threads do at once must neither race nor get lost. Run under the
/// sanitizers by `make sanitize`.
@Suite struct ThreadTests {
  private static let threads = 8
  private static let rounds = 300

  @Test func `tracking, changing, cancelling and freeing at once`() {
    let shared = (0..<4).map { _ in Shared() }
    let slots = (0..<Self.threads).map { _ in Slot() }
    let told = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      let tracker = Tracker { told.add(1, ordering: .relaxed) }
      for round in 0..<Self.rounds {
        let own = Shared()
        slots[thread].put(own)
        let other = slots[(thread + 1) % Self.threads].get()
        withObservationTracking {
          for object in shared { _ = (object.first, object.second) }
          tracker.track { (shared[round % 4].first, own.first, other?.first) }
        } onChange: {
          told.add(1, ordering: .relaxed)
        }
        switch round % 4 {
        case 0: shared[thread % 4].changeFirst()
        case 1: own.changeFirst()
        case 2: tracker.cancel()
        default: other?.changeSecond()
        }
      }
    }
    for object in shared {
      object.changeFirst()
      object.changeSecond()
    }
    let before = told.load(ordering: .relaxed)
    for object in shared {
      object.changeFirst()
      object.changeSecond()
    }
    #expect(before > 0)
    #expect(told.load(ordering: .relaxed) == before, "no tracking is left")
  }

  @Test func `every tracking is called back at least once`() {
    let shared = Shared()
    let told = (0..<Self.threads * Self.rounds).map { _ in Flag() }
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<Self.rounds {
        let flag = told[thread * Self.rounds + round]
        withObservationTracking {
          _ = shared.first
        } onChange: {
          flag.raise()
        }
        shared.changeFirst()
      }
    }
    #expect(!told.contains { !$0.isRaised })
  }

  @Test func `an object read on many threads is registered once for each`() {
    let shared = (0..<64).map { _ in Shared() }
    let told = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<50 {
        withObservationTracking {
          for _ in 0..<2 {
            for object in shared { _ = (object.first, object.second) }
            withObservationTracking {
              for object in shared { _ = object.first }
            } onChange: {
            }
          }
        } onChange: {
          told.add(1, ordering: .relaxed)
        }
      }
    }
    for object in shared { object.changeSecond() }
    #expect(told.load(ordering: .relaxed) == Self.threads * 50)
  }

  // Every thread makes the same few indices anew: their numbers come and go.
  @Test func `indices that come and go on many threads all notify`() {
    let shared = (0..<2).map { _ in Shared() }
    let told = (0..<Self.threads * Self.rounds).map { _ in Flag() }
    let living = Living()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<Self.rounds {
        let flag = told[thread * Self.rounds + round]
        withObservationTracking {
          for object in shared { _ = object[Index(round % 3, living)] }
        } onChange: {
          flag.raise()
        }
        shared[thread % 2].change(Index(round % 3, living))
      }
    }
    #expect(!told.contains { !$0.isRaised })
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  // The numbers of keys are shared by all threads. On Linux a lock that passes
  // from thread to thread took 50 times as long as one thread alone.
  @Test func `threads with separate keys don't queue for one lock`() {
    func duration(threads: Int) -> Duration {
      let living = Living()
      return ContinuousClock().measure {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          let own = Shared()
          for _ in 0..<4_000 / threads {
            let index = Index(thread, living)
            withObservationTracking {
              _ = own[index]
            } onChange: {
            }
            own.change(index)
          }
        }
      }
    }
    // A busy machine may spoil a try, but not all of them.
    let isFast = (1...10).contains { _ in
      duration(threads: Self.threads) < duration(threads: 1) * 10
    }
    #expect(isFast)
  }

  @Test func `a tracker that two threads make track again loses nothing`() {
    let shared = (0..<200).map { _ in Shared() }
    let follower = Follower(of: shared)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      for _ in 0..<4_000 { shared[0].changeFirst() }
    }
    let before = follower.count
    shared[0].changeFirst()
    #expect(follower.count == before + 1, "one registration is left")
    follower.cancel()
    for object in shared { object.changeFirst() }
    #expect(follower.count == before + 1)
  }
}

/// An object that tracks again whenever it is called back, on the thread that
/// makes the change. It tracks much and little by turns, so that one tracking
/// might end while the other is installed.
private final class Follower: @unchecked Sendable {
  // Unchecked: the tracker is set once, before any thread can make a change.
  private var tracker: Tracker!
  private let told = Atomic(0)

  init(of shared: [Shared]) {
    tracker = Tracker { [unowned self] in
      let turn = told.add(1, ordering: .relaxed).newValue
      follow(turn % 2 == 0 ? shared : [shared[0]])
    }
    follow(shared)
  }

  private func follow(_ shared: [Shared]) {
    tracker.track { for object in shared { _ = object.first } }
  }

  var count: Int { told.load(ordering: .relaxed) }
  func cancel() { tracker.cancel() }
}

/// An index that is counted while it lives.
private final class Index: Hashable, Sendable {
  private let number: Int
  private let living: Living

  init(_ number: Int, _ living: Living) {
    self.number = number
    self.living = living
    living.count.add(1, ordering: .relaxed)
  }

  deinit { living.count.subtract(1, ordering: .relaxed) }

  static func == (one: Index, other: Index) -> Bool {
    one.number == other.number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class Living: Sendable {
  let count = Atomic(0)
}

// The lock is one that the thread sanitizer can see.
private final class Slot: @unchecked Sendable {
  private let lock = NSLock()
  private var object: Shared?
  func put(_ new: Shared) { lock.withLock { object = new } }
  func get() -> Shared? { lock.withLock { object } }
}

private final class Flag: Sendable {
  private let raised = Atomic(false)
  var isRaised: Bool { raised.load(ordering: .acquiring) }
  func raise() { raised.store(true, ordering: .releasing) }
}
