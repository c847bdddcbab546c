// Builds exercises with their suites. A file that does not compile stops no
// other exercise: its errors are kept, the shipped stub takes its place, and
// everything is built again. A suite that does not even compile with the stub
// is left out.

import Foundation
import Results

/// A build of chapters: their exercises, suites and stories.
package struct Build {
  package let folder: BuildFolder
  let progress: ProgressLine
  /// The exercises that are built together: those of one chapter, or of all.
  /// Changing from one set to another costs seconds, so there are no smaller
  /// sets.
  private(set) var exercises: [Exercise]
  private let only: String
  /// The learner's name for the folder that is copied.
  private let subject: String
  /// Whether the copies may be somebody else's.
  private let isShared: Bool
  /// The targets that the manifest is told to leave out: exercises without a
  /// suite that compiles, and stories that do not compile.
  private(set) var without: Set<String>
  /// The longest silence of the compiler. A whole build may take twice as long.
  var patience = Duration.seconds(300)
  /// The first error of each story that does not compile.
  private(set) var storyErrors: [String: String] = [:]

  private var workspace: Workspace { folder.workspace }

  /// A build of one chapter, or of all chapters if several are wanted.
  init(
    _ chapters: [Chapter], of submission: Submission, in folder: BuildFolder,
    _ progress: ProgressLine, hasStories: Bool = true
  ) {
    let workspace = submission.workspace
    let all = workspace.catalogue.chapters
    let built = chapters.count == 1 ? chapters : all
    self.folder = folder
    self.progress = progress
    subject = submission.root
    isShared = submission.isForeign
    only = built.map { "\($0.number)" }.joined(separator: ",")
    // What lacks a part cannot be built.
    without = Set(
      all.flatMap(\.exercises).filter { exercise in
        workspace.shippedFiles(of: exercise).texts.isEmpty
          || workspace.swiftFiles(in: exercise.suiteFolder).isEmpty
      }.map(\.id)
        + all.filter {
          !hasStories || workspace.swiftFiles(in: $0.storyFolder).isEmpty
        }.map(\.storyID))
    exercises = []
    exercises = built.flatMap(\.exercises).filter { !without.contains($0.id) }
  }

  /// The command of this build. It has no debug information, because a grader
  /// needs none; the driver inside `swift build` saves a process per module.
  private var command: [String] {
    [
      "swift", "build", "--build-tests", "--build-system", "native",
      "--package-path", workspace.root.path(percentEncoded: false),
      "--scratch-path",
      workspace.url(folder.scratch).path(percentEncoded: false),
      "-debug-info-format", "none", "--use-integrated-swift-driver",
    ]
  }

  var environment: [String: String?] {
    [
      "ALL": nil, "SUBJECT": folder.subject, "ONLY": only,
      "WITHOUT": without.sorted().joined(separator: ","),
      // Everything in the folder is graded, touched or not.
      "STRICT": "1",
      // A backtrace takes longer than all tests, and names no line.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Whether the story of a chapter was built.
  func has(_ story: Chapter) -> Bool { !without.contains(story.storyID) }

  /// Copies the learner's files, and builds until all exercises with faults are
  /// found.
  ///
  /// - Parameter wanted: The learner's files of each exercise, by their names.
  ///   They may contain anything.
  /// - Returns: The faults of the exercises that cannot be built. Their stubs
  ///   are built in their place.
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  mutating func compile(
    _ wanted: [Exercise: [String: String]]
  ) throws -> [Exercise: ExerciseResult.State] {
    for exercise in exercises {
      if let files = wanted[exercise] {
        try folder.put(files, for: exercise)
      } else if isShared || folder.lacks(exercise) {
        try putStub(exercise)
      }
    }
    var faults: [Exercise: ExerciseResult.State] = [:]
    while true {
      let build = try run()
      if build.succeeded { return faults }
      let unnamed = wanted.filter { faults[$0.key] == nil }
      if build.isLate, unnamed.count == 1, let late = unnamed.first?.key {
        faults[late] = tooSlow
        try putStub(late)
        continue
      }
      let log = log(build)
      // With faults found before, their stubs were built.
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
        try putStub(exercise)
      }
      if !found.isEmpty || !suites.isEmpty { continue }
      let stories = workspace.catalogue.chapters.filter { has($0) }.compactMap {
        story in log.error(inStoryOf: story).map { (story.storyID, $0) }
      }
      storyErrors.merge(stories) { $1 }
      without.formUnion(stories.map(\.0))
      if !stories.isEmpty { continue }
      if let elsewhere = log.faultElsewhere { throw elsewhere }
      guard !unnamed.isEmpty else { throw log.failure }
      return try faults.merging(buildOneByOne(unnamed)) { $1 }
    }
  }

  /// Finds the exercises that the compiler crashes on without naming a file, by
  /// building one after the other.
  private func buildOneByOne(
    _ wanted: [Exercise: [String: String]]
  ) throws -> [Exercise: ExerciseResult.State] {
    for exercise in exercises { try putStub(exercise) }
    let bare = try run()
    guard bare.succeeded else { throw log(bare).failure }
    var faults: [Exercise: ExerciseResult.State] = [:]
    var isBuilt = true
    for exercise in exercises {
      guard let files = wanted[exercise] else { continue }
      try folder.put(files, for: exercise)
      let build = try run()
      isBuilt = build.succeeded
      guard !isBuilt else { continue }
      let log = log(build)
      faults[exercise] =
        build.isLate
        ? tooSlow : log.fault(of: exercise) ?? .doesNotCompile(log.words)
      try putStub(exercise)
    }
    // A linker that fails takes away the program that it made before.
    if !isBuilt { _ = try run() }
    return faults
  }

  private func putStub(_ exercise: Exercise) throws {
    try folder.put(workspace.stub(of: exercise), for: exercise)
  }

  private func log(_ build: ProcessResult) -> BuildLog {
    BuildLog(build.output, of: folder, named: subject)
  }

  private var tooSlow: ExerciseResult.State {
    .doesNotCompile([
      """
      did not compile within \(patience.components.seconds) seconds; make what \
      you wrote smaller, or its expressions simpler
      """
    ])
  }

  private func run() throws -> ProcessResult {
    try folder.prepareBuild()
    defer {
      progress.end()
      folder.tidyUp()
    }
    return try folder.start(
      Invocation(
        command: command,
        environment: environment.merging(folder.variables) { $1 },
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
