// What accompanies a change. Nothing is animated here; but changes in different
// transactions are shown one after the other.

/// What accompanies a change.
public struct Transaction: Sendable {
  /// How the change would move; nil, if at once.
  public var animation: Animation?
  /// Whether other animations are to be left out.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change moves on a screen that can.
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
}

/// Makes changes that are shown by themselves.
///
/// - Timing: Where the host performs something, what is marked already is
///   evaluated before the closure runs, and the closure's changes after it
///   (P-09).
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  ViewGraph.performing?.pass()
  defer { ViewGraph.performing?.pass() }
  return try body()
}

/// Makes changes that are shown by themselves, and would be animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
