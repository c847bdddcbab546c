// The means for a tool that runs a program unchanged and afterwards shows what
// its views did. Such a tool knows neither the program's hosts nor the names of
// its properties.

extension ViewHost {
  /// The closure that is called with each host when it is made.
  public static var isMade: ((ViewHost) -> Void)?

  /// The closure that is called with each issue as soon as a host records it.
  public static var isWarned: ((Issue) -> Void)?

  /// The closure that names observable properties for every host, in addition
  /// to the names that the host was given.
  public static var nameOfProperty: ((AnyKeyPath) -> String?)?

  /// The closure that turns a drawing or a table into words, for a reader who
  /// can't see lines and columns. A program then gets its result instead.
  public static var inWords: ((String) -> String)?

  /// The drawing itself, even if programs get words instead.
  public var drawn: String { TreeDrawing(root, evaluations: evaluations).text }

  /// The screen in words, in which each control says what it is and what state
  /// it is in.
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
