// The modules that judge answers. An answer that names one could report checks
// of its own, and so it is refused before it is built.

extension Build {
  /// The module of the checks that one of a learner's files names, if there is
  /// one. Whoever imports it could add to what the suites say.
  ///
  /// - Parameter stub: The files as they came. Where the learner writes tests,
  ///   they name the frameworks of tests, and so may the learner: what judges
  ///   these tests never imports them.
  static func moduleOfChecks(
    in files: [String: String], shipped stub: [String: String]
  ) -> (file: String, module: String)? {
    // A word of a text may have a full stop in it, a name in Swift has none.
    let kit = /\b(GradingKit|ViewGrading|XCTest)\b/
      .wordBoundaryKind(.simple)
    let testing = /\bimport\s+(?:\w+\s+)?(Testing)\b/
      .wordBoundaryKind(.simple)
    func modules(_ text: String) -> [String] {
      (text.matches(of: kit).map(\.1) + text.matches(of: testing).map(\.1))
        .map(String.init)
    }
    let given = Set(stub.values.flatMap(modules))
    for (file, text) in files.sorted(by: { $0.key < $1.key }) {
      if let name = modules(text).first(where: { !given.contains($0) }) {
        return (file, name)
      }
    }
    return nil
  }
}
