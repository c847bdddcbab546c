// The trackings that observe one object. Each property that was ever tracked
// has a list, whose links are stored inside the trackings they belong to. So
// registering and unregistering only set a few pointers.
//
//     Observers of a store
//       name  ⇄ link of tracking 1 ⇄ link of tracking 3
//       count ⇄ link of tracking 1
//
// The lock of the observers guards everything in their lists. No caller's code
// runs under it: a release that may be the last one, and so may run a `deinit`,
// waits until the lock is free.

import Synchronization

/// The trackings that observe one object, in lists behind a lock.
///
/// The first tracking that reads the object makes them. The object's extent and
/// all trackings that read the object keep them alive, so they may outlive the
/// object: then they're dead, and nothing is linked any more.
@usableFromInline
final class Observers: Sendable {
  private let state = Locked(WaitingLists())
  /// The number of links and of pending reads. It is written under the lock. A
  /// change reads it without the lock, and has nothing to do if it's 0.
  private let linkCount = Atomic(0)

  /// Whether a tracking observes anything of the object.
  var isWaitedFor: Bool { linkCount.load(ordering: .relaxed) > 0 }

  /// The number of those links whose trackings are notified after a change, and
  /// of pending reads, whose trackings may be.
  @usableFromInline
  let didSetCount = Atomic(0)

  /// Whether a tracking wants to be told after a change of the object.
  @inlinable
  var isWaitedForAfter: Bool { didSetCount.load(ordering: .relaxed) > 0 }

  /// The place where a thread last recorded a read of the object. Threads write
  /// it without the lock.
  let guess = Atomic(Guess.none)

  deinit { state.withLock { $0.lists?.deallocate() } }

  /// Starts a read that is pending until its run is linked or dropped.
  ///
  /// - Returns: The serial number that the read came after.
  @inline(never)
  func beginRead() -> Int32 {
    state.withLock { state in
      let pending = state.pending ?? PendingReads()
      state.pending = pending
      count(1, isWaitingAfter: true)
      return pending.begin()
    }
  }

  /// Ends the reads of a run that will not be linked.
  func drop(_ run: LinkRun) { state.withLock { endReads(run, in: &$0) } }

  /// Ends the reads of a run, if they are pending.
  private func endReads(_ run: LinkRun, in state: inout WaitingLists) {
    guard run.isPending else { return }
    count(-run.count, isWaitingAfter: true)
    if !state.pending!.end(run) { state.pending = nil }
  }

  /// Links a run, unless its tracking has ended or the object is dead.
  ///
  /// - Parameters:
  ///   - thread: The number of this thread's log.
  ///   - missed: Gets what the run missed, if its reads were pending.
  /// - Returns: Whether the run is linked and has taken over the reference.
  func link(
    _ run: LinkRun, of tracking: Unmanaged<Tracking>, by thread: UInt32,
    noting missed: inout MissedEvents
  ) -> Bool {
    let entries = Trace.entries(of: run)  // kept until the lock is free
    return state.withLock { state in
      if run.isPending { state.pending!.add(run, to: &missed, by: thread) }
      // Later: a change that reads the counts without the lock must find the
      // reads or the links.
      defer { endReads(run, in: &state) }
      guard run.state == .new else { return false }
      if state.isDead {
        missed.add(.deinit, of: run.first.pointee.property)
        return false
      }
      run.state = .linked
      Trace.add(.registered, of: tracking, to: entries)
      for index in 0..<run.count {
        let link = run.first + index
        link.pointee.tracking = tracking
        state.append(link)
      }
      count(run.count, isWaitingAfter: tracking.waits(for: .didSet))
      return true
    }
  }

  /// Unlinks a run. If it isn't linked yet, it never will be.
  @inline(__always)
  func unlink(_ run: LinkRun) {
    let entries = Trace.entries(of: run)  // kept until the lock is free
    var owner: Unmanaged<Tracking>?
    state.withLock { state in
      let wasLinked = run.state == .linked
      run.state = .ended
      guard wasLinked else { return }
      let tracking = run.first.pointee.tracking!
      Trace.add(.cancelled, of: tracking, to: entries)
      for index in 0..<run.count { state.remove(run.first + index) }
      count(-run.count, isWaitingAfter: tracking.waits(for: .didSet))
      owner = tracking
    }
    owner?.release()
  }

  /// Adds to the counts of links; negative numbers subtract.
  @inline(__always)
  private func count(_ more: Int, isWaitingAfter: Bool) {
    let count = linkCount.load(ordering: .relaxed) &+ more
    linkCount.store(count, ordering: .relaxed)
    if isWaitingAfter { didSetCount.add(more, ordering: .relaxed) }
  }

  /// Unlinks everything, because the object died, and notifies the trackings
  /// that wait for that. They're released outside the lock: their closures may
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

  /// Finds the trackings that wait for an event of a property, in order of
  /// registration, and retains them. Records the event for pending reads.
  @inline(__always)
  func trackings(
    of property: Property, for kind: ObservationTracking.Event.Kind,
    by thread: UInt32
  ) -> Waiting {
    var waiting = Waiting()
    state.withLock { state in
      state.pending?.note(kind, of: property, by: thread)
      var next = state.first(of: property)
      while let link = next {
        next = link.pointee.next
        let tracking = link.pointee.tracking!
        if tracking.waits(for: kind) { waiting.append(tracking.retain()) }
      }
    }
    return waiting
  }

  /// Some trackings. Usually it's one, and needs no array.
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
  /// Whether it's to be notified of events of a kind.
  @inline(__always)
  func waits(for kind: ObservationTracking.Event.Kind) -> Bool {
    _withUnsafeGuaranteedRef { $0.waits(for: kind) }
  }
}
