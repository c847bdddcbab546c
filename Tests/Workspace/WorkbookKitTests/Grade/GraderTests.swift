import Foundation
import Results
import Testing

@testable import WorkbookKit

/// The whole way of grading: what is built, run and played, and in what order.
@Suite struct GraderTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  /// Grades some exercises, with the stories of their chapters.
  private func grade(_ ids: String...) throws -> [String] {
    try fixture.grade(ids)
  }

  @Test func `what is started is built and run, and nothing else`() throws {
    #expect(
      try grade("1.1", "1.2") == ["1.1: not started", "1.2: not started"])
    #expect(fixture.takeLog() == [])
    try fixture.solve("1.2")
    #expect(try grade("1.1", "1.2") == ["1.1: not started", "1.2: solved"])
    #expect(
      fixture.takeLog() == [
        "build 1.1 (stub), 1.2, 1.3 (stub), 1.story",
        "run Second.one Second.two",
      ])
  }

  @Test func `a strict grading runs what is not started`() throws {
    fixture.isStrict = true
    try fixture.play([
      ("First", [.fails]), ("Second", [.passes]), ("Third", [.passes]),
    ])
    #expect(try grade("1.1") == ["1.1: failing"])
    #expect(
      fixture.takeLog() == [
        "build 1.1 (stub), 1.2 (stub), 1.3 (stub), 1.story",
        "run First.one",
      ])
  }

  @Test(arguments: [
    (
      " \n",
      """
      Exercises/01-One/1-First/First.swift is empty; make reset E=1.1 restores \
      the original files
      """
    ),
    (
      "#error(\"no\")\n",
      "does not compile: Exercises/01-One/1-First/First.swift:1: no"
    ),
  ])
  func `a file that cannot be used is reported, and others are graded`(
    text: String, words: String
  ) throws {
    try fixture.solve("1.1", with: text)
    try fixture.solve("1.2")
    #expect(try grade("1.1", "1.2") == ["1.1: \(words)", "1.2: solved"])
    #expect(
      fixture.takeLog().suffix(2) == [
        "build 1.1 (stub), 1.2, 1.3 (stub), 1.story",
        "run Second.one Second.two",
      ])
  }

  @Test func `an exercise without a suite is left out of the build`() throws {
    try fixture.solve("1.1", "1.2")
    let suite = "Tests/01-One/1-First/FirstTests.swift"
    try fixture.fixture.remove(suite)
    #expect(
      try grade("1.1", "1.2") == [
        "1.1: \(suite) is missing; git restore \(suite) brings it back",
        "1.2: solved",
      ])
    #expect(
      fixture.takeLog() == [
        "build 1.2, 1.3 (stub)", "run Second.one Second.two",
      ])
  }

  @Test func `the story is played from the same build, when all is solved`()
    throws
  {
    try fixture.solve("1.1", "1.2", "1.3")
    #expect(
      try grade("1.1", "1.2", "1.3") == [
        "1.1: solved", "1.2: solved", "1.3: solved", "story 1: 1 passed",
      ])
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2, 1.3, 1.story",
        "run First.one First.two Second.one Second.two Third.one Third.two",
        "play 1",
      ])
  }

  @Test func `no story is played while an exercise of its chapter fails`()
    throws
  {
    try fixture.solve("1.1", "1.2", "1.3", "2.1")
    fixture.program.acts[1].acts = [.passes, .fails]
    #expect(
      try grade("1.1", "1.2", "1.3", "2.1") == [
        "1.1: solved", "1.2: failing", "1.3: solved", "2.1: solved",
        "story 2: 1 passed",
      ])
    #expect(fixture.takeLog().last == "play 2")
  }

  @Test func `an exercise that was solved before counts for the story`() throws
  {
    fixture.solved = [try fixture.exercise("1.1"), try fixture.exercise("1.2")]
    try fixture.solve("1.1", "1.2", "1.3")
    #expect(try grade("1.3") == ["1.3: solved", "story 1: 1 passed"])
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2, 1.3, 1.story", "run Third.one Third.two", "play 1",
      ])
  }

  @Test(
    arguments: [
      ("it broke", nil, "test a : it broke (TwoStory.swift:3)"),
      (
        nil, .began,
        "test a : the program stopped in this check: Fatal error: no"
      ), (nil, .ended, "it ended before its last scene"),
    ] as [(String?, RunEvent.Kind?, String)])
  func `a story that fails, stops or lacks its end says so`(
    failure: String?, end: RunEvent.Kind?, words: String
  ) throws {
    try fixture.solve("2.1")
    (fixture.storyFailure, fixture.storyEnds) = (failure, end)
    #expect(try grade("2.1") == ["2.1: solved", "story 2: \(words)"])
  }

  @Test(arguments: [
    // It's tried once, then left out.
    (
      "#error(\"no\")\n",
      """
      it doesn't compile with these files: Tests/02-Two/Story/TwoStory.swift:1: no
      """, ["build 2.1, 2.story", "build 2.1"]
    ),
    (nil, "it is missing; git restore Tests/02-Two/Story", ["build 2.1"]),
  ])
  func `a story that can't be built is reported, and the rest is graded`(
    text: String?, words: String, builds: [String]
  ) throws {
    try fixture.solve("2.1")
    try fixture.fixture.remove("Tests/02-Two/Story")
    if let text {
      try fixture.fixture.write(text, to: "Tests/02-Two/Story/TwoStory.swift")
    }
    #expect(try grade("2.1") == ["2.1: solved", "story 2: \(words)"])
    #expect(fixture.takeLog() == builds + ["run Fourth.one Fourth.two"])
  }
}
