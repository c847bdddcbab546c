// Builds the exercises on a desk. A file that does not compile stops no other
// exercise: its errors are kept, the shipped stub takes its place, and
// everything is built again. A suite that does not even compile with the stub
// is left out.

import Foundation

/// A build of chapters: their exercises, suites and stories.
package struct Build {
  let workspace: Workspace
  let desk: Desk
  /// The exercises that are built together: those of one chapter, or of all.
  /// Changing from one set to another costs seconds, so there are no smaller
  /// sets.
  private(set) var exercises: [Exercise]
  private let only: String
  /// The learner's name for the folder that is copied to the desk.
  private let subject: String
  /// Whether the files on the desk may be somebody else's.
  private let isShared: Bool
  /// The targets that the manifest is told to leave out: exercises without a
  /// suite that compiles, and stories that do not compile.
  private(set) var without: Set<String>
  /// The longest silence of the compiler. A whole build may take twice as long.
  var patience = Duration.seconds(300)
  /// The first error of each story that does not compile.
  private(set) var storyErrors: [String: String] = [:]

  /// A build of one chapter, or of all chapters if several are wanted.
  ///
  /// - Parameter without: Exercises and stories that cannot be built, as the
  ///   manifest names them.
  package init(
    _ chapters: [Chapter], of submission: Submission, on desk: Desk,
    without: Set<String>
  ) {
    workspace = submission.workspace
    subject = submission.root
    isShared = submission.isForeign
    self.desk = desk
    self.without = without
    let isOne = chapters.count == 1
    let built = isOne ? chapters : workspace.catalogue.chapters
    only = built.map { "\($0.number)" }.joined(separator: ",")
    exercises = built.flatMap(\.exercises)
      .filter { !without.contains($0.id) }
  }

  /// A command of `swift` for this build. It has no debug information, because
  /// a grader needs none; the driver inside `swift build` saves a process per
  /// module.
  func command(_ verb: String) -> [String] {
    [
      "swift", verb,
      "--package-path", workspace.root.path(percentEncoded: false),
      "--scratch-path",
      workspace.url(desk.scratch).path(percentEncoded: false),
      "-debug-info-format", "none", "--use-integrated-swift-driver",
    ]
  }

  var environment: [String: String?] {
    [
      "ALL": nil, "SUBJECT": desk.subject, "ONLY": only,
      "WITHOUT": without.sorted().joined(separator: ","),
      // Everything on the desk is graded, touched or not.
      "STRICT": "1",
      // A backtrace takes longer than all tests, and names no line.
      "SWIFT_BACKTRACE": "enable=no",
      "TMPDIR": desk.temporary.path(percentEncoded: false),
    ]
  }

  /// The exercises that the compiler did not finish in time. It may the next
  /// time, on a machine that has less to do.
  private(set) var late: Set<Exercise> = []

  /// Whether the story of a chapter was built.
  func has(_ story: Chapter) -> Bool { !without.contains(story.storyID) }

  /// Puts the learner's files on the desk, and builds until all exercises with
  /// faults are found.
  ///
  /// - Parameter wanted: The learner's files of each exercise, by their names.
  ///   They may contain anything.
  /// - Returns: The faults of the exercises that cannot be built. On the desk,
  ///   their stubs take their place.
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  package mutating func compile(
    _ wanted: [Exercise: [String: String]], _ progress: ProgressLine
  ) throws -> [Exercise: Grade.State] {
    var faults: [Exercise: Grade.State] = [:]
    for exercise in exercises {
      if let files = wanted[exercise] {
        guard
          let found = Self.moduleOfChecks(
            in: files, shipped: try workspace.stub(of: exercise))
        else {
          try desk.lay(files, for: exercise)
          continue
        }
        faults[exercise] = .misfit([
          """
          \(found.file) names \(found.module), which belongs to the checks; \
          take that out
          """
        ])
        try desk.layStub(for: exercise)
      } else if isShared || desk.isBare(for: exercise) {
        try desk.layStub(for: exercise)
      }
    }
    while true {
      let outcome = try run(progress)
      if outcome.succeeded { return faults }
      let unnamed = wanted.filter { faults[$0.key] == nil }
      if outcome.isLate, unnamed.count == 1 {
        faults[unnamed.first!.key] = giveUp(on: unnamed.first!.key)
        try desk.layStub(for: unnamed.first!.key)
        continue
      }
      let log = log(outcome)
      // With faults found before, their stubs lie on the desk.
      let suites = faults.keys.compactMap { exercise in
        log.error(inSuiteOf: exercise).map { (exercise, $0) }
      }
      for (exercise, error) in suites {
        faults[exercise] = .unusable(error)
        without.insert(exercise.id)
        exercises.removeAll { $0 == exercise }
      }
      let found = exercises.filter { faults[$0] == nil }.compactMap {
        exercise in log.fault(of: exercise).map { (exercise, $0) }
      }
      for (exercise, fault) in found {
        faults[exercise] = fault
        try desk.layStub(for: exercise)
      }
      if !found.isEmpty || !suites.isEmpty { continue }
      let stories = workspace.catalogue.chapters.map(\.storyID)
        .filter { !without.contains($0) && log.error(inStory: $0) != nil }
      for story in stories { storyErrors[story] = log.error(inStory: story) }
      without.formUnion(stories)
      if !stories.isEmpty { continue }
      if let elsewhere = log.faultElsewhere { throw elsewhere }
      guard !unnamed.isEmpty else { throw log.failure }
      let others = try buildOneByOne(unnamed, progress)
      return faults.merging(others) { $1 }
    }
  }

  /// Finds the exercises that the compiler crashes on without naming a file, by
  /// building one after the other.
  private mutating func buildOneByOne(
    _ wanted: [Exercise: [String: String]], _ progress: ProgressLine
  ) throws -> [Exercise: Grade.State] {
    for exercise in exercises { try desk.layStub(for: exercise) }
    let bare = try run(progress)
    guard bare.succeeded else {
      throw log(bare).failure
    }
    var faults: [Exercise: Grade.State] = [:]
    var isBuilt = true
    for exercise in exercises {
      guard let files = wanted[exercise] else { continue }
      try desk.lay(files, for: exercise)
      let outcome = try run(progress)
      isBuilt = outcome.succeeded
      guard !isBuilt else { continue }
      let log = log(outcome)
      faults[exercise] =
        outcome.isLate
        ? giveUp(on: exercise) : log.fault(of: exercise) ?? .broken(log.words)
      try desk.layStub(for: exercise)
    }
    // A linker that fails takes away the program that it made before.
    if !isBuilt { _ = try run(progress) }
    return faults
  }

  private func log(_ outcome: ProcessResult) -> BuildLog {
    BuildLog(
      outcome.output, workspace: workspace, desk: desk, subject: subject)
  }

  private mutating func giveUp(on exercise: Exercise) -> Grade.State {
    late.insert(exercise)
    return .broken([
      """
      did not compile within \(patience.components.seconds) seconds; make what \
      you wrote smaller, or its expressions simpler
      """
    ])
  }

  private func run(_ progress: ProgressLine) throws -> ProcessResult {
    try desk.prepare()
    defer {
      progress.end()
      desk.sweep()
    }
    return try desk.start(
      Invocation(
        command: command("build") + ["--build-tests"],
        environment: environment,
        limits: Limits(silence: patience, time: patience * 2),
        eachLine: progress.show(buildLine:)))
  }
}

extension ProcessResult {
  /// Whether it was ended because it took too long.
  fileprivate var isLate: Bool {
    if case .silence = ending { true } else { false }
  }
}
