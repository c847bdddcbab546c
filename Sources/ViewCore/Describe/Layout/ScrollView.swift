/// Views that might need more room than the screen has. A terminal always has
/// enough.
nonisolated public struct ScrollView<Content: View>: View {
  let content: Content

  /// A view with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: Container {
  public typealias Body = Never
  var label: String? { "ScrollView" }
}
