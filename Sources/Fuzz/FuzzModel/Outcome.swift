// What can be observed of one step of a program. Two subjects agree when
// these are equal.

/// Everything that happened during one step.
///
/// The order within a step is left out, for the toolchain's own is random.
public struct Outcome: Equatable, Sendable {
  /// Sorted.
  public var events: [Event]
  /// The objects that died, by serial number. Sorted.
  public var died: [Int]
  /// The callbacks that were freed, as name and generation. Sorted.
  public var released: [Event]
  /// How many objects, callbacks and indices outlived the program; zero before
  /// its end.
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

/// Something that a tracking did, with all it saw.
public struct Event: Equatable, Comparable, Sendable {
  public enum Kind: Int, Sendable {
    case stepped, applied, evaluated, called, released
  }

  public var kind: Kind
  /// The tracking's name; -1 for the step itself.
  public var name: Int
  /// How often the tracking has been started from a callback.
  public var generation: Int
  /// How many callbacks were running.
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
