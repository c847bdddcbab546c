import NotesKit
import Results
import Testing

@testable import WorkbookKit

/// A solution beside the learner's files, and how two texts differ.
@Suite final class SolutionTests: FixtureSuite {
  private var shown: String {
    get throws {
      try workspace.solution(of: exercise, Display(width: 60))
        .replacing("\u{a0}", with: " ")
    }
  }

  @Test func `a remark runs to the end of its comment`() {
    let remarks = Remarks(
      parsing: """
        /// A store.
        // Why: it is read,
        // so its reader waits.
        // Also works: `let`, if it
        //   never changes.
        var name = "Ann"  // Why: this is code
          // another comment
        """)
    #expect(
      Remarks.texts(.why, of: [remarks]) == ["It is read, so its reader waits."]
    )
    #expect(
      Remarks.texts(.alsoWorks, of: [remarks]) == [
        "`let`, if it never changes."
      ])
    #expect(remarks.code.map(\.number) == [1, 6, 7])
  }

  @Test func `of several files those that differ are shown, by TODO why`()
    throws
  {
    #expect(
      try shown.hasSuffix("\nThe whole file: Solutions/01-One/1-First\n"))
    try fixture.shipThreeFiles()
    let folder = "Exercises/01-One/1-First"
    try fixture.write("let b =\n  2\n", to: "\(folder)/Second.swift")
    try fixture.write("let m = 1\n", to: "\(folder)/Mine.swift")
    #expect(
      try shown == """
        1.1 First

        First.swift
          - yours   + the solution

          line 2
          - let a = 1
          + let a = 2

        Second.swift: your code matches the solution.

        Mine.swift: the solution doesn't have this file.

        Why
        ───

        **TODO 1.** It was.

        **TODO 2.** It is.

        All of its files: Solutions/01-One/1-First

        """)
  }

  private func difference(
    _ old: String, _ new: String, plain: Bool = false
  ) -> String {
    LineDiff(from: NumberedLine.lines(of: old), to: NumberedLine.lines(of: new))
      .text(
        old: "yours", new: "solution", both: "both",
        display: Display(plain: plain))
  }

  @Test func `a change is shown with the lines around it`() {
    #expect(
      difference(
        "1\n2\n3\nold\n5\n6\n7\n8\n9\n10\nlast\n",
        "1\n2\n3\nnew\n5\n6\n7\n8\n9\n10\n") == """
            line 4
              2
              3
            - old
            + new
              5
              6

            line 11
              9
              10
            - last

          """)
    #expect(difference("a\n", "b\na\n") == "  line 1\n  + b\n    a\n")
    #expect(difference("a\nb\n", "a\nb\n") == "")
    #expect(
      difference("1\n\n  3\n4\na\n6\n", "1\n\n  3\n4\nb\n6\n", plain: true)
        == """
          around line 5
        both:   3
        both: 4
        yours: a
        solution: b
        both: 6

        """, "words stand for marks in plain text")
    #expect(
      difference("\u{1B}[31ma\t.\r\n", "") == "  line 1\n  - [31ma    .\n",
      "what a terminal would obey is not shown")
  }
}
