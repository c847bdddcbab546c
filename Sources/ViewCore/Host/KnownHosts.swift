// For a tool that runs a program as it is and says afterwards what its views
// did: it knows neither the program's hosts nor the names of its properties.

extension ViewHost {
  /// Is called with each host that is made.
  public static var isMade: ((ViewHost) -> Void)?

  /// The names of observable properties that every host knows, besides those
  /// that it was given.
  public static var knownNames: [AnyKeyPath: String] = [:]
}
