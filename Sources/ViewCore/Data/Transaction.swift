// The context of a change. Nothing is animated here, but changes in different
// transactions are shown one after the other.

/// The context of a change: how it would be animated.
public struct Transaction: Sendable {
  /// The animation of the change; nil if it shows at once.
  public var animation: Animation?
  /// Whether other animations are left out.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The movement of a change on a screen that can show it.
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
}

/// Makes changes that are shown separately from others.
///
/// - Timing: While the host performs something, the views marked so far are
///   evaluated before the closure runs, and those that it marks after it
///   (P-09).
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  ViewGraph.performing?.pass()
  defer { ViewGraph.performing?.pass() }
  return try body()
}

/// Makes changes that are shown separately, and would be animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
