// What our core promises of chosen events, and what threads may do with them.

import Dispatch
import Synchronization
import Testing

@testable import ObservationCore

@Suite struct OptionsTests {
  let gauge = Gauge()
  let log = Log()

  @Test func `after a change, trackings are called as they were installed`() {
    let names = (1...20).map(String.init)
    for name in names {
      withObservationTracking(options: .didSet) {
        _ = gauge.level
      } onChange: { [log] _ in
        log.add(name)
      }
    }
    gauge.level = 1
    #expect(log.all == names)
  }

  // As in the toolchain's sources, where such an event knows no tracking.
  @Test func `cancelling at a deinit leaves the tracking of the others`() {
    do {
      let dying = Gauge()
      withObservationTracking(options: [.didSet, .deinit]) {
        _ = gauge.level + dying.level
      } onChange: { [log, gauge] event in
        log.add("\(event.kind == .deinit) \(gauge.level)")
        event.cancel()
      }
    }
    gauge.level = 1
    #expect(log.all == ["true 0", "false 1"])
  }

  @Test func `an object that is freed in apply notifies after it`() {
    var dying: [Gauge] = [Gauge(), Gauge()]
    withObservationTracking(options: [.willSet, .deinit]) {
      _ = gauge.level + dying.map(\.level).reduce(0, +)
      dying = []
    } onChange: { [log, gauge] event in
      log.add("\(event.kind == .deinit) \(gauge.level)")
    }
    #expect(log.all == ["true 0", "true 0"])
    gauge.level = 1
    #expect(log.all == ["true 0", "true 0", "false 0"])
  }

  @Test func `freeing in apply doesn't notify a tracking of changes only`() {
    withObservationTracking(options: [.willSet, .didSet]) {
      _ = gauge.level + Gauge().level
    } onChange: { [log] _ in
      log.add("notified")
    }
    #expect(log.all == [])
  }

  @Test func `a callback can observe, change and let go at a deinit`() {
    final class Owner: @unchecked Sendable { var gauges: [Gauge] = [] }
    let owner = Owner()
    owner.gauges = [Gauge(), Gauge()]
    withObservationTracking(options: .deinit) {
      _ = owner.gauges.map(\.level)
    } onChange: { [log, gauge] _ in
      log.add("dead")
      log.track("changed") { gauge.level }
      // They are freed once the array has been written, and not meanwhile.
      let others = owner.gauges
      owner.gauges = []
      withExtendedLifetime(others) {}
    }
    var first: Gauge? = owner.gauges.removeFirst()
    #expect(log.all == [])
    first = nil
    gauge.level = 1
    #expect(first == nil)
    #expect(log.all == ["dead", "dead", "changed", "changed"])
  }

  @Test func `after a change that calls back all, no tracking is left`() {
    func isWaitedForAfter() -> Bool? {
      shared.registrar.extent.observers?._withUnsafeGuaranteedRef {
        $0.isWaitedForAfter
      }
    }
    let shared = Bell()
    withObservationTracking {
      shared.read()
    } onChange: {
    }
    #expect(isWaitedForAfter() == false, "called before, and not after")
    for options in [.didSet, [.willSet, .didSet]] as [Options] {
      withObservationTracking(options: options) {
        shared.read()
      } onChange: { event in
        event.cancel()
      }
    }
    #expect(isWaitedForAfter() == true)
    shared.ring()
    #expect(isWaitedForAfter() == false)
  }

  @Test func `threads track, change and free objects with all events`() {
    let (threads, rounds) = (8, 300)
    let bells = (0..<4).map { _ in Bell() }
    let told = (0..<threads * rounds).map { _ in Counts() }
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for round in 0..<rounds {
        let counts = told[thread * rounds + round]
        let own = Bell()
        withObservationTracking(options: [.willSet, .didSet, .deinit]) {
          for bell in bells { bell.read() }
          own.read()
        } onChange: { event in
          counts.add(event.kind)
        }
        if round % 3 == 0 { own.ring() }
        bells[round % 4].ring()
      }
    }
    for bell in bells { bell.ring() }
    let before = told.map { $0.sum }
    for bell in bells { bell.ring() }
    #expect(told.map { $0.sum } == before, "no tracking is left")
    #expect(told.allSatisfy { $0.didSet > 0 && $0.died <= 1 })
  }
}

private typealias Options = ObservationTracking.Options

/// A property that many threads may read and change at once.
private final class Bell: Observable, Sendable {
  let registrar = ObservationRegistrar()

  func read() { registrar.access(self, keyPath: \.sound) }
  func ring() { registrar.withMutation(of: self, keyPath: \.sound) {} }

  private var sound: Void {}
}

/// How often each kind of event was reported. These are atomics, because the
/// thread sanitizer sees them, but doesn't see a `Mutex`.
private final class Counts: Sendable {
  private let willSets = Atomic(0)
  private let didSets = Atomic(0)
  private let deaths = Atomic(0)

  func add(_ kind: ObservationTracking.Event.Kind) {
    switch kind {
    case .willSet: willSets.add(1, ordering: .relaxed)
    case .didSet: didSets.add(1, ordering: .relaxed)
    default: deaths.add(1, ordering: .relaxed)
    }
  }

  var didSet: Int { didSets.load(ordering: .relaxed) }
  var died: Int { deaths.load(ordering: .relaxed) }
  var sum: Int { willSets.load(ordering: .relaxed) + didSet + died }
}
