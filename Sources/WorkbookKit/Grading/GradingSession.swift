// One grading, step by step. Exercises are submitted, those without a grade are
// built together and run, the stories of solved chapters are played, and what
// was found is kept.

import Foundation

/// A grading that is under way.
struct GradingSession {
  /// How each exercise that was submitted stands; none while it is not known.
  private(set) var grades: [Exercise: Grade] = [:]

  private let grader: Grader
  private var cache: GradeCache
  /// As they were before any graded code ran.
  private let grounds: Grounds
  private var works: [Exercise: Work] = [:]
  /// The latest build, if there was any. A story is played from it where it
  /// can be.
  private var build: Build?

  private var workspace: Workspace { grader.workspace }

  init(of grader: Grader) {
    self.grader = grader
    cache = grader.remembers ? GradeCache(on: grader.desk) : GradeCache()
    grounds = Grounds(of: grader.workspace)
  }

  /// Reads the files of exercises, and grades what can be graded without a
  /// build: a stub that nobody has touched, a file that cannot be used, and
  /// what has been graded before and has not changed.
  mutating func submit(_ exercises: [Exercise]) {
    let fingerprint = grounds.fingerprint
    for exercise in exercises {
      do {
        let work = try Work(
          on: exercise, of: grader.submission, grounds: fingerprint)
        works[exercise] = work
        grades[exercise] =
          work.isStub && !grader.isStrict
          ? Grade(exercise: exercise, state: .notStarted)
          : cache.grade(of: exercise, key: work.key)
      } catch {
        grades[exercise] = Grade(
          exercise: exercise, state: .unusable("\(error)"))
      }
    }
  }

  /// Builds the exercises that have no grade, and runs their suites.
  mutating func gradeWhatIsOpen(among exercises: [Exercise]) throws {
    let open = exercises.filter { grades[$0] == nil }
    guard !open.isEmpty else { return }
    // With those that are known to build, so that a story finds them built.
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
      cache.keep(grade, key: work.key)
    }
  }

  /// Plays the stories of those chapters of which all exercises are solved.
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

  /// Keeps what was found.
  ///
  /// - Throws: A `Failure` if a suite has changed meanwhile. Graded code runs
  ///   with the grader's rights and may have done that; then nothing is kept.
  func end() throws {
    if build != nil,
      let file = Grounds(of: workspace).firstChange(since: grounds)
    {
      throw Failure.changedMeanwhile(file)
    }
    if grader.remembers { try cache.save(on: grader.desk) }
  }

  private mutating func play(_ chapter: Chapter) throws -> StoryGrade {
    var build = build
    if build?.exercises.contains(chapter.exercises[0]) != true {
      build = try makeBuild(of: [chapter], with: works).build
    }
    return try StoryRun(build: build!, progress: grader.progress).play(chapter)
  }

  /// Builds some chapters, without what cannot be built at all.
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
  /// The exercises and stories of which a part is missing, as the manifest
  /// calls them.
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
