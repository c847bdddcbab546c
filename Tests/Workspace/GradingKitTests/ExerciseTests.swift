import Foundation
import Testing

@testable import GradingKit

/// A workspace in a temporary folder, with one exercise in it.
@Suite final class ExerciseTests {
  let root: URL
  let suite: String

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "exercise-\(UUID().uuidString)")
    suite = root.appending(path: "Tests/01-One/1-First/FirstTests.swift")
      .path(percentEncoded: false)
    try write("let a = 1\n", to: "Tests/Stubs/01-One/1-First/First.swift")
    try write("let a = 1\n", to: "Exercises/01-One/1-First/First.swift")
    try write("# Task\n", to: "Exercises/01-One/1-First/Task.md")
    try write("let a = 2\n", to: "Solutions/01-One/1-First/First.swift")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test func `the shipped stub is not started, and says what to open`() {
    let exercise = Exercise(suite: suite, environment: [:])
    #expect(!exercise.isStarted)
    #expect(
      exercise.invitation
        == "not started: open Exercises/01-One/1-First/First.swift")
  }

  @Test func `of several files that with the first TODO is to open`() throws {
    let folder = "Tests/Stubs/01-One/1-First"
    try write("let b = 1\n", to: "\(folder)/Given.swift")
    try write("// TODO 1: Two.\nlet c = 1\n", to: "\(folder)/Views.swift")
    let exercise = Exercise(suite: suite, environment: [:])
    let own = "Exercises/01-One/1-First"
    #expect(exercise.invitation == "not started: open \(own)/Views.swift")
    #expect(exercise.place == "\(own)/Views.swift")
    try write("// TODO 2: Two.\nlet d = 1\n", to: "\(folder)/Model.swift")
    let next = Exercise(suite: suite, environment: [:])
    #expect(next.invitation == "not started: open \(own)/Views.swift")
    #expect(next.place == own)
  }

  @Test(arguments: StartedCase.all)
  func `the files decide whether an exercise is started`(
    case: StartedCase
  ) throws {
    let folder = "01-One/1-First"
    for root in ["Tests/Stubs", "Exercises"] {
      try write(StartedCase.shipped, to: "\(root)/\(folder)/First.swift")
    }
    try `case`.happen(root.appending(path: "Exercises/\(folder)"))
    #expect(
      Exercise(suite: suite, environment: [:]).isStarted == `case`.isStarted)
  }

  @Test func `without its stub, an exercise is started`() throws {
    try FileManager.default.removeItem(
      at: root.appending(path: "Tests/Stubs"))
    #expect(Exercise(suite: suite, environment: [:]).isStarted)
  }

  @Test func `the subject decides which root is looked at`() {
    #expect(
      Exercise(suite: suite, environment: ["SUBJECT": "Solutions"]).isStarted)
    #expect(
      !Exercise(suite: suite, environment: ["SUBJECT": "Tests/Stubs"])
        .isStarted)
  }

  @Test func `a strict run grades what nobody has touched`() {
    #expect(Exercise(suite: suite, environment: ["STRICT": "1"]).isStarted)
    #expect(!Exercise(suite: suite, environment: ["STRICT": "0"]).isStarted)
  }

  @Test func `a story knows the exercises of its chapter`() {
    let story = root.appending(path: "Tests/01-One/Story/OneStory.swift")
    let all = Exercise.all(
      inChapterOf: story.path(percentEncoded: false), environment: [:])
    #expect(all.map(\.path) == ["01-One/1-First"])
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
