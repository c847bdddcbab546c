/// One evaluation of a body.
public struct Evaluation: CustomStringConvertible {
  /// The type of the view, the modifier or the app.
  public let type: Any.Type
  /// The name of the type.
  public let view: String
  /// The causes of the evaluation. If several things have changed, there are
  /// several.
  public let causes: [Cause]
  let place: Place

  init(
    of type: Any.Type, _ view: String, at place: Place, _ causes: [Cause]
  ) {
    self.type = type
    self.view = view
    self.place = place
    self.causes = causes
  }

  /// The views from the root to this one, each with its steps in brackets.
  ///
  ///     TodoList/TodoItem[aaa]
  public var path: String { place.path }

  /// The causes in one line.
  public var cause: String {
    causes.map(\.description).joined(separator: ", ")
  }

  /// For instance, `TodoItem: property TodoItem.isDone`.
  public var description: String { "\(view): \(cause)" }
}
