import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class HintsTests: FixtureSuite {
  static let page = """
    # Hints for 1.1 First

    Words before the first rung are for the writer.

    ## A question

    Why?[^B]

    ## A pointer

    There.

    # When it fails: the `second` counts

    ## A question

    What counts?

    # When it fails: the third counts

    ## A question

    Hm?
    """

  override init() throws {
    try super.init()
    try fixture.write(Self.page, to: exercise.hints)
    try fixture.write(
      "[^A]: [One](https://a.b)\n\n[^B]: [Two](https://a.c)\n",
      to: "Chapters/01-One/Notes.md")
  }

  private func hint(_ word: String? = nil) throws -> String {
    try nextHint(for: exercise, about: word, in: workspace, Display())
      .replacing("\u{a0}", with: " ")
  }

  @Test func `a check's own rungs come before those of the exercise`() throws {
    let hints = try Hints(for: exercise, in: workspace)
    #expect(hints.ladders.map { $0.rungs.map(\.count) } == [[2, 2], [2], [2]])
    #expect(hints.ladder(for: "the second counts") == hints.ladders[1])
    #expect(hints.ladder(for: "another") == hints.ladders[0])
  }

  @Test func `a word names a check, and one that fails comes first`() throws {
    #expect(
      try hint("Counts").hasPrefix(
        "1.1 First, where it fails: the second counts\n"))
    _ = try LearnerRecord.update(in: workspace) {
      $0[exercise].allFailing = ["a first", "the third counts"]
    }
    #expect(try hint("counts").contains("where it fails: the third counts\n"))
    #expect(
      failure { try hint("fourth") } == """
        no hint in 1.1 is for a check with 'fourth' in its name; checks with \
        hints: the second counts; the third counts
        """)
  }

  @Test func `a hint has its sources, and after the last comes the first`()
    throws
  {
    let first = """
      1.1 First

      A question
      ──────────

      Why? [B]

      [B] Two (https://a.c)

      Hint 1 of 2; 1 more: make hint E=1.1

      """
    let last = "Hint 2 of 2. The next is the first again.\n"
    #expect(try hint() == first)
    #expect(try hint().hasSuffix(last))
    #expect(try hint() == first)
  }
}
