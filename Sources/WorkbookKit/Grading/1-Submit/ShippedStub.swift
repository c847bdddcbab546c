// The files that an exercise is shipped with, from `Tests/Stubs`.

extension Workspace {
  /// The shipped files of an exercise, by their names.
  ///
  /// - Throws: A `Failure` that says how to get them back.
  package func stub(of exercise: Exercise) throws -> [String: String] {
    let folder = exercise.stubFolder
    let names = names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else { throw Failure.missing(folder) }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try text("\(folder)/\($0)")) })
  }

  /// Whether files are those that an exercise was shipped with, so that nobody
  /// has started it. GradingKit decides the same way.
  ///
  /// Each character counts, but neither the kind of line ends nor a mark of the
  /// encoding: an editor may change these by itself.
  ///
  /// - Throws: A `Failure` if the shipped files are missing.
  func isStub(_ files: [String: String], of exercise: Exercise) throws -> Bool {
    func bytes(_ text: String) -> [UInt8] {
      Array(text.replacing("\r\n", with: "\n").utf8)
    }
    return try files.mapValues(bytes) == stub(of: exercise).mapValues(bytes)
  }
}
