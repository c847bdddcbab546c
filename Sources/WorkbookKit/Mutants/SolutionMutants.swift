// The mutants of an exercise's solution, and the list of those that are as
// good as it.

/// A mutant of a solution, as it is handed in.
struct SolutionMutant: Equatable {
  let exercise: Exercise
  /// The file that is changed, as a path from the workspace's root.
  let file: String
  let mutant: Mutant
}

extension Workspace {
  /// The mutants of an exercise: of each file that the learner writes in.
  func mutants(of exercise: Exercise) throws -> [SolutionMutant] {
    let folder = "Solutions/\(exercise.path)"
    let stub = try stub(of: exercise)
    let solution = try Dictionary(
      uniqueKeysWithValues: stub.keys.map {
        ($0, try text("\(folder)/\($0)"))
      })
    return WorkbookKit.mutants(of: solution, stub: stub).map { file, mutant in
      SolutionMutant(
        exercise: exercise, file: "\(folder)/\(file)", mutant: mutant)
    }
  }

  /// The files of an exercise when a mutant is handed in.
  func files(handingIn mutant: SolutionMutant) throws -> [String: String] {
    let folder = "Solutions/\(mutant.exercise.path)"
    let names = try stub(of: mutant.exercise).keys
    var files: [String: String] = [:]
    for name in names {
      let file = "\(folder)/\(name)"
      files[name] = file == mutant.file ? mutant.mutant.text : try text(file)
    }
    return files
  }

  /// The list of the mutants that are as good as an exercise's solution.
  func equalMutants(of exercise: Exercise) -> EqualMutants {
    let file = EqualMutants.file(of: exercise)
    return EqualMutants(exists(file) ? (try? text(file)) ?? "" : "", file: file)
  }

  /// What is amiss in these lists, as far as nothing has to be graded for it.
  func equalMutantFindings(of exercises: [Exercise]) -> [Finding] {
    exercises.flatMap { exercise -> [Finding] in
      let list = equalMutants(of: exercise)
      guard !list.entries.isEmpty else { return [] }
      let names = ((try? mutants(of: exercise)) ?? []).map(\.mutant.name)
      return list.findings(amongMutants: names)
    }
  }
}

/// Mutants that no check has to refuse, with the reasons.
///
///     # Changes that are as good
///
///     Nobody waits for `didSet`, so it may be missing.
///
///         withMutation: without defer { didSet(subject, keyPath: keyPath) }
///
/// A paragraph is the reason for all that stand below it, one a line.
struct EqualMutants: Equatable {
  struct Entry: Equatable {
    let name: String
    /// Its line in the list.
    let line: Int
    let hasReason: Bool
  }

  let file: String
  let entries: [Entry]

  static func file(of exercise: Exercise) -> String {
    "Tests/Bank/\(exercise.path)/Equal.md"
  }

  init(_ text: String, file: String) {
    self.file = file
    var entries: [Entry] = []
    var hasReason = false
    for line in NumberedLine.lines(of: text) {
      if line.text.hasPrefix("    ") {
        entries.append(
          Entry(
            name: String(line.text.dropFirst(4)), line: line.number,
            hasReason: hasReason))
      } else if !line.text.isEmpty {
        hasReason = !line.text.hasPrefix("#")
      }
    }
    self.entries = entries
  }

  func contains(_ mutant: Mutant) -> Bool {
    entries.contains { $0.name == mutant.name }
  }

  /// Entries without a reason, entries that stand twice, and those of mutants
  /// that are not made any more.
  func findings(amongMutants names: [String]) -> [Finding] {
    entries.enumerated().compactMap { index, entry in
      let text: String? =
        if !entry.hasReason {
          "says no reason why this is as good: \(entry.name)"
        } else if !names.contains(entry.name) {
          "is no mutant any more: \(entry.name)"
        } else if entries[..<index].contains(where: { $0.name == entry.name }) {
          "stands twice: \(entry.name)"
        } else { nil }
      return text.map { Finding(file: file, line: entry.line, text: $0) }
    }
  }
}
