// make grade, make grade E=1, make grade E=1.2. Read it from here:
//
//   Grade         the command, and the whole pipeline: files in, results out
//   Submission    reads the files that a learner has written
//   Build         copies them, and builds them with their suites
//   BuildLog      says whose fault an error is, and what a suite misses
//   Advice        what to do about an error, where the compiler can't know
//   TestRun       runs the suites, and says why a run ended too early
//   GradeReport   the report, whose words are `Results`', and the record for
//                 programs

import Foundation
import NotesKit
import Results

extension Call {
  /// Grades all exercises, those of a chapter, or one.
  ///
  /// - Returns: 0 if everything that was started passes, else 1.
  func grade() throws -> Int32 {
    let exercises = try exercises
    if has("--output"), exercises.count != 1 {
      throw Failure("--output is for one exercise: make grade E=1.1 OUTPUT=1")
    }
    let file = try value(of: "--json").map(RecordFile.init)
    Interruption.catchSignals()
    let start = Date()
    let from = value(of: "--from")
    // Exercises solved on another core, or by others, are no progress of yours.
    let isProgress = from == nil && workspace.core == .ours

    let submission =
      try from.map { try Submission($0, for: workspace) }
      ?? Submission(of: workspace)
    let folder =
      from == nil
      ? try BuildFolder.own(in: workspace) {
        notice("make grade is already running here; waiting for it to finish")
      } : try .free(in: workspace)
    var grader = Grader(
      submission: submission, folder: folder,
      progress: ProgressLine(display: display))
    grader.isStrict = ProcessInfo.processInfo.environment["STRICT"] == "1"
    let before = isProgress ? try workspace.standings() : nil
    grader.solved = before?.solved ?? []
    let grading = try grader.grade(exercises)

    var closing: String?
    var trouble: (any Error)?
    if isProgress {
      do {
        let record = try LearnerRecord.remember(grading, in: workspace)
        if !grading.hasFailure {
          closing = Standings(record, in: workspace)
            .closing(after: exercises, display)
        }
      } catch { trouble = error }
    }
    let exitCode: Int32 = trouble != nil ? 2 : grading.hasFailure ? 1 : 0
    // Before the report, because without a reader, writing it ends the tool.
    do {
      try file?.write(
        GradeRecord(grading, of: submission, from: start, exitCode: exitCode))
    } catch { trouble = trouble ?? error }
    if workspace.core == .toolchain {
      write("On the toolchain's own Observation; progress isn't recorded.\n\n")
    }
    write(
      GradeReport(
        grading: grading, display: display,
        printed: has("--output") ? .all : from == nil ? .beginning : .none,
        next: isProgress ? workspace.nextSteps : { _ in nil }, closing: closing
      ).text)
    if let trouble { throw trouble }
    if before?.record.isUngraded == true, exitCode == 1,
      ProcessInfo.processInfo.environment["MAKELEVEL"] != nil,
      isatty(STDOUT_FILENO) == 1
    {
      let wordsOnMake = """
        make now adds a line with Error 1. It only means that a check failed; \
        the workbook itself is fine.
        """
      write("\n" + display.filled(wordsOnMake))
    }
    return exitCode
  }
}

// MARK: - The pipeline

package struct Grade {
  package let exercise: Exercise
  package var result: ExerciseResult
  package var fingerprint = ""
  /// What the learner may believe, if the failure shows it.
  package var belief: Belief?
  /// What the compiler has warned of in the files, with the code below it.
  var warnings: String?
  /// Whether the lines of a TODO are as they were shipped.
  package var hasUntouchedTODO = false

  package init(_ exercise: Exercise, _ result: ExerciseResult) {
    (self.exercise, self.result) = (exercise, result)
  }
}

extension Workspace {
  /// The answers that prove an exercise's suite.
  package func answerPage(of exercise: Exercise) throws -> AnswerPage {
    AnswerPage(try text(exercise.answers), file: exercise.answers)
  }

  package func belief(
    shownBy result: ExerciseResult, of exercise: Exercise
  ) -> Belief? {
    try? answerPage(of: exercise).belief(shownBy: result)
  }
}

package struct Grading {
  package var grades: [Grade] = []
  package var stories: [StoryResult] = []

  /// Whether something that was started does not pass.
  package var hasFailure: Bool {
    grades.contains(where: \.result.isFailure)
      || stories.contains { !$0.failures.isEmpty }
  }
}

