// Grades exercises: reads them, builds them with their suites, runs the suites,
// plays the stories of solved chapters, and says what each exercise came to.

import Foundation
import NotesKit
import Results

/// The result of an exercise that was graded.
package struct Grade {
  package let exercise: Exercise
  package var result: ExerciseResult
  /// The fingerprint of the files that were graded.
  package var fingerprint = ""

  package init(_ exercise: Exercise, _ result: ExerciseResult) {
    self.exercise = exercise
    self.result = result
  }
}

/// The results of one grading.
package struct GradingReport {
  package var grades: [Grade] = []
  package var stories: [StoryResult] = []

  /// Whether something that was started does not pass.
  package var hasFailure: Bool {
    grades.contains(where: \.result.isFailure)
      || stories.contains { !$0.failures.isEmpty }
  }
}

/// Grades a submission in a build folder.
///
///     let report = try Grader(
///       submission: Submission(of: workspace), folder: .own(in: workspace),
///       progress: line
///     ).grade(workspace.catalogue.exercises)
package struct Grader {
  package let submission: Submission
  package let folder: BuildFolder
  package let progress: ProgressLine
  /// Whether untouched exercises are graded, too.
  package var isStrict = false
  /// The exercises that are known to be solved without grading them again.
  package var solved: Set<Exercise> = []

  package init(
    submission: Submission, folder: BuildFolder, progress: ProgressLine
  ) {
    self.submission = submission
    self.folder = folder
    self.progress = progress
  }

  private var workspace: Workspace { submission.workspace }

  /// Grades exercises, and plays the story of each of their chapters whose
  /// exercises are all solved.
  ///
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  package func grade(_ exercises: [Exercise]) throws -> GradingReport {
    var files: [Exercise: [String: String]] = [:]
    var results: [Exercise: ExerciseResult] = [:]
    for exercise in exercises {
      do {
        let own = try submission.files(of: exercise)
        _ = try workspace.stub(of: exercise)
        if workspace.swiftFiles(in: exercise.suiteFolder).isEmpty {
          throw Failure.missing(exercise.suiteFile)
        }
        files[exercise] = own
        if !isStrict, workspace.shippedFiles(of: exercise).areUntouched(own) {
          results[exercise] = ExerciseResult(
            path: exercise.path, state: .notStarted)
        }
      } catch {
        results[exercise] = ExerciseResult(
          path: exercise.path, state: .unusable("\(error)"))
      }
    }
    let open = exercises.filter { results[$0] == nil }
    let chapters = workspace.catalogue.chapters(of: open)
    // A story needs all of its chapter.
    let others = chapters.flatMap(\.exercises)
      .filter { solved.contains($0) && !exercises.contains($0) }
    for exercise in others {
      files[exercise] = try? submission.files(of: exercise)
    }

    var stories: [StoryResult] = []
    if !open.isEmpty {
      let (found, run) = try grade(
        files.filter { results[$0.key] == nil }, of: chapters, running: open)
      results.merge(found) { $1 }
      let good = chapters.filter { chapter in
        chapter.exercises.allSatisfy { exercise in
          results[exercise].map { $0.state == .solved }
            ?? others.contains(exercise)
        }
      }
      stories = try good.map(run.play)
    }
    return GradingReport(
      grades: exercises.map { exercise in
        var grade = Grade(exercise, results[exercise]!)
        grade.fingerprint = files[exercise].map { fingerprint(of: $0) } ?? ""
        return grade
      }, stories: stories)
  }

  /// Grades files, each set of them in the place of an exercise. They need not
  /// be those of the submission.
  ///
  /// - Parameters:
  ///   - chapters: What is built.
  ///   - exercises: What is run. The files of others are only built.
  /// - Returns: The results, and a run that can run the same suites again.
  package func grade(
    _ files: [Exercise: [String: String]], of chapters: [Chapter],
    running exercises: [Exercise]
  ) throws -> (results: [Exercise: ExerciseResult], run: TestRun) {
    var build = Build(chapters, of: submission, in: folder, progress)
    let faults = try build.compile(files)
    let run = TestRun(build: build)
    let checks = try run.run(exercises.filter { faults[$0] == nil })
    var results = Dictionary(
      uniqueKeysWithValues: faults.map {
        ($0, ExerciseResult(path: $0.path, state: $1))
      })
    for (exercise, checks) in checks {
      results[exercise] = result(of: exercise, files[exercise]!, checks)
    }
    return (results, run)
  }

  /// The result of an exercise whose checks have run.
  ///
  /// The checks observe only the core that the shipped files import. If they
  /// fail, and a file imports the toolchain's own Observation, the result says
  /// that instead.
  private func result(
    of exercise: Exercise, _ files: [String: String], _ checks: [CheckResult]
  ) -> ExerciseResult {
    if checks.isEmpty, workspace.declaredChecks(of: exercise).isEmpty {
      let suite = exercise.suiteFolder
      return ExerciseResult(
        path: exercise.path,
        state: .unusable("\(suite) holds no check; git restore \(suite)"))
    }
    let result = ExerciseResult(path: exercise.path, checks: checks)
    let other = files.keys.sorted().first { importsObservation(files[$0]!) }
    guard result.state == .failing, workspace.core == .ours, let other else {
      return result
    }
    return ExerciseResult(
      path: exercise.path,
      state: .doesNotFit([
        """
        \(other) imports Observation, and the checks hear only of the core \
        that it was shipped with; restore its import
        """
      ]))
  }
}

/// Whether a file imports the toolchain's own Observation.
private func importsObservation(_ text: String) -> Bool {
  let code = SwiftTokens.of(text).filter {
    $0.role != .comment && $0.role != .string
  }
  return code.map(\.text).joined()
    .contains(/\bimport\s+(?:\w+\s+)?Observation\b/.wordBoundaryKind(.simple))
}

/// A short text that differs where the texts of files differ (FNV-1a, 64 bits).
package func fingerprint(of files: [String: String]) -> String {
  let text = files.sorted { $0.key < $1.key }.map(\.value)
    .joined(separator: "\u{0}")
  let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 16)
}
