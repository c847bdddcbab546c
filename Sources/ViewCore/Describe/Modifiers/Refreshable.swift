// An action that fetches data again, which any control further in can call.

extension View {
  /// Puts an action that fetches data again into the environment.
  ///
  /// A control further in can read `\.refresh` and call it. In SwiftUI, a list
  /// does so when a user pulls it down, but this host has no such gesture
  /// (P-76).
  public func refreshable(
    @_inheritActorContext
    action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { environment(\.refresh, RefreshAction(action: action)) }
}

/// An action that fetches data again, as provided by `refreshable`.
///
///     @Environment(\.refresh) private var refresh
///     Button("Again") { Task { await refresh?() } }
public struct RefreshAction: Sendable {
  let action: @isolated(any) @Sendable () async -> Void

  /// Runs the action, and returns when it's done.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action of the nearest `refreshable`; nil if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
