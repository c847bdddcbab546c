import Foundation
import Testing

@testable import GradingKit

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "grading-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// A workspace with one exercise in it.
@Suite struct ExerciseTests {
  let folder = TemporaryFolder()
  var root: URL { folder.root }
  var suite: String {
    root.appending(path: "Tests/01-One/1-First/FirstTests.swift")
      .path(percentEncoded: false)
  }

  init() throws {
    for root in ["Tests/Stubs", "Exercises"] {
      let file = "\(root)/01-One/1-First/First.swift"
      try folder.write(StartedCase.shipped, to: file)
    }
    try folder.write("let a = 2\n", to: "Solutions/01-One/1-First/First.swift")
  }

  @Test func `the first file with a TODO is the one to open`() throws {
    let (stub, own) = ("Tests/Stubs/01-One/1-First", "Exercises/01-One/1-First")
    func expect(toOpen file: String, place: String) {
      let exercise = Exercise(suite: suite, environment: [:])
      #expect(exercise.invitation == "not started: open \(own)/\(file)")
      #expect(exercise.place == place)
    }
    expect(toOpen: "First.swift", place: "\(own)/First.swift")
    try folder.write("// TODO 1: Two.\nlet c = 1\n", to: "\(stub)/Views.swift")
    expect(toOpen: "Views.swift", place: "\(own)/Views.swift")
    try folder.write("// TODO 2: Two.\nlet d = 1\n", to: "\(stub)/Model.swift")
    expect(toOpen: "Views.swift", place: own)
  }

  @Test func `an exercise that isn't started is left out as a whole`() {
    func trait(_ environment: [String: String]) -> ExerciseTrait {
      ExerciseTrait(
        exercise: Exercise(suite: suite, environment: environment),
        reporter: Reporter(file: root.appending(path: "results")), begin: {})
    }
    #if compiler(>=6.3)
      #expect(!trait([:]).isRecursive)
    #endif
    #expect(trait(["STRICT": "1"]).isRecursive)
  }

  @Test(arguments: StartedCase.all)
  func `the files decide whether an exercise is started`(
    case: StartedCase
  ) throws {
    try `case`.happen(root.appending(path: "Exercises/01-One/1-First"))
    #expect(
      Exercise(suite: suite, environment: [:]).isStarted == `case`.isStarted)
  }

  @Test(arguments: [
    ([:], false), (["SUBJECT": "Tests/Stubs"], false),
    (["SUBJECT": "Solutions"], true), (["STRICT": "1"], true),
    (["STRICT": "0"], false),
  ])
  func `SUBJECT names the folder to grade, and STRICT grades untouched files`(
    environment: [String: String], isStarted: Bool
  ) throws {
    func exercise() -> Exercise {
      Exercise(suite: suite, environment: environment)
    }
    #expect(exercise().isStarted == isStarted)
    try FileManager.default.removeItem(at: root.appending(path: "Tests/Stubs"))
    #expect(exercise().isStarted, "no file is shipped")
  }

  @Test func `a story knows the exercises of its chapter`() throws {
    try folder.write("# Task\n", to: "Exercises/01-One/1-First/Task.md")
    let story = root.appending(path: "Tests/01-One/Story/OneStory.swift")
    let all = Exercise.all(
      inChapterOf: story.path(percentEncoded: false), environment: [:])
    #expect(all.map(\.path) == ["01-One/1-First"])
  }
}
