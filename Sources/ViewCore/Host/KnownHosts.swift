// For a tool that runs a program as it is and says afterwards what its views
// did: it knows neither the program's hosts nor the names of its properties.

extension ViewHost {
  /// Is called with each host that is made.
  public static var isMade: ((ViewHost) -> Void)?

  /// Is called with each issue as soon as a host records it.
  public static var isWarned: ((Issue) -> Void)?

  /// Names observable properties for every host, besides those that it was
  /// given.
  public static var nameOfProperty: ((AnyKeyPath) -> String?)?

  /// Returns the text that a program gets in place of a drawing or a table, for
  /// a reader who does not see lines and columns.
  public static var inWords: ((String) -> String)?

  /// The drawing as it is drawn, whatever a program gets.
  public var drawn: String { TreeDrawing(root, evaluations: evaluations).text }

  /// The screen in words: each control says what it is, and how it stands.
  ///
  ///     button Add
  ///     switch Done, on
  ///     field Name: Ann
  ///
  /// - Complexity: O(n) for n views; none is evaluated.
  public var spokenScreen: String {
    Block.column(root.drawInWords()).text
  }
}
