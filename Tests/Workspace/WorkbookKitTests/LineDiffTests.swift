import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> LineDiff {
    LineDiff(
      from: NumberedLine.lines(of: old), to: NumberedLine.lines(of: new))
  }

  @Test func `equal texts do not differ`() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
    #expect(
      diff("a\nb\n", "a\nb\n").text(
        old: "", new: "", both: "", display: Display()) == "")
  }

  @Test func `a change is shown with the lines around it`() {
    let old = "1\n2\n3\nold\n5\n6\n7\n8\n9\n10\nlast\n"
    let new = "1\n2\n3\nnew\n5\n6\n7\n8\n9\n10\n"
    #expect(
      diff(old, new).text(
        old: "yours", new: "stub", both: "both", display: Display()) == """
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
  }

  @Test func `words stand for marks in plain text`() {
    #expect(
      diff("a\n", "b\n").text(
        old: "yours", new: "solution", both: "both",
        display: Display(plain: true)) == """
            line 1
          yours: a
          solution: b

          """)
    #expect(
      diff("1\n\n  3\n4\na\n6\n", "1\n\n  3\n4\nb\n6\n").text(
        old: "goes", new: "comes", both: "stays",
        display: Display(plain: true)) == """
            around line 5
          stays:   3
          stays: 4
          goes: a
          comes: b
          stays: 6

          """)
  }

  @Test func `what a terminal would obey is not shown`() {
    #expect(
      diff("\u{1B}[31ma\t.\r\n", "").text(
        old: "", new: "", both: "", display: Display()) == """
            line 1
            - [31ma    .

          """)
  }

  @Test func `a line that is new at the top has a place, too`() {
    #expect(diff("a\n", "b\na\n").hunks().first?.first?.number == 0)
    #expect(diff("a\n", "b\na\n").lines.count { $0.line.origin == .new } == 1)
  }

  @Test func `texts that are too long are not compared`() {
    let old = (1...LineDiff.limit).map { NumberedLine(number: $0, text: "a") }
    let long = LineDiff(from: old, to: [NumberedLine(number: 1, text: "a")])
    #expect(long.lines.count == old.count + 1)
    #expect(long.lines.last?.line.origin == .new)
  }
}
