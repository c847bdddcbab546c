// A record of what Observation does, as it happens: for lessons, graders and
// curious readers.

import Synchronization

/// A log of what happens to some properties.
///
/// A key path to a property that the macro created prints as an address, so you
/// name the properties for a trace. It leaves out properties without a name.
///
///     let trace = Trace(["firstName": \Store.firstName])
///     trace.record {
///       withObservationTracking { _ = store.firstName } onChange: {}
///       store.firstName = "Bea"
///     }
///     trace.events.map(\.description)
///     // ["read Store.firstName", "registered Store.firstName",
///     //  "will set Store.firstName", "fired Store.firstName",
///     //  "cancelled Store.firstName"]
///
/// The deallocation of an object isn't recorded.
///
/// - Complexity: While no trace records, one load at each place that would
///   write an event; none at all in reads and changes that nothing tracks.
public final class Trace: Sendable {
  /// A kind of event.
  public enum Kind: String, Sendable {
    /// A tracking read it, for the first time in this tracking.
    case read
    /// A tracking now observes it.
    case registered
    /// It's about to change, in an object that was tracked at least once.
    case willSet = "will set"
    /// A tracking is called back: before the change, or after it if the
    /// tracking chose `.didSet`.
    case fired
    /// A tracking doesn't observe it any more.
    case cancelled
  }

  public struct Event: Sendable, Hashable, CustomStringConvertible {
    public let kind: Kind
    /// The class that declares the property.
    public let type: String
    public let property: String
    /// The number of the tracking: 1 is the first that the trace saw. A read
    /// has none, because its tracking isn't registered yet. A change has none,
    /// because the code that makes it doesn't need to track anything.
    public let tracking: Int?

    public var description: String { "\(kind.rawValue) \(type).\(property)" }
  }

  private struct Log {
    var events: [Event] = []
    /// The numbers of trackings, by their addresses.
    var numbers: [UInt: Int] = [:]
    var count = 0

    mutating func number(of address: UInt) -> Int {
      if let number = numbers[address] { return number }
      count += 1
      numbers[address] = count
      return count
    }
  }

  private let names: [Property: String]
  private let others: @Sendable (AnyKeyPath) -> String?
  private let limit: Int
  private let log = Locked(Log())

  /// A trace of the properties that key paths name.
  ///
  /// - Parameters:
  ///   - limit: The number of events that it keeps: the first ones.
  ///   - others: Names a property that `names` doesn't have, or returns nil.
  ///     Called during the event, so it mustn't read observed properties.
  public init(
    _ names: [String: AnyKeyPath], limit: Int = .max,
    others: @escaping @Sendable (AnyKeyPath) -> String? = { _ in nil }
  ) {
    self.limit = limit
    self.others = others
    self.names = Dictionary(
      names.map { (Property.find($0.value), $0.key) }
    ) { first, _ in first }
  }

  deinit { for property in names.keys { property.release() } }

  /// The events so far, of all recordings.
  public var events: [Event] { log.withLock { $0.events } }

  /// Records, on all threads, while a closure runs.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    start()
    defer { stop() }
    return try body()
  }

  /// Starts recording, on all threads. Each start needs a stop.
  public func start() {
    Self.recording.withLock { $0.append(self) }
    Self.count.add(1, ordering: .relaxed)
  }

  /// Ends what `start` started.
  ///
  /// - Errors: Stops the program if the trace isn't recording.
  public func stop() {
    Self.recording.withLock { recording in
      guard let index = recording.firstIndex(where: { $0 === self }) else {
        fatalError("A trace was stopped that was not recording")
      }
      recording.remove(at: index)
    }
    Self.count.subtract(1, ordering: .relaxed)
  }

  private static let recording = SystemLocked<[Trace]>([])
  private static let count = Atomic(0)

  static var isOn: Bool { count.load(ordering: .relaxed) > 0 }

  /// A property's name in a trace that records now.
  typealias Entry = (trace: Trace, type: String, property: String)

  /// The names of a run's properties in each trace. Naming one calls a closure,
  /// and releasing a trace may run any `deinit`: a caller that adds events under
  /// a lock reads this before it locks, and drops it afterward.
  @inline(__always)
  static func entries(of run: LinkRun) -> [Entry] {
    isOn ? name(run.links.map(\.property)) : []
  }

  static func add(
    _ kind: Kind, _ property: @autoclosure () -> Property,
    of tracking: @autoclosure () -> Unmanaged<Tracking>? = nil
  ) {
    if isOn { add(kind, of: tracking(), to: name([property()])) }
  }

  // These are not inlined, to keep them out of the way of code that doesn't
  // trace. (M-7: 8 ns)
  @inline(never)
  private static func name(_ properties: [Property]) -> [Entry] {
    let traces = recording.withLock { $0 }
    return properties.flatMap { property in
      let keyPath = property.keyPath
      let type = "\(Swift.type(of: keyPath).rootType)"
      return traces.compactMap { trace in
        (trace.names[property] ?? trace.others(keyPath)).map {
          (trace, type, $0)
        }
      }
    }
  }

  /// Prepares for a tracking that is about to be registered: it may have the
  /// address of a deallocated one, and must not inherit its number.
  @inline(never)
  static func forget(_ tracking: Unmanaged<Tracking>) {
    for trace in recording.withLock({ $0 }) {
      trace.log.withLock { $0.numbers[address(of: tracking)] = nil }
    }
  }

  @inline(never)
  static func add(
    _ kind: Kind, of tracking: Unmanaged<Tracking>?, to entries: [Entry]
  ) {
    for (trace, type, property) in entries {
      trace.log.withLock { log in
        guard log.events.count < trace.limit else { return }
        let number = tracking.map { log.number(of: address(of: $0)) }
        log.events.append(
          Event(kind: kind, type: type, property: property, tracking: number))
      }
    }
  }

  private static func address(of tracking: Unmanaged<Tracking>) -> UInt {
    UInt(bitPattern: tracking.toOpaque())
  }
}
