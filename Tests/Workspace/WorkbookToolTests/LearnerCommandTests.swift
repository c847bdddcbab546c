import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// The commands around the grader, as a learner types them.
  @Suite struct LearnerCommandTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    @Test
    func
      `a chapter's last exercise fails, breaks the story, and ends the chapter`()
      throws
    {
      for id in ["1.1", "1.2", "1.3", "1.4"] { try copy.solve(id) }
      try copy.solve(
        "1.5", replacing: "stock = stock + amount", with: "stock += amount")
      #expect(try copy.grade().code == 1)
      let first = try copy.workbook("hint")
      #expect(first.line.hasPrefix("1.5 SilentWrites, where it fails:"))
      #expect(first.line.contains("refilling by 0 notifies no observer"))
      #expect(first.line.hasSuffix("Hint 1 of 3; 2 more: make hint E=1.5"))
      let named = try copy.workbook("hint", "1.5", "--word", "menu")
      #expect(named.line.contains("setting an equal menu notifies no observer"))
      // For another check they begin anew.
      #expect(try copy.workbook("hint", "1.5").line.contains("Hint 1 of 3;"))

      // No check takes away a single donut; the story does.
      try copy.solve(
        "1.5", replacing: "func refill(_ amount: Int) {",
        with: "func refill(_ amount: Int) { precondition(amount != -1)")
      let broken = try copy.grade()
      for words in [
        "All of chapter 1: its story, which uses all answers, breaks off",
        "FoodTruck.swift:22: Precondition failed",
      ] {
        #expect(broken.line.contains(words), "\(broken.output)")
      }
      #expect(broken.code == 1)

      try copy.solve("1.5")
      let end = try copy.grade("1.5")
      #expect(
        end.line.hasPrefix(
          "1.5 SilentWrites solved All of chapter 1: its story, which uses "
            + "all answers, plays to its end **Chapter 1, Declaration, is "
            + "solved.**"), "\(end.output)")
    }

    @Test func `a solution is shown once it is solved, or when insisted on`()
      throws
    {
      let refused = try copy.workbook("solution", "1.2")
      #expect(refused.code == 2)
      #expect(refused.line.hasPrefix("1.2 isn't solved, or has changed"))
      let shown = try copy.make("solution", "E=1.2", "YES=1")
      #expect(shown.code == 0)
      #expect(shown.output.contains("  +   @ObservationIgnored\n"))
      #expect(shown.output.contains("\nAlso works\n"))
    }

    @Test(arguments: [
      ("sh -c true", "Next: make grade E=1.1\n", 0), ("false", "", 1),
    ])
    func `the editor's end is followed by the next step`(
      editor: String, words: String, code: Int32
    ) throws {
      let run = try copy.sh(
        "VISUAL= EDITOR='\(editor)' \(Copy.tool) edit 1.1")
      #expect(run.output == words)
      #expect(run.code == code)
    }

    @Test func `make's own line is explained, and a record needs no reader`()
      throws
    {
      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      for isFirst in [true, false] {
        let terminal = try Terminal("grade", "1.1", in: copy)
        try terminal.wait(for: "or: make hint")
        let end = try terminal.rest()
        #expect(
          end.contains("make now adds a line with Error 1.") == isFirst,
          "\(end)")
      }
      let file = ".build/nobody.json"
      try? FileManager.default.removeItem(at: copy.url(file))
      _ = try copy.sh("\(Copy.tool) grade 1.1 --json \(file) | true")
      #expect(try copy.workspace.text(file).contains(#""exitCode" : 1"#))
    }

    @Test func `the doctor finds what is wrong, and says the remedy`() throws {
      #expect(try copy.workbook("doctor").code == 0)
      try copy.workspace.write(
        "#!/bin/sh\necho Swift version 5.10\n", to: ".build/bin/swift")
      chmod(copy.path(".build/bin/swift"), 0o755)
      let ill = try copy.sh("PATH=.build/bin:$PATH \(Copy.tool) doctor")
      #expect(ill.code == 1)
      for words in [
        "wrong Swift 6.2 or newer is needed, this is",
        "→ see swift.org/install", "1 thing is wrong.",
      ] {
        #expect(ill.line.contains(words), "\(ill.output)")
      }
    }
  }
}
