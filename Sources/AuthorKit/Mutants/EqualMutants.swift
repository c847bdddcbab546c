// The list of the mutants that are as good as the solution.

import WorkbookKit

/// Mutants that no check has to refuse, with the reasons.
///
///     # Changes that are as good
///
///     Nobody waits for `didSet`, so it may be missing.
///
///         withMutation: without defer { didSet(subject, keyPath: keyPath) }
///
/// A paragraph is the reason for all mutants below it, one per line.
struct EqualMutants: Equatable {
  struct Line: Equatable {
    let name: String
    /// Its line in the list.
    let line: Int
    let hasReason: Bool
  }

  let file: String
  let lines: [Line]

  init(_ text: String, file: String) {
    self.file = file
    var lines: [Line] = []
    var hasReason = false
    for line in NumberedLine.lines(of: text) {
      if line.text.hasPrefix("    ") {
        lines.append(
          Line(
            name: String(line.text.dropFirst(4)), line: line.number,
            hasReason: hasReason))
      } else if !line.text.isEmpty {
        hasReason = !line.text.hasPrefix("#")
      }
    }
    self.lines = lines
  }

  func contains(_ mutant: Mutant) -> Bool {
    lines.contains { $0.name == mutant.name }
  }

  /// Lines without a reason, lines that stand twice, and lines of mutants that
  /// are no longer made.
  func findings(amongMutants names: [String]) -> [Finding] {
    lines.enumerated().compactMap { index, line in
      let text: String? =
        if !line.hasReason {
          "gives no reason why this is as good: \(line.name)"
        } else if !names.contains(line.name) {
          "is not a mutant any more: \(line.name)"
        } else if lines[..<index].contains(where: { $0.name == line.name }) {
          "is listed twice: \(line.name)"
        } else { nil }
      return text.map { Finding(file: file, line: line.line, text: $0) }
    }
  }
}

extension Workspace {
  /// The list of the mutants that are as good as an exercise's solution.
  func equalMutants(of exercise: Exercise) -> EqualMutants {
    let file = exercise.equalMutants
    return EqualMutants(exists(file) ? (try? text(file)) ?? "" : "", file: file)
  }

  /// Everything wrong with these lists that can be found without grading.
  func equalMutantFindings(of exercises: [Exercise]) -> [Finding] {
    exercises.flatMap { exercise -> [Finding] in
      let list = equalMutants(of: exercise)
      guard !list.lines.isEmpty else { return [] }
      let names = ((try? mutants(of: exercise)) ?? []).map(\.mutant.name)
      return list.findings(amongMutants: names)
    }
  }
}
