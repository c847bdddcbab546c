// The list of the mutants that are as good as the solution, each with a reason:
// the last part of an exercise's page of answers.
//
//     # Changes that are as good
//
//     No observer depends on `didSet`, so it may be missing.
//
//         withMutation: without defer { didSet(subject, keyPath: keyPath) }
//
// A paragraph is the reason for all mutants below it, one per line.

import WorkbookKit

/// The mutants that no check has to refuse.
struct EqualMutants {
  let file: String
  private var mutants: [(name: String, line: Int, hasReason: Bool)] = []

  init(_ lines: [NumberedLine], file: String) {
    self.file = file
    var hasReason = false
    for line in lines {
      if line.text.hasPrefix("    ") {
        mutants.append((String(line.text.dropFirst(4)), line.number, hasReason))
      } else if !line.text.isEmpty {
        hasReason = true
      }
    }
  }

  func contains(_ mutant: Mutant) -> Bool {
    mutants.contains { $0.name == mutant.name }
  }

  /// Lines without a reason, lines that stand twice, and lines of mutants that
  /// are no longer made.
  func findings(amongMutants names: [String]) -> [Finding] {
    mutants.enumerated().flatMap { index, mutant in
      let (name, earlier) = (mutant.name, mutants[..<index])
      return Finding.those(
        file, mutant.line,
        [
          "gives no reason why this is as good: \(name)": !mutant.hasReason,
          "is not a mutant any more: \(name)": !names.contains(name),
          "is listed twice: \(name)": earlier.contains { $0.name == name },
        ]
      ).prefix(1)
    }
  }
}

extension Workspace {
  /// The list of the mutants that are as good as an exercise's solution.
  func equalMutants(of exercise: Exercise) throws -> EqualMutants {
    EqualMutants(
      try answerPage(of: exercise).equalMutants, file: exercise.answers)
  }

  /// Everything wrong with these lists that can be found without grading.
  func equalMutantFindings(of exercises: [Exercise]) throws -> [Finding] {
    try exercises.flatMap { exercise in
      try equalMutants(of: exercise).findings(
        amongMutants: try mutants(of: exercise).map(\.mutant.name))
    }
  }
}
