/// Views with a title above them.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: Container {
  public typealias Body = Never
  var label: String? { "NavigationView" }
}
