import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct LineDiffTests {
  private func shown(
    _ old: String, _ new: String, plain: Bool = false
  ) -> String {
    LineDiff(from: NumberedLine.lines(of: old), to: NumberedLine.lines(of: new))
      .text(
        old: "yours", new: "solution", both: "both",
        display: Display(plain: plain))
  }

  @Test func `a change is shown with the lines around it`() {
    let old = "1\n2\n3\nold\n5\n6\n7\n8\n9\n10\nlast\n"
    let new = "1\n2\n3\nnew\n5\n6\n7\n8\n9\n10\n"
    #expect(
      shown(old, new) == """
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
    #expect(shown("a\n", "b\na\n") == "  line 1\n  + b\n    a\n")
    #expect(shown("a\nb\n", "a\nb\n") == "")
  }

  @Test func `words stand for marks in plain text`() {
    #expect(
      shown("a\n", "b\n", plain: true) == """
          line 1
        yours: a
        solution: b

        """)
    #expect(
      shown("1\n\n  3\n4\na\n6\n", "1\n\n  3\n4\nb\n6\n", plain: true) == """
          around line 5
        both:   3
        both: 4
        yours: a
        solution: b
        both: 6

        """)
  }

  @Test func `what a terminal would obey is not shown`() {
    #expect(
      shown("\u{1B}[31ma\t.\r\n", "") == "  line 1\n  - [31ma    .\n")
  }
}
