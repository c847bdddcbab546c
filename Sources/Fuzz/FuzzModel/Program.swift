// A program that uses observation: a pure value, which a generator writes, an
// interpreter runs, a shrinker cuts, and a person reads.
//
// It works on a few variables that hold observable objects. Every action
// makes sense whatever they hold, so any part of a program may be cut out and
// the rest still runs.

/// A sequence of steps over a few variables, each with an object at first.
public struct Program: Equatable, Sendable {
  /// What the generator made it from.
  public var seed: UInt64
  /// The class of the object in each variable.
  public var objects: [Kind]
  public var steps: [Action]
  /// Whether a callback may write while others wait to be called for the same
  /// change. What happens then depends on their order, which the toolchain
  /// leaves open; so only the end is compared: nothing may be left over.
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

/// A property by what is special about it. Where a class has none of that
/// kind, its `number` stands in.
public enum Property: Hashable, Sendable {
  case number, text, list, optional
  /// A structure that is not `Equatable`: an equal set is told, too.
  case point
  /// A class that is not `Equatable`: compared by identity.
  case tag
  /// Another of the program's objects, or nil.
  case link
  /// Declared in the subclass, whose registrar is its own.
  case extra
  /// The number again, by a key path that begins at the subclass.
  case alias
  /// What a subscript yields for an index. The index is an object, made anew
  /// for each access and equal to others of its number; the key path captures
  /// it.
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

/// What a step does, and equally the closure of a tracking or a callback.
public indirect enum Action: Equatable, Sendable {
  case read(Place)
  /// Leaves the closure that it stands in, if the value is odd.
  case returnIfOdd(Place)
  case set(Place, Int)
  /// Reads a value and assigns it back.
  case setEqual(Place)
  /// Changes a value where it is: `+=`, `append`.
  case grow(Place, Int)
  /// Calls `withMutation` by hand, around other actions.
  case mutate(Place, [Action], throwing: Bool)
  /// Makes a variable's object refer to that of another, or to none.
  case link(Int, to: Int?)
  /// Puts a new object into a variable.
  case replace(Int, Kind)
  /// Puts the object of another variable into this one.
  case share(Int, from: Int)
  /// Empties a variable.
  case free(Int)
  case track(Tracking)
  /// Inside a callback: tracks again what the callback belongs to.
  case trackAgain
}

/// A call of `withObservationTracking`.
public struct Tracking: Equatable, Sendable {
  /// Its name in what is reported.
  public var name: Int
  public var apply: [Action]
  /// Reads of the expression that yields the callback, after `apply`.
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
