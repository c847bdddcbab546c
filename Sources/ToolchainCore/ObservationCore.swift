// The toolchain's own Observation, under the name of ours. With
// CORE=Observation this module is built in place of ObservationCore. So lessons
// and suites run on the real one, with no line changed.

@_exported import Observation

/// An empty trace: the toolchain's Observation cannot be traced.
///
/// With it, code that uses a trace compiles. LessonKit neither draws a trace
/// nor runs a scene that prints one.
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

  /// The events, of which there are none.
  public var events: [Event] { [] }

  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
}
