/// Views with a title above them.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// A view with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: Container {
  public typealias Body = Never
  var label: String? { "NavigationView" }
}
