import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct HintsTests {
  static let page = """
    # Hints for 1.1 First

    Words before the first rung are for the writer.

    ## A question

    Why?

    ## A pointer

    There.

    # When it fails: the `second` counts

    ## A question

    What counts?
    """

  @Test func `a check's own rungs come before those of the exercise`() throws {
    let fixture = try Fixture()
    try fixture.write(Self.page, to: "Exercises/01-One/1-First/Hints.md")
    let workspace = try fixture.workspace()
    let hints = try Hints(for: workspace.catalogue.exercises[0], in: workspace)
    #expect(hints.ladders.map(\.check) == [nil, "the second counts"])
    #expect(hints.ladders.map { $0.rungs.map(\.count) } == [[2, 2], [2]])
    #expect(hints.ladder(for: "the second counts") == hints.ladders[1])
    #expect(hints.ladder(for: "another") == hints.ladders[0])
    #expect(hints.ladder(for: nil) == hints.ladders[0])
  }

  @Test func `a word names the check that hints are for`() throws {
    let fixture = try Fixture()
    try fixture.write(Self.page, to: "Exercises/01-One/1-First/Hints.md")
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    func hint(_ word: String) throws -> String {
      try nextHint(for: exercise, about: word, in: workspace, Display())
        .replacing("\u{a0}", with: " ")
    }
    let text = try hint("Second")
    #expect(text.hasPrefix("1.1 First, where it fails: the second counts\n"))
    #expect(text.hasSuffix("Hint 1 of 1. The next one is the first again.\n"))
    let failure = #expect(throws: Failure.self) { try hint("third") }
    #expect(
      failure?.description == """
        no hint in 1.1 is for a check that says 'third'; hints of their own \
        have: the second counts
        """)
  }

  @Test func `among the checks that a word names, one that fails comes first`()
    throws
  {
    let fixture = try Fixture()
    try fixture.write(
      Self.page
        + "\n\n# When it fails: the third counts\n\n## A question\n\nHm?",
      to: "Exercises/01-One/1-First/Hints.md")
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    func title() throws -> Substring? {
      try nextHint(for: exercise, about: "counts", in: workspace, Display())
        .split(separator: "\n").first
    }
    #expect(try title() == "1.1 First, where it fails: the second counts")
    _ = try LearnerRecord.update(in: workspace) {
      $0[exercise].allFailing = ["a first", "the third counts"]
    }
    #expect(try title() == "1.1 First, where it fails: the third counts")
  }

  @Test func `a hint's sources stand below it`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "[^A]: [One](https://a.b)\n\n[^B]: [Two](https://a.c)\n",
      to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "# Hints\n\n## A question\n\nWhy?[^B]\n",
      to: "Exercises/01-One/1-First/Hints.md")
    let workspace = try fixture.workspace()
    let hint = try nextHint(
      for: workspace.catalogue.exercises[0], in: workspace, Display())
    #expect(
      hint.replacing("\u{a0}", with: " ") == """
        1.1 First

        A question
        ──────────

        Why? [B]

        [B] Two (https://a.c)

        Hint 1 of 1. The next one is the first again.

        """)
  }
}
