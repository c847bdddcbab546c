// An object's side of observation: it reports reads and changes, and keeps
// the trackings that wait for a change of its properties.

import Synchronization

/// Keeps who observes the properties of one object.
///
/// The `@Observable` macro gives each object a registrar and calls it from the
/// accessors. You call it yourself for a property that has no storage the
/// macro can see:
///
///     @Observable final class Settings {
///       @ObservationIgnored private var file: [String: String] = [:]
///       var theme: String {
///         get {
///           access(keyPath: \.theme)              // "theme was read"
///           return file["theme"] ?? "light"
///         }
///         set {
///           withMutation(keyPath: \.theme) {      // "theme will change"
///             file["theme"] = newValue
///           }
///         }
///       }
///     }
///
/// A copy of a registrar shares its observers with the original. A registrar
/// does not keep its object alive, and when it dies, what it was waiting for
/// is dropped in silence.
///
/// - Timing: Every call is safe from any thread. No lock is held while an
///   `onChange` runs.
/// - Source: SE-0395.
public struct ObservationRegistrar: Sendable {
  private let extent = Extent()

  public init() {}

  /// Records that a property was read.
  ///
  /// Inside the closure of a tracking, the property becomes one of those that
  /// the tracking waits for. Elsewhere the read leaves no trace.
  ///
  /// - Complexity: O(1).
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    AccessList.current?.pointee.insert(
      Property(keyPath), of: extent.observers)
  }

  /// Tells every tracking that has read the property that it will change.
  ///
  /// - Timing: Calls each `onChange` on the calling thread, before it returns,
  ///   in the order in which the trackings were installed. The toolchain's own
  ///   Observation promises no order.
  /// - Complexity: O(k log k) for k trackings that have read the property.
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    for tracking in extent.observers.readers(of: Property(keyPath)) {
      tracking.fire()
    }
  }

  /// Ends a change that `willSet` began.
  ///
  /// Trackings are told before a change, so nothing is left to do here. The
  /// accessors that the macro writes call it.
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {}

  /// Runs a change of a property, and tells its observers before.
  ///
  /// It is the same as these three lines, and does no more: whether the new
  /// value differs from the old one is not asked.
  ///
  ///     registrar.willSet(subject, keyPath: keyPath)
  ///     defer { registrar.didSet(subject, keyPath: keyPath) }
  ///     return try mutation()
  public func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

extension ObservationRegistrar: Hashable {
  // Who observes an object is no part of its value: with these, a class that
  // holds a registrar can still have its conformances synthesised.
  public static func == (_: Self, _: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationRegistrar: Codable {
  // Observers are not written, and a decoded object has none.
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) {}
}

/// The lifetime of a registrar and its copies.
///
/// A tracking holds the observers of every object it has read, and they hold
/// the tracking. The extent stands outside that ring: when the last copy of
/// the registrar is gone, it cuts the ring.
private final class Extent: Sendable {
  let observers = Observers()

  deinit { observers.removeAll() }
}

/// The trackings that wait for a change of one object's properties.
final class Observers: Sendable {
  private struct State {
    var trackings: [Int: Tracking] = [:]  // by serial number
    var readers: [Property: Set<Int>] = [:]  // serial numbers, never empty
  }

  private let state = Mutex(State())

  func insert(_ tracking: Tracking, reading properties: Set<Property>) {
    state.withLock { state in
      state.trackings[tracking.serial] = tracking
      for property in properties {
        state.readers[property, default: []].insert(tracking.serial)
      }
    }
  }

  func remove(_ tracking: Tracking, reading properties: Set<Property>) {
    state.withLock { state in
      state.trackings[tracking.serial] = nil
      for property in properties {
        state.readers[property]?.remove(tracking.serial)
        if state.readers[property]?.isEmpty == true {
          state.readers[property] = nil
        }
      }
    }
  }

  /// Drops every tracking. The closures they hold die outside the lock, for
  /// they may hold the last reference to anything.
  func removeAll() {
    let dropped = state.withLock { state in
      defer { state = State() }
      return state
    }
    withExtendedLifetime(dropped) {}
  }

  /// The trackings that have read a property, in order of installation.
  func readers(of property: Property) -> [Tracking] {
    state.withLock { state in
      guard let serials = state.readers[property] else { return [] }
      return serials.sorted().compactMap { state.trackings[$0] }
    }
  }
}
