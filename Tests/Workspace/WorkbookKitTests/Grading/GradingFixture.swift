import Foundation
import NotesKit

@testable import WorkbookKit

/// A small workspace with a desk, a fake compiler and a fake program of tests.
///
/// It has two chapters: First, Second and Third, with a story, and Fourth.
/// Nobody has touched an exercise. Each suite has two checks.
final class GradingFixture {
  let fixture: Fixture
  let workspace: Workspace
  var desk: Desk
  var program: FakeProgram
  /// What graded code does while it runs.
  var meanwhile: () throws -> Void = {}
  /// What was started: `build 1.1, 1.2 (stub)`, `run First.one`, `play 1`.
  private(set) var log: [String] = []
  private(set) var invocations: [Invocation] = []
  private var isBuilt = true
  var isStrict = false
  var remembers = false
  /// The words with which the story's test fails; nil if it passes.
  var storyFailure: String?

  private static let manifest = """
    let chapters = [
      Chapter(
        1, "One", on: "ACore", ["First", "Second", "Third"]),
      Chapter(
        2, "Two", on: "ACore", ["Fourth"]),
    ]
    """

  init() throws {
    fixture = try Fixture()
    try fixture.write(Self.manifest, to: "Package.swift")
    try fixture.write("// The lesson\n", to: "Chapters/02-Two/Lesson.swift")
    for path in [
      "01-One/1-First", "01-One/2-Second", "01-One/3-Third", "02-Two/1-Fourth",
    ] {
      let name = String(path.split(separator: "-").last!)
      let stub = "// TODO 1: Make it two.\nlet a = 1\n"
      try fixture.write(stub, to: "Exercises/\(path)/\(name).swift")
      try fixture.write(stub, to: "Tests/Stubs/\(path)/\(name).swift")
      try fixture.write(
        FakeProgram.source(of: "\(name)Tests", checks: 2),
        to: "Tests/\(path)/\(name)Tests.swift")
    }
    for story in ["01-One/Story/OneStory", "02-Two/Story/TwoStory"] {
      try fixture.write(
        "final class Story: XCTestCase {\n  func test_a() {}\n}\n",
        to: "Tests/\(story).swift")
    }
    workspace = try fixture.workspace()
    program = FakeProgram(
      acts: workspace.catalogue.exercises.map { ($0.name, [.passes, .passes]) })
    desk = try Desk.own(in: workspace) {}
    desk.start = { [unowned self] in try start($0) }
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

  /// Gives each exercise's suite as many checks as it has acts.
  func play(_ acts: [(exercise: String, acts: [Act])]) throws {
    program.acts = acts
    for (name, acts) in acts {
      let exercise = try workspace.catalogue.exercise(name)
      try fixture.write(
        FakeProgram.source(of: exercise.suite, checks: acts.count),
        to: exercise.suiteFile)
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
    // On macOS `swift test` runs both, and is told which it must not.
    let isStory =
      !command.contains("--testing-library")
      && !command.contains("--disable-xctest")
    if isStory { return tellStory(command.last!, invocation.eachLine!) }
    let (names, result) = try program.run(invocation)
    log.append("run " + names.joined(separator: " "))
    return result
  }

  private func tellStory(
    _ argument: String, _ eachLine: (Substring) -> Void
  ) -> ProcessResult {
    let chapter = chapters.first { argument.contains($0.story) }!
    log.append("play \(chapter.number)")
    let test = "\(chapter.story).test_a"
    eachLine("Test Case '\(test)' started at noon")
    if let storyFailure {
      eachLine("/w/\(chapter.story).swift:3: error: \(test) : \(storyFailure)")
    }
    let verb = storyFailure == nil ? "passed" : "failed"
    eachLine("Test Case '\(test)' \(verb) (0.0 seconds)")
    eachLine("Executed 1 test, with 0 failures (0 unexpected) in 0.0 seconds")
    return ProcessResult(
      ending: .exit(storyFailure == nil ? 0 : 1), output: "")
  }
}

// Grading exercises.
extension GradingFixture {
  /// Grades exercises, with the stories of their chapters.
  func report(on ids: [String]) throws -> Report {
    let exercises = try ids.map(exercise)
    return try Grader(
      submission: Submission(of: workspace), desk: desk, progress: progress,
      isStrict: isStrict, remembers: remembers
    ).grade(
      exercises, stories: workspace.catalogue.chapters(of: exercises))
  }

  /// Grades exercises, and says in words how they and the stories stand.
  func grade(_ ids: [String]) throws -> [String] {
    let report = try report(on: ids)
    let grades = report.grades.map { grade in
      let state =
        switch grade.state {
        case .notStarted: "not started"
        case .solved: "solved"
        case .failing: "failing"
        case .broken(let errors):
          "does not compile: \(errors.joined(separator: ", "))"
        case .misfit(let needs): "misfit: \(needs.joined(separator: ", "))"
        case .unusable(let why): why
        }
      return "\(grade.exercise.id): \(state)"
    }
    let stories = report.stories.map { story in
      let words =
        story.failures.isEmpty
        ? "\(story.passed) passed" : story.failures.joined(separator: ", ")
      return "story \(story.chapter.number): \(words)"
    }
    return grades + stories
  }
}

// Running suites of what has been built already.
extension GradingFixture {
  var suiteRun: SuiteRun {
    SuiteRun(
      build: Build(
        chapters, of: Submission(of: workspace), on: desk, without: []),
      progress: progress)
  }

  func suites(of names: [String]) throws -> [WorkbookKit.Suite] {
    try names.map {
      try WorkbookKit.Suite(of: workspace.catalogue.exercise($0), in: workspace)
    }
  }

  /// Runs suites.
  ///
  /// - Returns: The checks by suite, and in words: `First: passed failed`.
  func runSuites(
    of names: [String]
  ) throws -> (checks: [String: [Check]], outcomes: [String]) {
    let checks = try suiteRun.run(suites(of: names))
    let outcomes = names.map { name in
      "\(name): "
        + checks["\(name)Tests"]!.map(\.outcome.rawValue)
        .joined(separator: " ")
    }
    return (checks, outcomes)
  }
}
