import Foundation
import NotesKit
import Results

@testable import WorkbookKit

/// A small workspace with a build folder, a fake compiler and a fake program of tests.
///
/// It has two chapters: First, Second and Third, with a story, and Fourth. All
/// exercises are as they were shipped. Each suite has two checks.
final class GradingFixture {
  let fixture: Fixture
  let workspace: Workspace
  var folder: BuildFolder
  var program: FakeProgram
  /// What graded code does while it runs.
  var meanwhile: () throws -> Void = {}
  /// What was started: `build 1.1, 1.2 (stub)`, `run First.one`, `play 1`.
  private(set) var log: [String] = []
  private(set) var invocations: [Invocation] = []
  private var isBuilt = true
  var isStrict = false
  var solved: Set<Exercise> = []
  /// The words with which the story's test fails; nil if it passes.
  var storyFailure: String?
  /// The event at which the program of the story stops.
  var storyEnds: RunEvent.Kind?

  init() throws {
    fixture = try Fixture()
    try fixture.list(
      ("One", ["First", "Second", "Third"]), ("Two", ["Fourth"]))
    try fixture.addExercise("01-One/3-Third")
    try fixture.addExercise("02-Two/1-Fourth")
    for story in ["01-One/Story/OneStory", "02-Two/Story/TwoStory"] {
      try fixture.write(
        "final class Story: XCTestCase {\n  func test_a() {}\n}\n",
        to: "Tests/\(story).swift")
    }
    workspace = try fixture.workspace()
    program = FakeProgram(
      acts: workspace.catalogue.exercises.map { ($0, [.passes, .passes]) })
    folder = try BuildFolder.own(in: workspace) {}
    folder.start = { [unowned self] in try start($0) }
  }

  var exercises: [Exercise] { workspace.catalogue.exercises }
  var chapters: [Chapter] { workspace.catalogue.chapters }
  let progress = ProgressLine(display: Display())

  /// The exercise with a number, such as `1.2`.
  func exercise(_ id: String) throws -> Exercise {
    try workspace.catalogue.exercise(id)
  }

  /// Saves what a learner has written.
  func solve(_ ids: String..., with text: String = "let a = 2\n") throws {
    for id in ids {
      try fixture.write(text, to: workspace.file(of: exercise(id)))
    }
  }

  /// What has been started since this was last asked.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Decides how the checks of exercises go, and which checks they have.
  func play(_ acts: [(exercise: String, acts: [Act])]) throws {
    program.acts = try acts.map {
      (try workspace.catalogue.exercise($0.exercise), $0.acts)
    }
  }

  private func start(_ invocation: Invocation) throws -> ProcessResult {
    invocations.append(invocation)
    let command = invocation.command
    if command.starts(with: ["swift", "build"]) {
      let (line, result) = FakeCompiler(workspace: workspace).run(invocation)
      log.append(line)
      isBuilt = result.succeeded
      return result
    }
    try meanwhile()
    // A linker that fails takes the program away.
    if !isBuilt {
      return ProcessResult(ending: .exit(127), output: "no such program")
    }
    if !command.contains("--testing-library") { return tellStory(invocation) }
    let (names, result) = try program.run(invocation)
    log.append("run " + names.joined(separator: " "))
    return result
  }

  private func tellStory(_ invocation: Invocation) -> ProcessResult {
    let chapter = chapters.first {
      invocation.command.last!.contains($0.story)
    }!
    log.append("play \(chapter.number)")
    let file = ResultsFile(of: invocation)
    for kind in [RunEvent.Kind.began, .failed, .ended, .over]
    where kind != .failed || storyFailure != nil {
      var event = RunEvent(
        kind, path: "\(chapter.folder)/Story",
        id: kind == .over ? "" : "\(chapter.story).test_a")
      event.name = "test a"
      event.message = storyFailure ?? ""
      (event.file, event.line) = ("/w/\(chapter.story).swift", 3)
      file.write(event)
      if kind == storyEnds {
        return ProcessResult(ending: .signal(5), output: "Fatal error: no\n")
      }
    }
    return ProcessResult(
      ending: .exit(storyFailure == nil ? 0 : 1), output: "")
  }
}

// Grading exercises.
extension GradingFixture {
  var grader: Grader {
    var grader = Grader(
      submission: Submission(of: workspace), folder: folder, progress: progress)
    grader.isStrict = isStrict
    grader.solved = solved
    return grader
  }

  /// Grades exercises, and says in words what they and the stories came to.
  func grade(_ ids: [String]) throws -> [String] {
    let grading = try grader.grade(ids.map(exercise))
    let grades = grading.grades.map { grade in
      let state =
        switch grade.result.state {
        case .notStarted: "not started"
        case .doesNotCompile(let errors):
          "does not compile: \(errors.joined(separator: ", "))"
        case .unusable(let why): why
        case let state: "\(state)"
        }
      return "\(grade.exercise.id): \(state)"
    }
    let stories = grading.stories.map { story in
      let words =
        story.failures.isEmpty
        ? "\(story.passed) passed" : story.failures.joined(separator: ", ")
      return "story \(story.chapter): \(words)"
    }
    return grades + stories
  }

  /// Builds the learner's files of some exercises, and nothing else.
  ///
  /// - Returns: The faults, by the numbers of the exercises.
  func build(
    _ files: [String: String], of chapters: [Chapter]? = nil,
    from submission: Submission? = nil
  ) throws -> (build: Build, faults: [String: ExerciseResult.State]) {
    var build = Build(
      chapters ?? [self.chapters[0]],
      of: submission ?? Submission(of: workspace), in: folder, progress)
    var wanted: [Exercise: [String: String]] = [:]
    for (id, text) in files {
      let exercise = try exercise(id)
      wanted[exercise] = ["\(exercise.name).swift": text]
    }
    let faults = try build.compile(wanted)
    return (build, Dictionary(uniqueKeysWithValues: faults.map { ($0.id, $1) }))
  }

  /// Runs suites of what has been built already.
  ///
  /// - Returns: The checks by exercise, and in words: `First: passed failed`.
  func runSuites(
    of names: [String]
  ) throws -> (checks: [String: [CheckResult]], outcomes: [String]) {
    let exercises = try names.map(workspace.catalogue.exercise)
    let build = Build(
      chapters, of: Submission(of: workspace), in: folder, progress)
    let checks = try build.run(exercises)
    return (
      Dictionary(uniqueKeysWithValues: checks.map { ($0.name, $1) }),
      exercises.map { exercise in
        "\(exercise.name): "
          + checks[exercise]!.map(\.outcome.rawValue).joined(separator: " ")
      }
    )
  }
}

extension CheckResult {
  init(
    _ name: String, _ outcome: Outcome, saying message: String = "",
    printing text: String = "", isSymptom: Bool = false
  ) {
    self.init(id: name, name: name)
    (self.outcome, printed, self.isSymptom) = (outcome, text, isSymptom)
    if !message.isEmpty {
      failures = [.init(message, file: "Tests/F.swift", line: 5)]
    }
  }
}

extension Grade {
  init(_ exercise: Exercise, _ state: ExerciseResult.State) {
    self.init(exercise, ExerciseResult(path: exercise.path, state: state))
  }
}
