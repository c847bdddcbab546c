// A program that uses observation. It is a pure value, so a generator can write
// it, an interpreter can run it, a shrinker can cut it, and a person can read
// it.
//
// A program works on a few variables that hold observable objects. Every action
// makes sense whatever the variables hold, so you can cut out any part of a
// program, and the rest still runs.

/// A sequence of steps that work on a few variables, each of which holds an
/// object at first.
public struct Program: Equatable, Sendable {
  /// The seed from which the generator has made the program.
  public var seed: UInt64
  /// The class of the object in each variable.
  public var objects: [Kind]
  public var steps: [Action]
  /// Whether a callback can write while other callbacks have yet to be called
  /// for the same change. The result then depends on the order of these
  /// callbacks, which the toolchain leaves open, so only the end of the program
  /// is compared: nothing may be left over.
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

/// A property, identified by what is special about it.
///
/// If a class has no such property, its `number` takes the place of it.
public enum Property: Hashable, Sendable {
  case number, text, list, optional
  /// A structure that isn't `Equatable`, so that setting an equal value
  /// notifies observers, too.
  case point
  /// A class that isn't `Equatable`, whose objects are compared by identity.
  case tag
  /// Another one of the program's objects, or nil.
  case link
  /// A property of the subclass, which has its own registrar.
  case extra
  /// The number again, by a key path that starts at the subclass.
  case alias
  /// The value of a subscript at an index. The index is an object that is made
  /// anew for each access, equals other objects with its number, and is
  /// captured by the key path.
  case entry(Int)
}

extension Property: CaseIterable {
  public static let allCases: [Property] = [
    .number, .text, .list, .optional, .point, .tag, .link, .extra, .alias,
    .entry(0), .entry(1), .entry(2),
  ]
}

/// A property of the object in a variable, or of the object that this one links
/// to.
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
  /// Reads a value, and sets the property to that same value.
  case setEqual(Place)
  /// Changes a value in place: `+=`, `append`.
  case grow(Place, Int)
  /// Calls `withMutation` by hand, and performs other actions inside it.
  case mutate(Place, [Action], throwing: Bool)
  /// Makes the object in a variable refer to the object in another one, or to
  /// none.
  case link(Int, to: Int?)
  /// Puts a new object into a variable.
  case replace(Int, Kind)
  /// Puts the object of another variable into this one, so that both share it.
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
  /// The reads of the expression that returns the callback. It is evaluated
  /// after `apply`.
  public var expression: [Place]
  public var callback: [Action]
  /// The variable whose object the callback keeps alive; nil if there is none.
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
