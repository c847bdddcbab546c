// An observer that stays: it tracks again and again, and each time it lets go
// of what it read before. `withObservationTracking` cannot do that: a tracking
// that is never called back stays registered until its objects die.

import Synchronization

/// An observer that can track again, and that can be cancelled.
///
///     let tracker = Tracker { print("draw again") }
///     tracker.track { print(store.name) }
///     tracker.track { print(store.count) }      // the name is let go
///     store.name = "Bea"                        // silence
///     store.count = 1                           // draw again
///     tracker.cancel()
///
/// A tracker is registered once for each property, however often it tracks. It
/// ends when it is released.
///
/// - Timing: As `withObservationTracking`: `onChange` is called before the
///   change, on the thread that makes it, and not again until the next `track`.
///   A change inside `onChange`, or one that another thread makes at the same
///   time, calls it once more.
public final class Tracker: Sendable {
  private let onChange: @Sendable () -> Void
  private let current = Locked(Current())

  private struct Current: @unchecked Sendable {
    // Unchecked: any thread may ask a tracking what it has read, or cancel it.
    var tracking: Tracking?
  }

  public init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// A tracker that is told which property changes.
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

  /// Lets go of what was tracked, runs a closure, and tracks what it reads.
  @discardableResult
  public func track<Result>(_ apply: () -> Result) -> Result {
    cancel()
    let outer = ReadLog.current.pointee.begin()
    let result = apply()
    if let new = ReadLog.current.pointee.end(outer) {
      let tracking = new.takeUnretainedValue()
      // It is kept before it is installed. After that, another thread may call
      // back and track again, and this tracking must not replace that one. If
      // this one is replaced in between, it is cancelled and never installed.
      replace(with: tracking)?.cancel()
      Tracking.install(new, .willSet, catchesUp: false, onChange)
    }
    return result
  }

  /// Lets go of everything that is tracked.
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
