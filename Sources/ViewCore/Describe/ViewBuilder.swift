// Turns the statements of a body into one view.

/// The result builder that collects the views of a body.
///
/// Inside a body, you can also use `if`, `if let`, `switch` and local
/// constants.
///
/// - Source: The result builder of SE-0289. With the parameter packs of
///   SE-0393, a body can list any number of views.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content { content }

  @available(
    *, unavailable,
    message: "this expression is no view; a body lists views"
  )
  public static func buildExpression(_ other: Any) -> EmptyView { EmptyView() }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(
    _ content: Content
  ) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}
