// The toolchain's own Observation, under the name of ours. With
// CORE=Observation this module is built in the place of ObservationCore, so
// that what is taught and graded on ours is tried on the real one, with no
// line changed.

@_exported import Observation

/// A trace of nothing: the toolchain's Observation does not tell what it does.
///
/// Code that asks for a trace compiles all the same. What it would show is
/// left out by those who show it.
public final class Trace: Sendable {
  public enum Kind: Sendable {
    case read, registered, willSet, fired, cancelled
  }

  public struct Event: Sendable {
    public let kind: Kind
    public let property: String
    public let tracking: Int?
  }

  public init(_ names: [String: AnyKeyPath]) {}

  /// Always empty.
  public var events: [Event] { [] }

  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
}
