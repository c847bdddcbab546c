/// Controls that a user can fill in.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// A form with these controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: Container {
  public typealias Body = Never
  var label: String? { "Form" }
}
