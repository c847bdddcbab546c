// An exercise as it was handed in, read once.

import Foundation
import NotesKit

/// The files of an exercise, with the suite that judges them.
struct Work {
  let exercise: Exercise
  let files: [String: String]
  let suite: Suite
  /// Whether the files are exactly those that were shipped.
  let isStub: Bool
  /// Differs when the grade may differ.
  let key: String

  /// - Parameter grounds: A fingerprint of everything else that the grade
  ///   follows from.
  /// - Throws: A `Failure` that says which file cannot be used, and why.
  init(
    on exercise: Exercise, of submission: Submission, grounds: String
  ) throws {
    self.exercise = exercise
    files = try submission.files(of: exercise)
    isStub = try files == submission.workspace.stub(of: exercise)
    suite = try Suite(of: exercise, in: submission.workspace)
    // A file that is named main.swift means something else.
    let names = files.keys.sorted().joined(separator: "\u{0}")
    key = WorkbookKit.fingerprint(
      of: names + WorkbookKit.fingerprint(of: files) + grounds)
  }

  /// Of the files, to tell them apart from others.
  var fingerprint: String { WorkbookKit.fingerprint(of: files) }

  /// The grade that follows from how its checks went.
  ///
  /// Checks hear only of the core that the files came with an import of. If
  /// they fail where a file imports the toolchain's own, that is said instead.
  func grade(_ checks: [Check], on core: Core) -> Grade {
    let grade = Grade(exercise: exercise, checks: checks)
    guard grade.state == .failing, core == .ours, let file = fileOnToolchain
    else { return grade }
    return Grade(
      exercise: exercise,
      state: .misfit([
        """
        \(file) imports Observation, and the checks hear only of the core \
        whose import it came with; take that back
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
