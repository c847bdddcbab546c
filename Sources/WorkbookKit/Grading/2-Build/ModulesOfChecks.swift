// The modules that judge answers. An answer that names one could report checks
// of its own, and so it is refused before it is built.

extension Build {
  /// The first of a learner's files that names a module of the checks, with
  /// that module; nil if none does. Code that imports one could add to what the
  /// suites report.
  ///
  /// - Parameter stub: The files as they were shipped. The learner may use the
  ///   modules that they name: where the learner writes tests, these need their
  ///   framework, and the suite that judges them never imports them.
  static func moduleOfChecks(
    in files: [String: String], shipped stub: [String: String]
  ) -> (file: String, module: String)? {
    // A word in Unicode's sense may contain a full stop; a name in Swift does
    // not.
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
