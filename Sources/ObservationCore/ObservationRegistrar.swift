// An object's side of observation: it reports reads and changes. When nothing
// is tracked, each costs one look at a pointer, which is inlined into the
// macro's accessors.

import ThreadSlot

/// The registry of the observers of one object's properties.
///
/// The `@Observable` macro gives each object a registrar and calls it from the
/// accessors. Call it yourself for a property whose storage the macro can't
/// see:
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
/// doesn't keep its object alive. When its last copy is deallocated, it
/// notifies the trackings that chose `.deinit`, and drops the others.
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
  /// Inside a tracking's closure, the property becomes one that the tracking
  /// observes. Anywhere else, the read has no effect.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if thread_tracking() != nil { extent.record(keyPath) }
  }

  /// Notifies trackings that read the property that it's about to change: all
  /// but those that chose other events.
  ///
  /// - Timing: Calls each `onChange` on the calling thread, before it returns,
  ///   in the order in which the trackings were installed. The toolchain's own
  ///   Observation promises no order.
  /// - Complexity: O(k) for k trackings that read the property.
  @inlinable
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if extent.wasTracked { extent.willSet(keyPath) }
  }

  /// Notifies trackings that read the property, and chose `.didSet`, that it
  /// has changed.
  ///
  /// - Parameter keyPath: Evaluated only while a tracking waits for a `.didSet`
  ///   of the object, because the accessor for changes in place makes a new key
  ///   path for it. (M-5: 7 ns) So it can't contain `try` or `await`.
  /// - Timing: As `willSet`.
  /// - Complexity: O(k) for k trackings that read the property; O(1) while no
  ///   tracking waits.
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: @autoclosure () -> KeyPath<Subject, Member>
  ) {
    if extent.isWaitedForAfter { extent.didSet(keyPath()) }
  }

  /// The same with a key path that's always evaluated, for code that passes the
  /// function along.
  @_disfavoredOverload
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if extent.isWaitedForAfter { extent.didSet(keyPath) }
  }

  /// Runs a change of a property, and notifies its observers before and after.
  ///
  /// It does what these three lines do and no more: it doesn't check whether
  /// the new value differs from the old one.
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
  // An object's observers aren't part of its value. With these, the compiler
  // can still synthesize the conformances of a type that stores a registrar.
  public static func == (_: Self, _: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationRegistrar: Codable {
  // Observers are not encoded, and a decoded object has none.
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) {}
}
