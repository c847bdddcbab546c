// The context of a change. This host animates nothing, but it shows changes in
// different transactions one after the other.

/// The context of a change, which says how the change would be animated.
public struct Transaction: Sendable {
  /// The animation of the change; nil if the change is shown at once.
  public var animation: Animation?
  /// Whether other animations are left out while the change is shown.
  public var disablesAnimations = false

  /// A change without an animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The movement of a change on a screen that can show it.
public struct Animation: Hashable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
}

/// Makes changes that are shown separately from all others.
///
/// - Timing: While the host performs an action, it evaluates the views that are
///   marked so far before it runs the closure, and the views that the closure
///   marks right after it (P-09).
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  ViewGraph.performing?.pass()
  defer { ViewGraph.performing?.pass() }
  return try body()
}

/// Makes changes that are shown separately from all others, and that would be
/// animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
