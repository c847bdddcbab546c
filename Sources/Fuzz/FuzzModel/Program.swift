// A program that uses observation. It is a pure value, which a generator
// writes, an interpreter runs, a shrinker cuts, and a person reads.
//
// A program works on a few variables that hold observable objects. Every action
// makes sense whatever they hold. So any part of a program can be cut out, and
// the rest still runs.

/// A sequence of steps over a few variables, each with an object at first.
public struct Program: Equatable, Sendable {
  /// The seed that the generator made it from.
  public var seed: UInt64
  /// The class of the object in each variable.
  public var objects: [Kind]
  public var steps: [Action]
  /// Whether a callback may write while others wait to be called for the same
  /// change. The result then depends on their order, which the toolchain leaves
  /// open. So only the end is compared: nothing may be left over.
  public var isWild: Bool

  public init(
    seed: UInt64, objects: [Kind], steps: [Action], isWild: Bool = false
  ) {
    self.seed = seed
    self.objects = objects
    self.steps = steps
    self.isWild = isWild
  }
}

/// A class of observable objects.
public enum Kind: CaseIterable, Sendable {
  case base, derived, boxOfNumber, boxOfText, byHand
}

/// A property, by its peculiarity.
///
/// If a class has no property of that kind, its `number` replaces it.
public enum Property: Hashable, Sendable {
  case number, text, list, optional
  /// A structure that is not `Equatable`: setting an equal value notifies, too.
  case point
  /// A class that is not `Equatable`, compared by identity.
  case tag
  /// Another of the program's objects, or nil.
  case link
  /// A property of the subclass, which has a registrar of its own.
  case extra
  /// The number again, by a key path that starts at the subclass.
  case alias
  /// The value of a subscript for an index. The index is an object that is made
  /// anew for each access and equals others with its number. The key path
  /// captures it.
  case entry(Int)
}

extension Property: CaseIterable {
  public static let allCases: [Property] = [
    .number, .text, .list, .optional, .point, .tag, .link, .extra, .alias,
    .entry(0), .entry(1), .entry(2),
  ]
}

/// A property of the object in a variable, or of the one that it links to.
public struct Place: Equatable, Sendable {
  public var object: Int
  public var isThroughLink: Bool
  public var property: Property

  public init(
    _ object: Int, _ property: Property, isThroughLink: Bool = false
  ) {
    self.object = object
    self.isThroughLink = isThroughLink
    self.property = property
  }
}

/// An action of a step, or of the closure of a tracking or a callback.
public indirect enum Action: Equatable, Sendable {
  case read(Place)
  /// Returns from the enclosing closure if the value is odd.
  case returnIfOdd(Place)
  case set(Place, Int)
  /// Reads a value, and sets it to itself.
  case setEqual(Place)
  /// Changes a value in place: `+=`, `append`.
  case grow(Place, Int)
  /// Calls `withMutation` by hand, around other actions.
  case mutate(Place, [Action], throwing: Bool)
  /// Makes a variable's object refer to that of another variable, or to none.
  case link(Int, to: Int?)
  /// Puts a new object into a variable.
  case replace(Int, Kind)
  /// Puts the object of another variable into this one.
  case share(Int, from: Int)
  /// Empties a variable.
  case free(Int)
  case track(Tracking)
  /// Starts the callback's tracking again, inside the callback.
  case trackAgain
}

/// A call of `withObservationTracking`.
public struct Tracking: Equatable, Sendable {
  /// The name of the tracking in outcomes.
  public var name: Int
  public var apply: [Action]
  /// The reads of the expression that returns the callback, after `apply`.
  public var expression: [Place]
  public var callback: [Action]
  /// The variable whose object the callback keeps alive.
  public var captured: Int?

  public init(
    _ name: Int, apply: [Action], expression: [Place] = [],
    callback: [Action] = [], captured: Int? = nil
  ) {
    self.name = name
    self.apply = apply
    self.expression = expression
    self.callback = callback
    self.captured = captured
  }
}
