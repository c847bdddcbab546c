// Who waits for the changes of one object: a list of links for each property
// that was ever tracked. The links lie inside the trackings they belong to, so
// to register is to set a few pointers, and to unregister as well.
//
//     Observers of a store
//       name  ⇄ link of tracking 1 ⇄ link of tracking 3
//       count ⇄ link of tracking 1
//
// Everything in a list is guarded by the lock of its observers.

import Synchronization

/// The lists of one object, for all of its properties.
@usableFromInline
final class Observers: Sendable {
  private let state = Locked(WaitingLists())
  /// How many links there are. It is written under the lock; a look without
  /// it tells a change that nobody waits for anything here.
  private let linkCount = Atomic(0)

  var isWaitedFor: Bool { linkCount.load(ordering: .relaxed) > 0 }

  /// How many of these links belong to trackings that are told after a change.
  @usableFromInline
  let didSetCount = Atomic(0)

  @inlinable
  var isWaitedForAfter: Bool { didSetCount.load(ordering: .relaxed) > 0 }

  /// Where a thread has recorded a read of the object last, or may have.
  let guess = Atomic(Guess.none)

  deinit { state.withLock { $0.lists?.deallocate() } }

  /// Links a run of links, in order; not if its tracking has ended or the
  /// object has died.
  ///
  /// - Returns: Whether it is linked, and has taken over the reference.
  func link(_ run: LinkRun, of tracking: Unmanaged<Tracking>) -> Bool {
    state.withLock { state in
      guard !state.isDead, run.state == .new else { return false }
      run.state = .linked
      Trace.add(.registered, run, of: tracking)
      for index in 0..<run.count {
        let link = run.first + index
        link.pointee.tracking = tracking
        state.append(link)
      }
      count(run.count, of: tracking)
      return true
    }
  }

  /// Unlinks a run of links, now or before it was linked.
  @inline(__always)
  func unlink(_ run: LinkRun) {
    var owner: Unmanaged<Tracking>?
    state.withLock { state in
      let wasLinked = run.state == .linked
      run.state = .ended
      guard wasLinked else { return }
      let tracking = run.first.pointee.tracking!
      Trace.add(.cancelled, run, of: tracking)
      for index in 0..<run.count { state.remove(run.first + index) }
      count(-run.count, of: tracking)
      owner = tracking
    }
    owner?.release()
  }

  @inline(__always)
  private func count(_ more: Int, of tracking: Unmanaged<Tracking>) {
    let count = linkCount.load(ordering: .relaxed) &+ more
    linkCount.store(count, ordering: .relaxed)
    if tracking.waits(for: .didSet) {
      didSetCount.add(more, ordering: .relaxed)
    }
  }

  /// Unlinks everything, for the object has died, and tells those who wait for
  /// that. The trackings are released outside of the lock: their closures may
  /// hold the last reference to anything.
  func die() {
    var dropped = state.withLock { state in
      state.isDead = true
      linkCount.store(0, ordering: .relaxed)
      didSetCount.store(0, ordering: .relaxed)
      return state.removeAll()
    }
    while let link = dropped {
      dropped = link.pointee.next
      let tracking = link.pointee.tracking!
      if tracking.waits(for: .deinit) {
        tracking._withUnsafeGuaranteedRef {
          $0.tell(.deinit, link.pointee.property, ReadLog.current)
        }
      }
      tracking.release()
    }
  }

  /// The trackings that wait for an event of a property, in order of
  /// registration; all of them retained.
  @inline(__always)
  func trackings(
    of property: Property, for kind: ObservationTracking.Event.Kind
  ) -> Waiting {
    var waiting = Waiting()
    state.withLock { state in
      var next = state.first(of: property)
      while let link = next {
        next = link.pointee.next
        let tracking = link.pointee.tracking!
        if tracking.waits(for: kind) { waiting.append(tracking.retain()) }
      }
    }
    return waiting
  }

  /// One tracking, most of the time; an array only for the others.
  struct Waiting {
    var first: Unmanaged<Tracking>?
    var others: [Unmanaged<Tracking>]?

    @inline(__always)
    mutating func append(_ tracking: Unmanaged<Tracking>) {
      if first == nil { return first = tracking }
      if others?.append(tracking) == nil { others = [tracking] }
    }
  }
}

extension Unmanaged<Tracking> {
  /// Whether it wants to be told of events of a kind.
  @inline(__always)
  func waits(for kind: ObservationTracking.Event.Kind) -> Bool {
    _withUnsafeGuaranteedRef { $0.waits(for: kind) }
  }
}
