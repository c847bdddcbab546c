import Foundation
import Testing

@testable import WorkbookKit

/// A grade holds while everything that it follows from is as it was.
///
/// Each test has solved 2.1 and its story, and then changes something. The log
/// says what is done to grade it again: nothing, if the grades hold.
@Suite struct GradeCacheTests {
  let fixture: GradingFixture

  private static let everything = [
    "build 2.1, 2.story", "run Fourth.one Fourth.two", "play 2",
  ]
  private static let inputs = [
    "Package.swift", "Sources/ThreadSlot/ThreadSlot.c",
    "Sources/ThreadSlot/include/ThreadSlot.h",
    "Sources/ThreadSlot/include/module.modulemap",
    "Sources/ObservationCore/Observable.swift",
    "Sources/PublishingCore/Contract/Publisher.swift",
    "Sources/ViewCore/ViewCore.swift", "Sources/TestReports/EventLine.swift",
    "Sources/GradingKit/Trials/Trial.swift",
    "Sources/ViewGrading/Screen.swift",
    "Sources/WorkbookKit/Grading/3-Run/SuiteRun.swift",
    "Tests/02-Two/1-Fourth/FourthTests.swift",
    "Tests/01-One/1-First/FirstTests.swift",
    "Tests/02-Two/Story/TwoStory.swift",
    "Tests/Stubs/02-Two/1-Fourth/Fourth.swift",
  ]
  private static let others = [
    "Sources/Bench/BenchKit/Clock.swift", "Sources/Fuzz/FuzzKit/Seed.swift",
    "Sources/LessonKit/Player.swift", "Sources/NotesKit/Page.swift",
    "Chapters/02-Two/Lesson.swift", "Chapters/02-Two/Notes.md",
    "Solutions/02-Two/1-Fourth/Fourth.swift", "Tests/02-Two/1-Fourth/Hints.md",
    "Tests/Bank/02-Two/1-Fourth/right/a.swift",
    "Tests/Workspace/WorkbookKitTests/GradeCacheTests.swift",
    "Exercises/02-Two/1-Fourth/Task.md", "README.md", "Makefile",
  ]

  init() throws {
    fixture = try GradingFixture()
    for file in Self.inputs + Self.others
    where !fixture.workspace.exists(file) {
      try fixture.fixture.write("// \(file)\n", to: file)
    }
    try fixture.solve("2.1")
    fixture.remembers = true
    try #require(try grade() == ["2.1: solved", "story 2: 1 passed"])
    try #require(fixture.takeLog() == Self.everything)
  }

  @discardableResult
  private func grade() throws -> [String] { try fixture.grade(["2.1"]) }

  private func append(_ text: String, to file: String) throws {
    let old = try fixture.workspace.text(file)
    try fixture.fixture.write(old + text, to: file)
  }

  @Test func `nothing has changed: the grades hold`() throws {
    #expect(try grade() == ["2.1: solved", "story 2: 1 passed"])
    #expect(fixture.takeLog() == [])
  }

  @Test func `a file that grades follow from makes them void`() throws {
    for file in Self.inputs {
      try append("// more\n", to: file)
      try grade()
      #expect(fixture.takeLog() == Self.everything, "\(file)")
    }
  }

  @Test func `a file that no grade follows from leaves them`() throws {
    for file in Self.others {
      try append("// more\n", to: file)
      try grade()
      #expect(fixture.takeLog() == [], "\(file)")
    }
  }

