// The one object behind a registrar and its copies. Every change of an
// observable object comes through here, and so does every read that a tracking
// makes: this is the hottest code of the module.
//
// Its lifetime has three parts:
//
//     never tracked     no observers: a change looks at `address` and continues
//     tracked           observers, made by the first tracking that reads the
//                       object, and kept until the end
//     deallocated       the last copy of the registrar is freed, as a rule with
//                       its object: the observers are notified, then released

import Synchronization

/// The lifetime of a registrar and its copies.
///
/// It stands outside the retain cycle that observers and trackings form: a
/// tracking retains the observers of everything it read, and observers retain
/// the registered trackings. When the extent is freed, it breaks the cycle.
@usableFromInline
final class Extent: Sendable {
  /// The address of the observers: 0 until a tracking reads the object, and
  /// then constant. It counts as a reference.
  @usableFromInline
  let address = Atomic<UInt>(0)

  @inlinable
  init() {}

  deinit {
    guard let observers else { return }
    observers._withUnsafeGuaranteedRef { $0.die() }
    observers.release()
  }

  /// Whether a tracking has ever read the object.
  @inlinable
  var wasTracked: Bool { address.load(ordering: .acquiring) != 0 }

  /// Records a read in the log of this thread.
  @usableFromInline
  func record(_ keyPath: AnyKeyPath) {
    guard let log = ReadLog.tracking else { return }
    // This comes first, while no method of the log is running: it may call a
    // caller's `hash` and `==`, which may read properties in turn.
    let property = log.pointee.cache.find(keyPath)
    let isTaken = makeObservers()._withUnsafeGuaranteedRef {
      log.pointee.record(property, of: $0)
    }
    if !isTaken { property.release() }
  }

  /// Notifies the trackings that wait for a change of the property.
  @usableFromInline
  func willSet(_ keyPath: AnyKeyPath) {
    observers?._withUnsafeGuaranteedRef { observers in
      guard observers.isWaitedFor || Trace.isOn else { return }
      tell(observers, .willSet, keyPath)
    }
  }

  /// Whether a tracking is to be notified after a change of the object.
  @inlinable
  var isWaitedForAfter: Bool {
    observers?._withUnsafeGuaranteedRef { $0.isWaitedForAfter } ?? false
  }

  /// Notifies the trackings that wait for the end of the change.
  @usableFromInline
  func didSet(_ keyPath: AnyKeyPath) {
    observers?._withUnsafeGuaranteedRef { tell($0, .didSet, keyPath) }
  }

  @inline(__always)
  private func tell(
    _ observers: Observers, _ kind: ObservationTracking.Event.Kind,
    _ keyPath: AnyKeyPath
  ) {
    let log = ReadLog.current
    let property = log.pointee.cache.find(keyPath)
    let waiting = observers.trackings(
      of: property, for: kind, by: log.pointee.number)
    if kind == .willSet { Trace.add(.willSet, property) }
    if let first = waiting.first { tell(first, kind, property, log) }
    for tracking in waiting.others ?? [] { tell(tracking, kind, property, log) }
    property.release()
  }

  private func tell(
    _ tracking: Unmanaged<Tracking>, _ kind: ObservationTracking.Event.Kind,
    _ property: Property, _ log: ReadLog.Pointer
  ) {
    Trace.add(.fired, property, of: tracking)
    tracking._withUnsafeGuaranteedRef { $0.tell(kind, property, log) }
    tracking.release()
  }

  /// The observers; nil if no tracking has ever read the object.
  @inlinable
  var observers: Unmanaged<Observers>? {
    let address = address.load(ordering: .acquiring)
    return UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }

  /// Returns the observers, and makes them the first time. If two threads make
  /// them at the same time, one of the two is discarded.
  private func makeObservers() -> Unmanaged<Observers> {
    if let observers { return observers }
    let new = Unmanaged.passRetained(Observers())
    let (isFirst, _) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()),
      ordering: .acquiringAndReleasing)
    if isFirst { return new }
    new.release()
    return observers!
  }
}
