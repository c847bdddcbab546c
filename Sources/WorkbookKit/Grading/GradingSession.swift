// One grading, step by step: exercises are submitted; those without a grade are
// built together, and their suites run; the stories of solved chapters are
// played; the grades are kept.

import Foundation

/// A grading that is under way.
package struct GradingSession {
  /// The grade of each submitted exercise, once it is known.
  private(set) var grades: [Exercise: Grade] = [:]

  private let grader: Grader
  private var cache: GradeCache
  /// The inputs before any graded code ran.
  private let inputs: GradingInputs
  private var works: [Exercise: Work] = [:]
  /// The latest build, if there is one. A story is played from it where
  /// possible.
  private var build: Build?

  private var workspace: Workspace { grader.workspace }

  init(of grader: Grader) {
    self.grader = grader
    cache = grader.remembers ? GradeCache(on: grader.desk) : GradeCache()
    inputs = GradingInputs(of: grader.workspace)
  }

  /// Reads exercises, and grades those that need no build: untouched stubs,
  /// files that cannot be used, and exercises that have not changed since they
  /// were last graded.
  mutating func submit(_ exercises: [Exercise]) {
    let fingerprint = inputs.fingerprint
    for exercise in exercises {
      do {
        let work = try Work(
          on: exercise, of: grader.submission, inputs: fingerprint)
        works[exercise] = work
        grades[exercise] =
          work.isStub && !grader.isStrict
          ? Grade(exercise: exercise, state: .notStarted)
          : cache.grade(
            of: exercise, key: work.key, isWhole: grader.wantsOutput)
      } catch {
        grades[exercise] = Grade(
          exercise: exercise, state: .unusable("\(error)"))
      }
    }
  }

  /// Builds the exercises that have no grade, and runs their suites.
  mutating func gradeOpenExercises(among exercises: [Exercise]) throws {
    let open = exercises.filter { grades[$0] == nil }
    guard !open.isEmpty else { return }
    // Exercises that are known to build are built, too, because a story needs
    // all of its chapter.
    let known = works.filter { exercise, _ in
      grades[exercise].map(\.state.isBuilt) ?? open.contains(exercise)
    }
    let (build, faults) = try makeBuild(
      of: workspace.catalogue.chapters(of: open), with: known)
    let suites = open.filter { faults[$0] == nil }.map { works[$0]!.suite }
    let checks = try SuiteRun(build: build, progress: grader.progress)
      .run(suites)
    for exercise in open {
      let work = works[exercise]!
      var grade =
        faults[exercise].map { Grade(exercise: exercise, state: $0) }
        ?? work.grade(checks[exercise.suite] ?? [], on: workspace.core)
      grade.fingerprint = work.fingerprint
      grades[exercise] = grade
      if !build.late.contains(exercise) { cache.keep(grade, key: work.key) }
    }
  }

  /// Plays the stories of the chapters whose exercises are all solved.
  mutating func play(_ chapters: [Chapter]) throws -> [StoryGrade] {
    let solved = chapters.filter { chapter in
      chapter.exercises.allSatisfy { grades[$0]?.state == .solved }
    }
    return try solved.map { chapter in
      let key = fingerprint(
        of: chapter.exercises.map { works[$0]!.key }.joined())
      let grade =
        try cache.grade(ofStory: chapter, key: key) ?? play(chapter)
      cache.keep(grade, key: key)
      return grade
    }
  }

  /// Keeps the grades.
  ///
  /// - Throws: A `Failure` if a suite, or something else that grades depend on,
  ///   has changed meanwhile. Graded code runs with the grader's rights and may
  ///   have changed it, so nothing is kept.
  func end() throws {
    if build != nil,
      let file = GradingInputs(of: workspace).firstChange(since: inputs)
    {
      throw Failure.changedMeanwhile(file)
    }
    if grader.remembers { try cache.save(on: grader.desk) }
  }

  private mutating func play(_ chapter: Chapter) throws -> StoryGrade {
    let run = StoryRun(
      build: try buildWith(chapter), progress: grader.progress)
    return try run.play(chapter)
  }

  /// The latest build, if it has a chapter in it; else a new one.
  private mutating func buildWith(_ chapter: Chapter) throws -> Build {
    if let build, build.exercises.contains(chapter.exercises[0]) {
      return build
    }
    return try makeBuild(of: [chapter], with: works).build
  }

  /// Builds chapters, without the exercises and stories that lack a part.
  private mutating func makeBuild(
    of chapters: [Chapter], with works: [Exercise: Work]
  ) throws -> (build: Build, faults: [Exercise: Grade.State]) {
    var build = Build(
      chapters, of: grader.submission, on: grader.desk,
      without: workspace.unbuildable)
    let faults = try build.compile(works.mapValues(\.files), grader.progress)
    self.build = build
    return (build, faults)
  }
}

extension Workspace {
  /// The exercises and stories that lack a part, as the manifest names them.
  fileprivate var unbuildable: Set<String> {
    let exercises = catalogue.exercises.filter { exercise in
      (try? Suite(of: exercise, in: self)) == nil
        || (try? stub(of: exercise)) == nil
    }
    let untold = catalogue.chapters.filter {
      swiftFiles(in: $0.storyFolder).isEmpty
    }
    return Set(exercises.map(\.id) + untold.map(\.storyID))
  }
}