  @Test func `a source that is as long as before, and younger, is another`()
    throws
  {
    let source = "Sources/ObservationCore/Observable.swift"
    let path = fixture.workspace.url(source).path(percentEncoded: false)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: path)
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }

  @Test func `a source that comes, and one that goes`() throws {
    let source = "Sources/ObservationCore/New.swift"
    try fixture.fixture.write("// new\n", to: source)
    try grade()
    #expect(fixture.takeLog() == Self.everything)
    try fixture.fixture.remove(source)
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }

  @Test func `a suite that graded code deletes is noticed`() throws {
    let before = GradingInputs(of: fixture.workspace)
    let suite = "Tests/01-One/1-First/FirstTests.swift"
    try fixture.fixture.remove(suite)
    let after = GradingInputs(of: fixture.workspace)
    #expect(after.firstChange(since: before) == suite)
    #expect(after.firstChange(since: after) == nil)
  }

  @Test func `the learner's file decides by its text, not by its time`() throws
  {
    let file = "Exercises/02-Two/1-Fourth/Fourth.swift"
    let path = fixture.workspace.url(file).path(percentEncoded: false)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: path)
    try grade()
    #expect(fixture.takeLog() == [])
    try append("// more\n", to: file)
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }

  @Test func `a file of another name is another answer`() throws {
    let folder = "Exercises/02-Two/1-Fourth"
    try fixture.fixture.write("let b = 1\n", to: "\(folder)/A.swift")
    try grade()
    _ = fixture.takeLog()
    try fixture.fixture.remove("\(folder)/A.swift")
    try fixture.fixture.write("let b = 1\n", to: "\(folder)/main.swift")
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }

  @Test func `a grade is told again as it was, with its checks`() throws {
    try fixture.play([("Fourth", [.passes, .fails])])
    try fixture.solve("2.1", with: "let a = 3\n")
    let report = try fixture.report(on: ["2.1"])
    _ = fixture.takeLog()
    #expect(try fixture.report(on: ["2.1"]) == report)
    #expect(report.grades[0].checks.map(\.outcome) == [.passed, .failed])
    #expect(fixture.takeLog() == [])
  }

  @Test func `a file that does not compile is told again at once`() throws {
    try fixture.solve("2.1", with: "#error(\"no\")\n")
    let told = try grade()
    _ = fixture.takeLog()
    #expect(try grade() == told)
    #expect(fixture.takeLog() == [])
  }

  @Test(arguments: [Act.hangs, .traps, .floods, .exits])
  func `a check that was stopped runs again`(act: Act) throws {
    try fixture.play([("Fourth", [.passes, act])])
    try grade()
    let log = fixture.takeLog()
    #expect(log.count == 2)
    try grade()
    #expect(fixture.takeLog() == log)
  }

  @Test func `a file that took too long to compile is compiled again`() throws {
    try fixture.solve("2.1", with: "// is slow\n")
    try grade()
    let log = fixture.takeLog()
    #expect(log == ["build 2.1, 2.story", "build 2.1 (stub), 2.story"])
    try grade()
    #expect(fixture.takeLog() == log)
  }

  @Test func `a story that failed is played again, from a build of its own`()
    throws
  {
    fixture.storyFailure = "it broke"
    try append("// more\n", to: "Package.swift")
    try grade()
    _ = fixture.takeLog()
    try grade()
    #expect(fixture.takeLog() == ["build 2.1, 2.story", "play 2"])
  }

  @Test func `grades that cannot be read are none`() throws {
    try fixture.fixture.write("{", to: fixture.desk.grades)
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }

  @Test func `a grading that does not remember asks nobody, and keeps nothing`()
    throws
  {
    let kept = try fixture.workspace.text(fixture.desk.grades)
    fixture.remembers = false
    try fixture.solve("2.1", with: "let a = 3\n")
    try grade()
    #expect(fixture.takeLog() == Self.everything)
    #expect(try fixture.workspace.text(fixture.desk.grades) == kept)
  }

  @Test(arguments: [
    "Tests/02-Two/1-Fourth/FourthTests.swift", "Tests/02-Two/1-Fourth/B.swift",
    "Sources/GradingKit/Trials/Trial.swift",
  ])
  func `a suite or a source that changes meanwhile: nothing counts`(
    file: String
  ) throws {
    let kept = try fixture.workspace.text(fixture.desk.grades)
    try fixture.solve("2.1", with: "let a = 3\n")
    fixture.meanwhile = { [unowned fixture] in
      try fixture.fixture.write("// changed\n", to: file)
    }
    #expect(throws: Failure.changedMeanwhile(file)) { try grade() }
    #expect(try fixture.workspace.text(fixture.desk.grades) == kept)
  }

  @Test func `what is saved meanwhile is graded the next time`() throws {
    try fixture.solve("2.1", with: "let a = 3\n")
    fixture.meanwhile = { [unowned fixture] in
      try fixture.solve("2.1", with: "let a = 4\n")
    }
    #expect(try grade() == ["2.1: solved", "story 2: 1 passed"])
    _ = fixture.takeLog()
    try grade()
    #expect(fixture.takeLog() == Self.everything)
  }
}
