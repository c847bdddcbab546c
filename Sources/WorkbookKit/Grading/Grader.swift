// Grades exercises: builds them with their suites, runs the suites, and says
// for each exercise how it stands.

import Foundation
import NotesKit

/// Grades what is handed in, at a desk.
///
///     let report = try Grader(
///       submission: Submission(of: workspace), desk: desk, progress: line
///     ).grade(workspace.catalogue.exercises, stories: [])
struct Grader {
  let submission: Submission
  let desk: Desk
  let progress: ProgressLine
  /// Whether an exercise that nobody has touched is graded, too.
  var isStrict = false
  /// Whether what was found is kept, and found again while nothing changes.
  var remembers = false

  private var workspace: Workspace { submission.workspace }

  /// What there is to grade of an exercise.
  private struct Work {
    let files: [String: String]
    let suite: Suite
    /// Differs when the verdict may differ.
    let key: String

    /// The file that imports the toolchain's own Observation, if one does.
    var fileOnToolchain: String? {
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

  /// Grades exercises, and the stories of chapters: a story is played when all
  /// of its exercises are solved. Those of them that are not graded now are
  /// solved if that was found before and nothing has changed.
  ///
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  func grade(_ exercises: [Exercise], stories: [Chapter]) throws -> Report {
    var verdicts = remembers ? Verdicts(on: desk) : Verdicts()
    let before = workspace.groundsForVerdicts()
    let grounds = fingerprint(of: before)
    var grades: [Exercise: Grade] = [:]
    var works: [Exercise: Work] = [:]
    let others = stories.flatMap(\.exercises)
      .filter { !exercises.contains($0) }
    for exercise in exercises + others {
      do {
        let (state, work) = try prepare(exercise, grounds: grounds)
        works[exercise] = work
        grades[exercise] =
          state.map { Grade(exercise: exercise, state: $0) }
          ?? verdicts.grade(of: exercise, key: work.key)
      } catch let failure as Failure {
        grades[exercise] = Grade(
          exercise: exercise, state: .unusable(failure.description))
      }
    }

    var build: Build?
    let stale = exercises.filter { grades[$0] == nil }
    if !stale.isEmpty {
      // With what is known to build, so that a story finds it built.
      let known = works.filter { exercise, _ in
        stale.contains(exercise)
          || [.solved, .failing].contains(grades[exercise]?.state)
      }
      let found = try grade(stale, known, &build)
      for var grade in found {
        grade.fingerprint = fingerprint(
          of: sources(works[grade.exercise]!.files))
        grades[grade.exercise] = grade
        verdicts.keep(grade, key: works[grade.exercise]!.key)
      }
    }
    var report = Report(grades: exercises.map { grades[$0]! })
    for chapter in stories
    where chapter.exercises.allSatisfy({ grades[$0]?.state == .solved }) {
      let key = fingerprint(
        of: chapter.exercises.map { works[$0]!.key }.joined())
      let grade =
        try verdicts.grade(of: chapter, key: key)
        ?? play(chapter, works, &build)
      verdicts.keep(grade, key: key)
      report.stories.append(grade)
    }
    if build != nil { try expectNoChange(since: before) }
    if remembers { try verdicts.save(on: desk) }
    return report
  }

  /// Code that is graded runs with the grader's rights, and may have changed
  /// the suites. Then nothing that was found is kept.
  private func expectNoChange(since before: String) throws {
    let lines = Set(before.split(separator: "\n"))
    let changed = workspace.groundsForVerdicts().split(separator: "\n")
      .filter { !lines.contains($0) }
    guard let line = changed.first else { return }
    let path = line.split(separator: " ").dropLast(2).joined(separator: " ")
    throw Failure.changedMeanwhile(workspace.relative(path))
  }

  /// What there is to grade, and the state if that is known already.
  private func prepare(
    _ exercise: Exercise, grounds: String
  ) throws -> (Grade.State?, Work) {
    let files = try submission.files(of: exercise)
    let isStub = try files == workspace.stub(of: exercise)
    return (
      isStub && !isStrict ? .notStarted : nil,
      Work(
        files: files, suite: try Suite(of: exercise, in: workspace),
        // A file that is named main.swift means something else.
        key: fingerprint(
          of: files.keys.sorted().joined(separator: "\u{0}") + sources(files)
            + grounds))
    )
  }

  /// Builds exercises, with others that are known to build, and runs suites.
  private func grade(
    _ exercises: [Exercise], _ works: [Exercise: Work], _ built: inout Build?
  ) throws -> [Grade] {
    var build = build(workspace.catalogue.chapters(of: exercises))
    let faults = try build.build(works.mapValues(\.files), progress)
    built = build
    let run = SuiteRun(
      workspace: workspace, desk: desk, build: build, progress: progress)
    let checks = try run.run(
      exercises.filter { faults[$0] == nil }.map { works[$0]!.suite })
    return exercises.map { exercise in
      if let fault = faults[exercise] {
        return Grade(exercise: exercise, state: fault)
      }
      let grade = Grade(
        exercise: exercise, checks: checks[exercise.suite] ?? [])
      guard grade.state == .failing, workspace.core == .ours,
        let file = works[exercise]!.fileOnToolchain
      else {
        return grade
      }
      return Grade(
        exercise: exercise,
        state: .misfit([
          """
          \(file) imports Observation, and the checks hear only of the core \
          whose import it came with; take that back
          """
        ]))
    }
  }

  private func play(
    _ chapter: Chapter, _ works: [Exercise: Work], _ built: inout Build?
  ) throws -> StoryGrade {
    if built?.exercises.contains(chapter.exercises[0]) != true {
      var build = build([chapter])
      _ = try build.build(works.mapValues(\.files), progress)
      built = build
    }
    let build = built!
    guard build.has(chapter) else {
      let error = build.storyErrors[chapter.storyID]
      return StoryGrade(
        chapter: chapter, passed: 0,
        failures: [
          error.map { "it does not compile with these files: \($0)" }
            ?? "it is missing; git restore Tests/\(chapter.folder)/Story"
        ])
    }
    progress.show("playing the story")
    defer { progress.end() }
    return try StoryRun(workspace: workspace, desk: desk, build: build)
      .play(chapter)
  }

  /// A build of some chapters, without what cannot be built at all.
  private func build(_ chapters: [Chapter]) -> Build {
    let lame = workspace.catalogue.exercises.filter { exercise in
      (try? Suite(of: exercise, in: workspace)) == nil
        || (try? workspace.stub(of: exercise)) == nil
    }
    let untold = workspace.catalogue.chapters.filter {
      workspace.swiftFiles(in: "Tests/\($0.folder)/Story").isEmpty
    }
    return Build(
      chapters, of: submission, on: desk,
      without: Set(lame.map(\.id) + untold.map(\.storyID)))
  }
}

/// The sources of an exercise as one text, to tell them apart from others.
func sources(_ files: [String: String]) -> String {
  files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\u{0}")
}
