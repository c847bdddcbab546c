// The files that an exercise is shipped with, from `Tests/Stubs`.

extension Workspace {
  /// The shipped files of an exercise, by their names.
  ///
  /// - Throws: A `Failure` that says how to get them back.
  func stub(of exercise: Exercise) throws -> [String: String] {
    let folder = exercise.stubFolder
    let names = names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else { throw Failure.missing(folder) }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try text("\(folder)/\($0)")) })
  }
}
