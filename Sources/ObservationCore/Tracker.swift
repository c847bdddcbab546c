// An observer that stays: it can track again and again, and each time it drops
// what it tracked before. `withObservationTracking` can't do that: a tracking
// that is never called back stays registered until its objects are deallocated.

import Synchronization

/// An observer that can track again, and that can be cancelled.
///
///     let tracker = Tracker { print("draw again") }
///     tracker.track { print(store.name) }
///     tracker.track { print(store.count) }      // the name isn't tracked now
///     store.name = "Bea"                        // no call
///     store.count = 1                           // draw again
///     tracker.cancel()
///
/// A tracker is registered once for each property, no matter how often it
/// tracks. It ends when it's released.
///
/// - Timing: As `withObservationTracking`: `onChange` is called before the
///   change, on the thread that makes it, and not again until the next `track`.
///   A change inside `onChange`, or one that a different thread makes at the
///   same time, calls it once more.
public final class Tracker: Sendable {
  private let onChange: @Sendable () -> Void
  private let current = Locked(Current())

  private struct Current: @unchecked Sendable {
    // Unchecked: any thread may ask a tracking what it read, or cancel it.
    var tracking: Tracking?
  }

  public init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// Creates a tracker whose closure receives the property that changes.
  ///
  ///     let tracker = Tracker { property in
  ///       print(property == \Store.name)           // true
  ///     }
  public convenience init(
    onChange: @escaping @Sendable (_ property: AnyKeyPath) -> Void
  ) {
    self.init { onChange(ReadLog.current.pointee.telling.property.keyPath) }
  }

  deinit { cancel() }

  /// Drops what was tracked, runs a closure, and tracks what it reads.
  @discardableResult
  public func track<Result>(_ apply: () -> Result) -> Result {
    cancel()
    let outer = ReadLog.current.pointee.begin()
    let result = apply()
    if let new = ReadLog.current.pointee.end(outer) {
      let tracking = new.takeUnretainedValue()
      // It's stored before it's installed. After that, a different thread may
      // call back and track again, and this tracking must not replace the new
      // one. If it's replaced in between, it's cancelled and never installed.
      replace(with: tracking)?.cancel()
      Tracking.install(new, .willSet, catchesUp: false, onChange)
    }
    return result
  }

  /// Stops tracking everything.
  public func cancel() { replace(with: nil)?.cancel() }

  private func replace(with new: Tracking?) -> Tracking? {
    let new = Current(tracking: new)
    let old = current.withLock { current in
      defer { current = new }
      return current
    }
    return old.tracking
  }
}
