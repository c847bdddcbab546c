// The outcome of one step of a program, as far as it can be observed. If the
// outcomes of two subjects are equal, the subjects agree.

/// Everything that happened during one step.
///
/// The order of events within a step is left out, because on the toolchain it
/// is random.
public struct Outcome: Equatable, Sendable {
  /// The events, sorted.
  public var events: [Event]
  /// The serial numbers of the objects that were freed, sorted.
  public var died: [Int]
  /// The callbacks that were freed, by name and generation, sorted.
  public var released: [Event]
  /// The number of objects, callbacks and indices that outlive the program;
  /// zero as long as it runs.
  public var leftovers: Int

  public init(
    events: [Event] = [], died: [Int] = [], released: [Event] = [],
    leftovers: Int = 0
  ) {
    self.events = events.sorted()
    self.died = died.sorted()
    self.released = released.sorted()
    self.leftovers = leftovers
  }
}

/// An action of a tracking, together with the values that it saw.
public struct Event: Equatable, Comparable, Sendable {
  public enum Kind: Int, Sendable {
    case stepped, applied, evaluated, called, released
  }

  public var kind: Kind
  /// The tracking's name; -1 for the step itself.
  public var name: Int
  /// The number of times that the tracking was started again from a callback.
  public var generation: Int
  /// The number of callbacks that were running at the time.
  public var depth: Int
  /// The values that were read, in order.
  public var seen: [Int]

  public init(
    _ kind: Kind, name: Int, generation: Int, depth: Int = 0, seen: [Int] = []
  ) {
    self.kind = kind
    self.name = name
    self.generation = generation
    self.depth = depth
    self.seen = seen
  }

  public static func < (one: Event, other: Event) -> Bool {
    let ranks = (one.kind.rawValue, one.name, one.generation, one.depth)
    let others = (
      other.kind.rawValue, other.name, other.generation, other.depth
    )
    return ranks == others
      ? one.seen.lexicographicallyPrecedes(other.seen) : ranks < others
  }
}

extension Event: CustomStringConvertible {
  public var description: String {
    let tracking =
      "t\(name)" + (generation > 0 ? ", tracked again \(generation)x" : "")
    let values = seen.map(String.init).joined(separator: " ")
    let inside = depth > 1 ? ", at depth \(depth)" : ""
    let saw = seen.isEmpty ? "" : ", saw \(values)"
    return switch kind {
    case .stepped: "the step\(saw)"
    case .applied: "apply of \(tracking)\(saw)"
    case .evaluated: "onChange of \(tracking) evaluated"
    case .called: "onChange of \(tracking) called\(inside)\(saw)"
    case .released: "onChange of \(tracking) freed"
    }
  }
}
