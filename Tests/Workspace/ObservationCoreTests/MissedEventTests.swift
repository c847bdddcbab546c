// What a tracking with options learns of the changes that other threads make
// between a read and the registration, in detail. What Swift 6.4 does as well is
// in the conformance tests.

import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ObservationCore

/// Two properties that any thread may read and change, and one for each key.
private final class Pair: Observable, Sendable {
  let registrar = ObservationRegistrar()

  func readA() { registrar.access(self, keyPath: \.a) }
  func readB() { registrar.access(self, keyPath: \.b) }
  func read(_ key: Int) { registrar.access(self, keyPath: \.[key]) }
  func changeA() { registrar.withMutation(of: self, keyPath: \.a) {} }
  func changeB() { registrar.withMutation(of: self, keyPath: \.b) {} }
  func change(_ key: Int) {
    registrar.withMutation(of: self, keyPath: \.[key]) {}
  }

  private var a: Int { 0 }
  private var b: Int { 0 }
  private subscript(key: Int) -> Int { 0 }

  /// Whether a change looks for trackings at all.
  var isWaitedFor: Bool {
    registrar.extent.observers?._withUnsafeGuaranteedRef {
      $0.isWaitedFor || $0.isWaitedForAfter
    } ?? false
  }
}

@Suite struct MissedEventTests {
  private let pair = Pair()
  private let log = Log()

  @Test func `a tracking with both kinds is notified of both`() {
    track([.willSet, .didSet]) {
      pair.readA()
      elsewhere { pair.changeA() }
    }
    #expect(log.all == ["willSet", "didSet"])
  }

  @Test func `several changes are one notification`() {
    track([.willSet]) {
      pair.readA()
      pair.readB()
      elsewhere {
        pair.changeA()
        pair.changeB()
        pair.changeA()
      }
    }
    #expect(log.all == ["willSet"])
  }

  @Test func `the tracking then observes the next change`() {
    track([.willSet]) {
      pair.readA()
      elsewhere { pair.changeA() }
    }
    pair.changeA()
    pair.changeA()
    #expect(log.all == ["willSet", "willSet"])
    #expect(!pair.isWaitedFor)
  }

  @Test func `a change before the read notifies no one`() {
    let other = Pair()
    track([.willSet, .didSet]) {
      pair.readB()
      other.readA()
      elsewhere {
        pair.changeA()
        other.changeB()
      }
      pair.readA()
    }
    #expect(log.all == [])
  }

  @Test func `a key that was not read does not matter, and one that was does`()
  {
    track([.willSet]) {
      for key in 0..<5 { pair.read(key) }
      elsewhere { pair.change(5) }
    }
    #expect(log.all == [])
    let other = Pair()
    track([.willSet]) {
      for key in 0..<5 { other.read(key) }
      elsewhere { other.change(4) }
    }
    #expect(log.all == ["willSet"])
  }

  // Each of two threads changes what both have read: the other's change counts.
  @Test func `a thread's own change doesn't hide another thread's`() {
    track([.willSet]) {
      pair.readA()
      elsewhere { pair.changeA() }
      pair.changeA()
    }
    #expect(log.all == ["willSet"])
  }

  @Test func `the outer tracking catches up on what an inner one has read`() {
    track([.willSet]) {
      track([.didSet]) {
        pair.readA()
        elsewhere { pair.changeA() }
      }
      withObservationTracking {
        pair.readB()
        elsewhere { pair.changeB() }
      } onChange: { [log] in
        log.add("lost")
      }
    }
    #expect(log.all == ["didSet", "willSet"])
  }

  @Test func `reads without a tracking leave nothing behind`() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withObservationTracking(options: [.willSet]) {
        pair.readA()
        elsewhere { pair.changeA() }
        throw Failure()
      } onChange: { [log] _ in
        log.add("thrown")
      }
    }
    track([]) {
      pair.readA()
      elsewhere { pair.changeA() }
    }
    #expect(log.all == [])
    #expect(!pair.isWaitedFor)
  }

  @Test func `a change is reported even if the object is then freed`() {
    let owner = Owner()
    track([.willSet]) {
      owner.pair?.readA()
      elsewhere {
        owner.pair?.changeA()
        owner.pair = nil
      }
    }
    #expect(log.all == ["willSet"])
  }

  // The last change is always reported, during apply or after it.
  @Test func `no tracking misses a change that races its installation`() {
    for _ in 0..<2_000 {
      let value = Atomic(0)
      let notified = Atomic(0)
      let hasRead = Atomic(false)
      let seen = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          withObservationTracking(options: [.didSet]) {
            pair.readA()
            seen.store(
              value.load(ordering: .sequentiallyConsistent),
              ordering: .sequentiallyConsistent)
            hasRead.store(true, ordering: .sequentiallyConsistent)
          } onChange: { _ in
            notified.add(1, ordering: .sequentiallyConsistent)
          }
        } else {
          while !hasRead.load(ordering: .sequentiallyConsistent) {}
          value.store(1, ordering: .sequentiallyConsistent)
          pair.changeA()
        }
      }
      #expect(notified.load(ordering: .sequentiallyConsistent) > 0)
      pair.changeA()
    }
    #expect(!pair.isWaitedFor)
  }

  private func track(
    _ options: ObservationTracking.Options, _ read: () -> Void
  ) {
    withObservationTracking(options: options, read) { [log] event in
      log.add(
        event.kind == .willSet
          ? "willSet" : event.kind == .didSet ? "didSet" : "deinit")
    }
  }
}

private final class Owner: @unchecked Sendable {
  // Unchecked: one thread uses it while the other waits.
  var pair: Pair? = Pair()
}

/// Runs a closure on another thread, and waits for it.
private func elsewhere(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  isDone.wait()
}
