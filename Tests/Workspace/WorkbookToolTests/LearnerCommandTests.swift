import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// The commands around the grader, as a learner types them.
  @Suite struct LearnerCommandTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    private func workbook(_ arguments: String...) throws -> Copy.Run {
      try copy.run([".build/programs/debug/workbook"] + arguments)
    }

    @Test func `hints are those for the check that failed`() throws {
      try copy.solve(
        "1.5", replacing: "stock = stock + amount", with: "stock += amount")
      #expect(try copy.grade("1.5").code == 1)
      let first = try workbook("hint")
      #expect(first.line.hasPrefix("1.5 SilentWrites, where it fails:"))
      #expect(first.line.contains("refilling by nothing is silent"))
      #expect(first.line.hasSuffix("Hint 1 of 3; 2 more: make hint E=1.5"))
      let named = try workbook("hint", "1.5", "--word", "menu")
      #expect(named.line.contains("setting the same menu again is silent"))

      // For another check they begin anew.
      #expect(try workbook("hint", "1.5").line.contains("Hint 1 of 3;"))
    }

    @Test func `a solution is shown once it is solved, or when insisted on`()
      throws
    {
      let refused = try workbook("solution", "1.2")
      #expect(refused.code == 2)
      #expect(refused.line.hasPrefix("1.2 is not solved; make hint E=1.2"))
      let shown = try copy.run(["make", "-s", "solution", "E=1.2", "YES=1"])
      #expect(shown.code == 0)
      #expect(shown.output.contains("  +   @ObservationIgnored\n"))
      #expect(shown.output.contains("\nAlso works\n"))
    }

    @Test func `the last exercise of a chapter ends it, graded alone`() throws {
      for id in ["1.1", "1.2", "1.3", "1.4"] { try copy.solve(id) }
      #expect(try copy.grade().code == 0)
      try copy.solve("1.5")
      let run = try copy.grade("1.5")
      #expect(
        run.line.hasPrefix(
          "1.5 SilentWrites solved All of chapter 1: its story, which uses "
            + "all answers, plays to its end **Chapter 1, Declaration, is "
            + "solved.**"), "\(run.output)")
    }

    @Test func `the editor's end is followed by the next step`() throws {
      func edited(_ editor: String) throws -> Copy.Run {
        try copy.run([
          "env", "-u", "VISUAL", "EDITOR=\(editor)",
          ".build/programs/debug/workbook", "edit", "1.1",
        ])
      }
      let run = try edited("sh -c true")
      #expect(run.output == "Next: make grade E=1.1\n")
      #expect(run.code == 0)
      let failed = try edited("false")
      #expect(failed.output == "")
      #expect(failed.code == 1)
    }

    @Test func `make's own line is explained below the first failure`() throws {
      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      for isFirst in [true, false] {
        let terminal = try Terminal(
          "grade", "1.1", in: copy, environment: ["MAKELEVEL": "1"])
        try terminal.wait(for: "or: make hint")
        let end = try terminal.rest()
        #expect(
          end.contains("make now adds a line with Error 1.") == isFirst,
          "\(end)")
      }
    }

    @Test func `a record is written, though nobody reads the words`() throws {
      try copy.solve("1.1", replacing: "visits += 1", with: "")
      let file = ".build/nobody.json"
      try? FileManager.default.removeItem(at: copy.url(file))
      _ = try copy.run([
        "sh", "-c",
        ".build/programs/debug/workbook grade 1.1 --json \(file) | true",
      ])
      #expect(try copy.workspace.text(file).contains(#""exitCode" : 1"#))
    }

    @Test func `a reset says how to get back what was written`() throws {
      let file = try copy.file("1.1")
      let stub = try copy.workspace.text(file)
      try copy.write("let mine = 1\n", to: "1.1")
      let reset = try copy.run(["make", "-s", "reset", "E=1.1"])
      #expect(reset.output.contains("  - let mine = 1\n"))
      #expect(reset.code == 0)
      #expect(try copy.workspace.text(file) == stub)
      let line = try #require(
        reset.output.split(separator: "\n").last { $0.contains(": cp ") })
      _ = try copy.run([
        "sh", "-c", String(line.dropFirst("To get it back: ".count)),
      ])
      #expect(try copy.workspace.text(file) == "let mine = 1\n")
      #expect(try workbook("reset", "1.1").code == 0)
      #expect(try workbook("reset", "1.1").line == "1.1 is as shipped.")
    }

    @Test func `an expansion comes from the compiler, with readable names`()
      throws
    {
      try copy.solve("1.1")
      let shown = try workbook("expand", "1.1", "--width", "60")
      #expect(shown.code == 0)
      for text in [
        "### firstName\n", "@storageRestrictions(initializes: _firstName)",
        "    private var _firstName = \"Ann\"\n",
        "func access<Member>(\n      keyPath: KeyPath<Store, Member>\n",
        "extension Store: nonisolated Observation.Observable",
        "### Left as they are\n\nreport, welcome\n",
      ] {
        #expect(shown.output.contains(text), "\(text)\n\n\(shown.output)")
      }
      #expect(!shown.output.contains("$s"))

      try copy.write("import ObservationCore\nlet a: Int = true\n", to: "1.1")
      let broken = try workbook("expand", "1.1")
      #expect(broken.code == 2)
      #expect(broken.line.contains("Store.swift:2:14: error: "))
    }

    @Test func `the doctor finds what is wrong, and says the remedy`() throws {
      #expect(try workbook("doctor").code == 0)
      try copy.workspace.write(
        "#!/bin/sh\necho Swift version 5.10\n", to: ".build/bin/swift")
      chmod(copy.path(".build/bin/swift"), 0o755)
      let ill = try copy.run([
        "sh", "-c",
        "PATH=.build/bin:$PATH .build/programs/debug/workbook doctor",
      ])
      #expect(ill.code == 1)
      #expect(ill.line.contains("wrong Swift 6.2 or newer is needed, this is"))
      #expect(ill.line.contains("→ see swift.org/install"))
      #expect(ill.line.hasSuffix("1 thing is wrong."))
    }
  }
}