extension ExerciseResult {
  fileprivate init(_ exercise: Exercise, _ state: State) {
    self.init(path: exercise.path, state: state)
  }
}

/// Grades a submission in a build folder.
package struct Grader {
  package let submission: Submission
  package let folder: BuildFolder
  package let progress: ProgressLine
  /// Whether untouched exercises are graded, too.
  package var isStrict = false
  package var hasStories = true
  /// The exercises that are known to be solved without grading them again.
  package var solved: Set<Exercise> = []

  package init(
    submission: Submission, folder: BuildFolder, progress: ProgressLine
  ) {
    (self.submission, self.folder) = (submission, folder)
    self.progress = progress
  }

  private var workspace: Workspace { submission.workspace }

  /// Grades exercises, and plays the story of each of their chapters whose
  /// exercises are all solved.
  ///
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  package func grade(_ exercises: [Exercise]) throws -> Grading {
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
          results[exercise] = ExerciseResult(exercise, .notStarted)
        }
      } catch {
        results[exercise] = ExerciseResult(exercise, .unusable("\(error)"))
      }
    }
    let open = exercises.filter { results[$0] == nil }
    let chapters = workspace.catalogue.chapters(of: open)
    // A story needs all of its chapter.
    let others = chapters.flatMap(\.exercises)
      .filter { !exercises.contains($0) && solved.contains($0) }
    for exercise in others {
      files[exercise] = try? submission.files(of: exercise)
    }

    var stories: [StoryResult] = []
    var warnings: [Exercise: String] = [:]
    if !open.isEmpty {
      let (found, build) = try grade(
        files.filter { results[$0.key] == nil }, of: chapters, running: open)
      results.merge(found) { $1 }
      warnings = build.warnings
      stories = try chapters.filter { chapter in
        chapter.exercises.allSatisfy {
          results[$0].map { $0.state == .solved } ?? others.contains($0)
        }
      }.map(build.play)
    }
    let grades = exercises.map { exercise in
      var grade = Grade(exercise, results[exercise]!)
      grade.belief = workspace.belief(shownBy: grade.result, of: exercise)
      grade.warnings = warnings[exercise]
      if let files = files[exercise] {
        grade.fingerprint = fingerprint(of: files)
        grade.hasUntouchedTODO = workspace.shippedFiles(of: exercise)
          .hasUntouchedTODO(in: files)
      }
      return grade
    }
    return Grading(grades: grades, stories: stories)
  }

  /// Grades files, each set of them in the place of an exercise. They need not
  /// be those of the submission.
  ///
  /// - Parameter exercises: What is run. The files of others are only built.
  /// - Returns: The results, and the build, which can run the suites again.
  package func grade(
    _ files: [Exercise: [String: String]], of chapters: [Chapter],
    running exercises: [Exercise]
  ) throws -> (results: [Exercise: ExerciseResult], build: Build) {
    var build = Build(
      chapters, of: submission, in: folder, progress, hasStories: hasStories)
    let faults = try build.compile(files)
    let checks = try build.run(exercises.filter { faults[$0] == nil })
    var results = Dictionary(
      uniqueKeysWithValues: faults.map { ($0, ExerciseResult($0, $1)) })
    for (exercise, checks) in checks {
      results[exercise] = result(of: exercise, files[exercise]!, checks)
    }
    return (results, build)
  }

  /// The checks observe only the core that the shipped files import. If they
  /// fail, and a file imports the toolchain's own Observation, the result says
  /// that instead.
  private func result(
    of exercise: Exercise, _ files: [String: String], _ checks: [CheckResult]
  ) -> ExerciseResult {
    if checks.isEmpty, workspace.declaredChecks(of: exercise).isEmpty {
      let suite = exercise.suiteFolder
      return ExerciseResult(
        exercise, .unusable("\(suite) contains no check; git restore \(suite)"))
    }
    let result = ExerciseResult(path: exercise.path, checks: checks)
    let importsObservation =
      #/(?m)^[^/"\n]*\bimport\s+(?:\w+\s+)?Observation\b/#
      .wordBoundaryKind(.simple)
    let other = files.keys.sorted().first {
      files[$0]!.contains(importsObservation)
    }
    guard result.state == .failing, workspace.core == .ours, let other else {
      return result
    }
    let words = """
      \(other) imports Observation, but the checks only see the core this file \
      shipped with; restore its import
      """
    return ExerciseResult(exercise, .doesNotFit([words]))
  }
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
