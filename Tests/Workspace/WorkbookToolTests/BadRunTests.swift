import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Code that compiles and then does harm: the check it happens in is named
  /// with the reason, the checks behind it still run where they can, and 1.2
  /// is graded beside it.
  @Suite struct BadRunTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    /// Grades with a `welcome()` that does something.
    private func welcome(
      _ harm: String, expecting words: String, passed: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try copy.solve("1.1", replacing: "visits += 1", with: harm)
      let run = try copy.grade()
      #expect(
        run.line.contains(words), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(
        run.line.contains(
          "1.1 DeclareAStore started, \(passed) of 8 checks pass"),
        "\(run.output)", sourceLocation: sourceLocation)
      #expect(
        run.line.contains("1.2 IgnoreACount solved"), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(run.code == 1, sourceLocation: sourceLocation)
    }

    @Test func `a hang`() throws {
      try welcome(
        "while true {}",
        expecting:
          "✘ a private variable is observed through a method this check did "
          + "not end within 10 seconds", passed: 2)
    }

    @Test func `a trap, with its reason`() throws {
      try welcome(
        "_ = [Int]()[visits]",
        expecting:
          "the program stopped in this check: Fatal error: Index out of range",
        passed: 4)
    }

    @Test func `a stack overflow`() throws {
      try welcome(
        "welcome(); visits += 1",
        expecting: "a memory fault (signal 11); most often something calls",
        passed: 4)
    }

    @Test func `overlapping accesses`() throws {
      try welcome(
        "withUnsafeMutablePointer(to: &lastName) { _ in lastName = \"\" }",
        expecting: "a variable was changed while it was being read", passed: 4)
    }

    @Test func `a flood of output`() throws {
      try welcome(
        "while true { print(\"water\") }",
        expecting: "this check printed more than a megabyte", passed: 2)
    }

    @Test func `what is printed, up to a crash`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          print("✔ Test run with 7 tests passed after 0.001 seconds.")
          print("✔ Test \\"the store still does its work\\" passed")
          for number in 1...30 { print("line \\(number)") }
          print("no end", terminator: "")
          if visits == 1 { fatalError("no second visit") }
          visits += 1
          """)
      let run = try copy.grade("1.1")
      #expect(run.code == 1)
      #expect(run.line.contains("Fatal error: no second visit"))
      #expect(
        run.line.contains(
          """
          your code printed: ✔ Test run with 7 tests passed after 0.001 \
          seconds. ✔ Test "the store still does its work" passed line 1 line 2
          """), "\(run.output)")
      #expect(
        run.line.contains(
          "more lines: make grade E=1.1 OUTPUT=1 ✘ whatever happens, in any order"
        ),
        "\(run.output)")
      let whole = try copy.grade("1.1", "--output").line
      #expect(whole.contains("✔ a private variable is observed"), "\(whole)")
      #expect(whole.hasSuffix("line 29 line 30 no end"), "\(whole)")
      #expect(!whole.contains("stack trace"), "\(whole)")
    }

    @Test func `want of memory`() throws {
      try welcome(
        """
        var all: [[UInt8]] = []
        while true {
          all.append([])
          all[all.count - 1].reserveCapacity(1 << 28)
        }
        """,
        expecting: "the program stopped in this check", passed: 4)
    }

    @Test(arguments: [0, 127]) func `an exit`(code: Int) throws {
      try welcome(
        "exit(\(code))",
        expecting: "this check ended the whole program, as exit(\(code)) does",
        passed: 4)
    }

    @Test func `a child that outlives it`() throws {
      let pid = copy.path(".build/child")
      try? FileManager.default.removeItem(atPath: pid)
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          let words = ["sh", "-c", "echo $$ > '\(pid)'; exec sleep 77.7"]
          var child: pid_t = 0
          posix_spawn(
            &child, "/bin/sh", nil, nil, words.map { strdup($0) } + [nil], nil)
          while (try? String(contentsOfFile: "\(pid)", encoding: .utf8))?
            .isEmpty != false {}
          """)
      let run = try copy.grade("1.1")
      #expect(run.line.contains("1.1 DeclareAStore solved"), "\(run.output)")
      let child = try #require(
        pid_t(try copy.wait(for: ".build/child").dropLast()))
      let ends = try copy.ends(child)
      if !ends { kill(child, SIGKILL) }
      #expect(ends)
    }

    @Test func `everything at once`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1", with: "while true {}")
      try copy.solve(
        "1.2", replacing: "greetings += 1", with: "fatalError(\"no\")")
      try copy.solve(
        "1.3", replacing: #""\(firstName) \(lastName)""#,
        with: "while true { print(firstName) }")
      try copy.write("let a: Int = \"a\"\n", to: "1.4")
      try copy.solve("1.5")
      let run = try copy.grade()
      for words in [
        "did not end within 10 seconds", "Fatal error: no",
        "printed more than a megabyte",
        "1.4 InitWithoutDefaults does not compile", "1.5 SilentWrites solved",
      ] {
        #expect(run.line.contains(words), "\(run.output)")
      }
      #expect(run.code == 1)
    }

    @Test func `a story that crashes`() throws {
      for id in ["1.1", "1.2", "1.3", "1.4"] { try copy.solve(id) }
      // No check takes away a single donut; the story does.
      try copy.solve(
        "1.5", replacing: "func refill(_ amount: Int) {",
        with: "func refill(_ amount: Int) { precondition(amount != -1)")
      let run = try copy.grade()
      #expect(
        run.line.contains(
          "All of chapter 1: its story, which uses all answers, breaks off"),
        "\(run.output)")
      #expect(
        run.line.contains("FoodTruck.swift:22: Precondition failed"),
        "\(run.output)")
      #expect(run.code == 1)
    }
  }
}
