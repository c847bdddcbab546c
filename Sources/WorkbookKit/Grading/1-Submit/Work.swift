// An exercise as it was handed in, read once.

import Foundation
import NotesKit

/// The files of an exercise, with the suite that judges them.
struct Work {
  let exercise: Exercise
  let files: [String: String]
  let suite: Suite
  /// Whether the files are those that were shipped.
  let isStub: Bool
  /// Changes whenever the grade may change.
  let key: String

  /// Reads an exercise from a submission.
  ///
  /// - Parameter inputs: A fingerprint of everything else that the grade
  ///   depends on.
  /// - Throws: A `Failure` that says which file cannot be used, and why.
  init(
    on exercise: Exercise, of submission: Submission, inputs: String
  ) throws {
    self.exercise = exercise
    files = try submission.files(of: exercise)
    isStub = try submission.workspace.isStub(files, of: exercise)
    suite = try Suite(of: exercise, in: submission.workspace)
    // Names count, too: the compiler treats main.swift differently.
    let names = files.keys.sorted().joined(separator: "\u{0}")
    key = WorkbookKit.fingerprint(
      of: names + WorkbookKit.fingerprint(of: files) + inputs)
  }

  /// The fingerprint of the files.
  var fingerprint: String { WorkbookKit.fingerprint(of: files) }

  /// Grades the exercise by the outcomes of its checks.
  ///
  /// The checks observe only the core that the shipped files import. If they
  /// fail, and a file imports the toolchain's own Observation, the grade says
  /// that instead.
  func grade(_ checks: [Check], on core: Core) -> Grade {
    let grade = Grade(exercise: exercise, checks: checks)
    guard grade.state == .failing, core == .ours, let file = fileOnToolchain
    else { return grade }
    return Grade(
      exercise: exercise,
      state: .misfit([
        """
        \(file) imports Observation, and the checks hear only of the core \
        that it was shipped with; restore its import
        """
      ]))
  }

  /// The file that imports the toolchain's own Observation, if one does.
  private var fileOnToolchain: String? {
    files.keys.sorted().first { name in
      let code = SwiftTokens.of(files[name]!).filter {
        $0.role != .comment && $0.role != .string
      }
      return code.map(\.text).joined()
        .contains(
          /\bimport\s+(?:\w+\s+)?Observation\b/.wordBoundaryKind(.simple))
    }
  }
}
