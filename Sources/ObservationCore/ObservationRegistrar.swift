// An object's side of observation: it reports reads and changes. When nobody
// tracks, each costs one look at a pointer, which is inlined into the macro's
// accessors.

import ThreadSlot

/// The register of those who observe the properties of one object.
///
/// The `@Observable` macro gives each object a registrar and calls it from the
/// accessors. You call it yourself for a property that has no storage the
/// macro can see:
///
///     @Observable final class Settings {
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
/// does not keep its object alive. When its last copy dies, it tells the
/// trackings that have asked for `.deinit`, and drops the others silently.
///
/// - Timing: Every call is safe from any thread. No lock is held while an
///   `onChange` runs.
/// - Source: SE-0395.
public struct ObservationRegistrar: Sendable {
  @usableFromInline let extent: Extent

  @inlinable
  public init() { extent = Extent() }

  /// Records that a property was read.
  ///
  /// Inside the closure of a tracking, the property becomes one of those that
  /// the tracking waits for. Elsewhere the read leaves no trace.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if thread_tracking() != nil { extent.record(keyPath) }
  }

  /// Tells trackings that have read the property that it will change: all but
  /// those that have chosen other events.
  ///
  /// - Timing: Calls each `onChange` on the calling thread, before it returns,
  ///   in the order in which the trackings were installed. The toolchain's own
  ///   Observation promises no order.
  /// - Complexity: O(k) for k trackings that have read the property.
  @inlinable
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if extent.wasTracked { extent.willSet(keyPath) }
  }

  /// Tells trackings that have read the property, and chosen `.didSet`, that
  /// it has changed.
  ///
  /// - Parameter keyPath: Evaluated only while a tracking waits for a `.didSet`
  ///   of the object, because the accessor of a change in place makes a new key
  ///   path for this call. (M-5: 7 ns) So it can't contain `try` or `await`.
  /// - Timing: As `willSet`.
  /// - Complexity: O(k) for k trackings that have read the property; O(1) while
  ///   nobody waits.
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: @autoclosure () -> KeyPath<Subject, Member>
  ) {
    if extent.isWaitedForAfter { extent.didSet(keyPath()) }
  }

  /// The same with a key path that is evaluated in any case, for code that
  /// passes the function on.
  @_disfavoredOverload
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if extent.isWaitedForAfter { extent.didSet(keyPath) }
  }

  /// Runs a change of a property, and tells its observers before and after.
  ///
  /// It does what these three lines do and no more: it does not ask whether the
  /// new value differs from the old one.
  ///
  ///     registrar.willSet(subject, keyPath: keyPath)
  ///     defer { registrar.didSet(subject, keyPath: keyPath) }
  ///     return try mutation()
  @inlinable
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
  // The observers of an object are no part of its value. With these, the
  // compiler can still synthesize the conformances of a type that holds a
  // registrar.
  public static func == (_: Self, _: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationRegistrar: Codable {
  // Observers are not encoded, and a decoded object has none.
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) {}
}
