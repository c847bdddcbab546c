// Builds exercises with their suites. A file that does not compile stops no
// other exercise: its errors are kept, the shipped stub takes its place, and
// everything is built again. A suite that does not even compile with the stub
// is left out.

import Foundation
import Results

/// A build of chapters: their exercises, suites and stories.
package struct Build {
  let folder: BuildFolder
  let progress: ProgressLine
  /// The chapters that are built together: one, or all. Changing from one set
  /// to another costs seconds, so there are no smaller sets.
  private let chapters: [Chapter]
  private let submission: Submission
  /// The targets that the manifest leaves out: exercises without a suite that
  /// compiles, and stories that do not compile.
  private(set) var without: Set<String>
  /// The longest silence of the compiler. A whole build may take twice as long.
  let patience = Duration.seconds(300)
  /// The first error of each story that does not compile.
  private(set) var storyErrors: [String: String] = [:]
  /// What the compiler has warned of in each exercise's files.
  private(set) var warnings: [Exercise: String] = [:]

  var workspace: Workspace { folder.workspace }
  private var exercises: [Exercise] {
    chapters.flatMap(\.exercises).filter { !without.contains($0.id) }
  }

  init(
    _ chapters: [Chapter], of submission: Submission, in folder: BuildFolder,
    _ progress: ProgressLine, hasStories: Bool = true
  ) {
    let workspace = submission.workspace
    let all = workspace.catalogue.chapters
    (self.folder, self.progress) = (folder, progress)
    self.submission = submission
    // The rounds of the bank play no stories, and build the same set each time.
    self.chapters = hasStories && chapters.count > 1 ? all : chapters
    // What lacks a part cannot be built.
    let incomplete = all.flatMap(\.exercises).filter {
      workspace.shippedFiles(of: $0).texts.isEmpty
        || workspace.swiftFiles(in: $0.suiteFolder).isEmpty
    }
    let untold = all.filter {
      !hasStories || workspace.swiftFiles(in: $0.storyFolder).isEmpty
    }
    without = Set(incomplete.map(\.id) + untold.map(\.storyID))
  }

  var environment: [String: String?] {
    [
      "ALL": nil, "SUBJECT": folder.subject,
      "ONLY": chapters.map { "\($0.number)" }.joined(separator: ","),
      "WITHOUT": without.sorted().joined(separator: ","),
      // Everything in the folder is graded, touched or not.
      "STRICT": "1",
      // A backtrace takes longer than all tests, and names no line.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Builds the learner's files until all exercises with faults are found.
  ///
  /// - Parameter wanted: The learner's files of each exercise, by their names.
  /// - Returns: The faults of the exercises whose stubs are built in their place.
  /// - Throws: A `Failure` if the fault is in none of the exercises, or if SwiftPM
  ///   itself crashes.
  mutating func compile(
    _ wanted: [Exercise: [String: String]]
  ) throws -> [Exercise: ExerciseResult.State] {
    for exercise in exercises {
      if let files = wanted[exercise] {
        try folder.put(files, for: exercise)
      } else if submission.isForeign || folder.lacks(exercise) {
        try putStub(exercise)
      }
    }
    var faults: [Exercise: ExerciseResult.State] = [:]
    while true {
      let build = try run()
      try keepWarnings(of: build, about: wanted)
      if build.succeeded { return faults }
      let unnamed = wanted.filter { faults[$0.key] == nil }
      if build.isLate, unnamed.count == 1, let late = unnamed.first?.key {
        faults[late] = tooSlow
        try putStub(late)
        continue
      }
      let log = log(build)
      var isExplained = false
      // With faults found before, their stubs were built.
      for exercise in faults.keys {
        guard let error = log.error(below: "\(exercise.suiteFolder)/") else {
          continue
        }
        faults[exercise] = .unusable(error)
        without.insert(exercise.id)
        isExplained = true
      }
      for exercise in exercises where faults[exercise] == nil {
        guard let fault = log.fault(of: exercise) else { continue }
        faults[exercise] = fault
        try putStub(exercise)
        isExplained = true
      }
      if isExplained { continue }
      for story in workspace.catalogue.chapters
      where !without.contains(story.storyID) {
        guard let error = log.error(inStoryOf: story) else { continue }
        storyErrors[story.storyID] = error
        without.insert(story.storyID)
        isExplained = true
      }
      if isExplained { continue }
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

  /// Reads the warnings. The compiler prints them only when it compiles a file, so
  /// they're kept until the file changes.
  private mutating func keepWarnings(
    of build: ProcessResult, about wanted: [Exercise: [String: String]]
  ) throws {
    let said = workspace.relative(build.output)
    for (exercise, files) in wanted {
      let kept = folder.warnings(of: exercise)
      let copies = folder.copies(of: exercise)
      let new = WorkbookKit.warnings(
        in: said, about: files.keys.map { "\(copies)/\($0)" })
      if !new.isEmpty { try workspace.write(new, to: kept) }
      warnings[exercise] = (try? workspace.text(kept))?
        .replacing("\(folder.subject)/", with: "\(submission.root)/")
    }
  }

  private func putStub(_ exercise: Exercise) throws {
    try folder.put(workspace.stub(of: exercise), for: exercise)
  }

  private func log(_ build: ProcessResult) -> BuildLog {
    BuildLog(build.output, of: folder, named: submission.root)
  }

  private var tooSlow: ExerciseResult.State {
    let words = """
      didn't compile within \(patience.components.seconds) seconds; split your \
      code up, or simplify its expressions
      """
    return .doesNotCompile([words])
  }

  /// The command makes no debug information, because a grader needs none. The
  /// driver inside the native build system saves a process per module.
  private var command: [String] {
    [
      "swift", "build", "--build-tests",
      "--build-system", workspace.buildSystem,
      "--package-path", workspace.root.path(percentEncoded: false),
      "--scratch-path",
      workspace.url(folder.scratch).path(percentEncoded: false),
      "-debug-info-format", "none",
    ] + (isOneProgram ? ["--use-integrated-swift-driver"] : [])
  }

  /// Whether all tests are one program.
  var isOneProgram: Bool { workspace.buildSystem == "native" }

  /// The folder of what is built, or a link to it.
  var products: String {
    get throws {
      if isOneProgram { return "\(folder.scratch)/debug" }
      let link = "\(folder.scratch)/bin"
      if workspace.exists(link) { return link }
      let shown = try workspace.run(
        command + ["--show-bin-path"], environment: environment)
      guard shown.succeeded, let path = shown.output.split(separator: "\n").last
      else { throw log(shown).failure }
      try FileManager.default.createSymbolicLink(
        atPath: workspace.url(link).path(percentEncoded: false),
        withDestinationPath: String(path))
      return link
    }
  }

  private func run() throws -> ProcessResult {
    try folder.prepareBuild()
    progress.show("building")
    defer {
      progress.end()
      folder.tidyUp()
    }
    let build = try folder.start(
      Invocation(
        command: command,
        environment: environment.merging(folder.variables) { $1 },
        limits: Limits(silence: patience, time: patience * 2),
        eachLine: progress.show(buildLine:)))
    try build.refuseCrash(below: folder.scratch)
    return build
  }
}

// MARK: - The folder

/// A folder that one grader at a time builds in. It holds copies of the files to
/// grade, so that saving a file changes nothing while it is graded, and
/// everything that the toolchain makes of them.
package struct BuildFolder {
  package let workspace: Workspace
  let path: String
  private let lock: Lock
  /// Starts the compiler, and the tests that it has built. Tests replace it.
  var start: (Invocation) throws -> ProcessResult

  private init(_ path: String, lock: Lock, in workspace: Workspace) {
    (self.workspace, self.path, self.lock) = (workspace, path, lock)
    start = workspace.run
  }

  /// Takes the learner's own folder, as soon as no other grading uses it. Calls
  /// `wait` once if another grading does.
  static func own(
    in workspace: Workspace, whenTaken wait: () -> Void
  ) throws -> BuildFolder {
    let path = "\(workspace.core.grading)/own"
    let lock = try Lock.wait(for: "\(path)/lock", in: workspace, first: wait)
    return BuildFolder(path, lock: lock, in: workspace)
  }

  /// Takes the first free folder, or makes a new one, so that any number of
  /// graders can work at once.
  package static func free(in workspace: Workspace) throws -> BuildFolder {
    var number = 1
    while true {
      let path = "\(workspace.core.grading)/\(number)"
      if let lock = try Lock.take("\(path)/lock", in: workspace) {
        return BuildFolder(path, lock: lock, in: workspace)
      }
      number += 1
    }
  }

  /// The folder that is shaped like `Exercises/`.
  var subject: String { "\(path)/subject" }
  var scratch: String { "\(path)/scratch" }
  /// The folder that the tests start in, and leave their temporary files in.
  var runFolder: URL { workspace.url("\(path)/run") }
  func warnings(of exercise: Exercise) -> String {
    "\(path)/warnings/\(exercise.id)"
  }
  /// The file that the tests write their results to.
  var results: URL { workspace.url("\(path)/results.jsonl") }

  /// The variables for temporary files of the toolchain. They stay in this
  /// folder, unless its path is not ASCII: the compiler's driver cannot take
  /// such a path.
  var variables: [String: String?] {
    let temporary = workspace.url("\(path)/tmp").path(percentEncoded: false)
    return temporary.utf8.allSatisfy { $0 < 0x80 } ? ["TMPDIR": temporary] : [:]
  }

  /// The folder of an exercise's files.
  func copies(of exercise: Exercise) -> String { "\(subject)/\(exercise.path)" }

  /// Puts files of an exercise into the folder, in place of those already
  /// there. One that is there already, with the same text, is not written
  /// again, and so is not built again.
  func put(_ files: [String: String], for exercise: Exercise) throws {
    let folder = copies(of: exercise)
    for old in buildableFiles(in: workspace.url(folder)) where files[old] == nil
    {
      try remove("\(folder)/\(old)")
    }
    for (name, text) in files {
      let file = "\(folder)/\(name)"
      // As bytes: texts are equal, too, if they differ in how a letter is
      // written.
      let old = try? Data(contentsOf: workspace.url(file))
      if old != Data(text.utf8) {
        try workspace.write(text, to: file)
        try? remove(warnings(of: exercise))
      }
    }
  }

  func lacks(_ exercise: Exercise) -> Bool {
    buildableFiles(in: workspace.url(copies(of: exercise))).isEmpty
  }

  /// Removes what was built before the workspace was moved: it contains paths.
  func prepareBuild() throws {
    try workspace.makeFolder(for: "\(path)/tmp/file")
    // Where make has written the toolchain, another one counts as a move.
    let home =
      workspace.root.path(percentEncoded: false)
      + ((try? workspace.text(".build/place")) ?? "")
    let kept = "\(path)/home"
    if (try? workspace.text(kept)) == home { return }
    if workspace.exists(kept), workspace.exists(scratch) { try remove(scratch) }
    try workspace.write(home, to: kept)
  }

  /// Removes the folders that each build leaves behind, two per module. They
  /// hold nothing but a hidden mark; one that holds more belongs to the build's
  /// plan.
  func tidyUp() {
    let temporary = "\(path)/tmp"
    for name in workspace.names(in: temporary)
    where workspace.names(in: "\(temporary)/\(name)").isEmpty {
      try? remove("\(temporary)/\(name)")
    }
  }

  /// Removes what an earlier run of the tests has left.
  func prepareRun() throws {
    for file in [results, ResultsFile.printed(beside: results)] {
      unlink(file.path(percentEncoded: false))
    }
    let run = "\(path)/run"
    if workspace.facts(run) != nil { try remove(run) }
    try workspace.makeFolder(for: "\(run)/file")
  }

  private func remove(_ path: String) throws {
    do {
      try FileManager.default.removeItem(at: workspace.url(path))
    } catch {
      throw Failure.unwritable(path)
    }
  }
}
