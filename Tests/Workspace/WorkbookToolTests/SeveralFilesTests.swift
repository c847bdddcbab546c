import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// An exercise of three files, two of them to write in, as its author makes
  /// it and as a learner meets it. It comes last in chapter 1.
  @Suite struct SeveralFilesTests {
    let copy: Copy
    private let id: String
    private let path: String
    private var folder: String { "Exercises/\(path)" }

    private static let till = """
      import ObservationCore

      /// Sells what counts.
      @Observable
      final class Till {
        var price = Price()
        let answer = Answer()

        func sell() {
          // Why 2: both of them count.
          answer.change()
          price.cents += 2
        }
      }

      """

    init() throws {
      copy = try Copy()
      let chapter = copy.workspace.catalogue.chapters[0]
      id = "\(chapter.number).\(chapter.exercises.count + 1)"
      let run = try copy.author(
        "new-exercise", id, "--name", "FillTheTill", "--type", "Answer")
      try #require(run.code == 0, "\(run.output)")
      path = try Workspace(root: copy.root).catalogue.exercise(id).path
      for root in ["Exercises", "Solutions"] {
        try write(
          "struct Price {\n  var cents = 0\n}\n", "Price.swift", in: root)
      }
      try write(Self.till, "Till.swift", in: "Solutions")
      try write(
        Self.till.replacing(
          #/ *// Why(.|\n)*cents \+= 2\n/#, with: "    // TODO 2: Sell one.\n"),
        "Till.swift")
      try write(
        try text("Solutions", "Answer.swift")
          .replacing("// Why:", with: "// Why 1:"),
        "Answer.swift", in: "Solutions")
      let suite = try text("Tests", "FillTheTillTests.swift")
      let end = try #require(suite.lastIndex(of: "}"))
      try write(
        suite[..<end] + """

            @Test func `a sale is paid`() {
              let till = Till()
              till.sell()
              let cents = till.price.cents
              expect(cents, is: 2, "\\(cents) cents were paid; a sale costs 2")
              let value = till.answer.value
              expect(value, is: 2, "the answer is \\(value); a sale counts one")
            }
          }

          """, "FillTheTillTests.swift", in: "Tests")
      let kept = try copy.author("stub", id)
      for file in ["Price.swift", "Till.swift"] {
        #expect(kept.output.contains("wrote Tests/Stubs/\(path)/\(file)\n"))
      }
    }

    private func text(_ root: String, _ file: String) throws -> String {
      try copy.workspace.text("\(root)/\(path)/\(file)")
    }

    private func write(
      _ text: some StringProtocol, _ file: String, in root: String = "Exercises"
    ) throws {
      try copy.workspace.write(String(text), to: "\(root)/\(path)/\(file)")
    }

    private func expect(
      _ run: Copy.Run, says words: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      for words in words {
        #expect(
          run.output.contains(words) || run.line.contains(words),
          "\(words)\n\n\(run.output)", sourceLocation: sourceLocation)
      }
    }

    @Test func `learner and author are led through the files`() throws {
      try solve()
      try bank()
    }

    private func solve() throws {
      expect(
        try copy.grade(id),
        says: "\(id) FillTheTill not started",
        "Next: make task E=\(id)")

      try write(Self.till, "Till.swift")
      expect(
        try copy.grade(id), says: "started, 0 of 3 checks pass",
        "Next: make edit E=\(id) in: \(folder)")
      expect(try copy.workbook("hint", id), says: "Hint 1 of 3;")

      // A save of any file is graded, and what doesn't compile is named.
      let terminal = try Terminal("watch", id, in: copy)
      try terminal.wait(for: "✘ a sale is paid", "waiting for the next change")
      try write(try text("Solutions", "Answer.swift"), "Answer.swift")
      try terminal.wait(
        for: "\(id) FillTheTill  solved", "waiting for the next change")
      try write("let a: Int = true\n", "More.swift")
      try terminal.wait(for: "More.swift:1: cannot convert")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
      expect(
        try copy.grade(id), says: "\(folder)/More.swift:1: cannot convert",
        "Next: make edit E=\(id) in: \(folder)/More.swift:1 then:")
      try write("let a = 1\n", "More.swift")

      try write(Self.till.replacing("+= 2", with: "+= 3"), "Till.swift")
      let solution = try copy.workbook("solution", id, "--yes")
      expect(
        solution, says: "Till.swift\n  - yours   + the solution\n",
        "  -     price.cents += 3\n",
        "\nAnswer.swift: your code matches the solution.\n",
        "\nMore.swift: the solution doesn't have this file.\n",
        "**TODO 2.** Both of them count.")
      #expect(!solution.output.contains("Price.swift"))

      expect(
        try copy.workbook("expand", id),
        says: "extension Answer: nonisolated Observ",
        "extension Till: nonisolated Observ")

      expect(
        try copy.workbook("reset", id),
        says: "\(id) is back to its original files.",
        "\n\(folder)/Answer.swift\n", "\n\(folder)/More.swift\n",
        "\n\(folder)/Till.swift\n")
      expect(try copy.grade(id), says: "\(id) FillTheTill not started")
    }

    /// An answer is kept and graded, and mutants change each file.
    private func bank() throws {
      let page = "Tests/Bank/\(path).md"
      for (name, other) in [("both", "Solutions"), ("half", "Tests/Stubs")] {
        try write(try text(other, "Answer.swift"), "Answer.swift")
        // One that has the solution's code would be refused.
        try write(Self.till + "private enum Unused {}\n", "Till.swift")
        let kept = try copy.author("answer", id, "--name", name)
        #expect(kept.code == 0, "\(kept.output)")
      }
      let text = try copy.workspace.text(page)
      let refused = "\nRefused by: an observer is notified of a change\n"
      #expect(text.contains(refused), "\(text)")
      try copy.workspace.write(
        text.replacing("onChange did not run", with: "onChange ran"), to: page)
      let open = try copy.author("bank", id)
      #expect(open.code == 1)
      expect(open, says: "was refused without: onChange ran")
      expect(try copy.author("bank", id, "--renew"), says: "wrote \(page)")
      #expect(try copy.workspace.text(page) == text)
      let known = try copy.author("bank", id)
      #expect(known.code == 0, "\(known.output)")
      expect(known, says: "answers: 2, exercises: 1")

      let mutants = try copy.author("mutants", id, "--quick")
      #expect(mutants.code == 0, "\(mutants.output)")
      expect(mutants, says: "all: 2 made, 2 killed")
    }
  }
}
