import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

extension Torture {
  /// An exercise of three files, two of them to write in, as its author makes
  /// it and as a learner meets it. It comes last in chapter 1.
  @Suite struct SeveralFilesTests {
    let copy: Copy
    let id: String
    private let path: String

    private static let given = "struct Price {\n  var cents = 0\n}\n"
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
      let run = try copy.run([
        "make", "-s", "new-exercise", "E=\(id)", "NAME=FillTheTill",
        "TYPE=Answer",
      ])
      try #require(run.code == 0, "\(run.output)")
      path = try Workspace(root: copy.root).catalogue.exercise(id).path
      try write(Self.given, "Price.swift", in: ["Exercises", "Solutions"])
      try write(Self.till, "Till.swift", in: ["Solutions"])
      try write(Self.stub(of: Self.till), "Till.swift", in: ["Exercises"])
      let answer = try text("Solutions", "Answer.swift")
      try write(
        answer.replacing("// Why:", with: "// Why 1:"), "Answer.swift",
        in: ["Solutions"])
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

          """, "FillTheTillTests.swift", in: ["Tests"])
      let kept = try copy.run(["make", "-s", "stub", "E=\(id)"])
      for file in ["Price.swift", "Till.swift"] {
        #expect(kept.output.contains("wrote Tests/Stubs/\(path)/\(file)\n"))
      }
    }

    private static func stub(of text: String) -> String {
      text.replacing(
        #/ *// Why(.|\n)*cents \+= 2\n/#, with: "    // TODO 2: Sell one.\n")
    }

    private func text(_ root: String, _ file: String) throws -> String {
      try copy.workspace.text("\(root)/\(path)/\(file)")
    }

    private func write(
      _ text: some StringProtocol, _ file: String, in roots: [String]
    ) throws {
      for root in roots {
        try copy.workspace.write(String(text), to: "\(root)/\(path)/\(file)")
      }
    }

    private func make(_ arguments: String...) throws -> Copy.Run {
      try copy.run(["make", "-s"] + arguments)
    }

    @Test func `a learner is led through the files`() throws {
      let folder = "Exercises/\(path)"
      let untouched = try copy.grade(id)
      #expect(
        untouched.line.contains(
          "then: make edit E=\(id) in: \(folder)/Answer.swift"),
        "\(untouched.output)")

      try write(Self.till, "Till.swift", in: ["Exercises"])
      let half = try copy.grade(id)
      #expect(half.line.contains("started, 0 of 3 checks pass"))
      #expect(half.line.contains("Next: make edit E=\(id) in: \(folder)"))
      #expect(
        try make("hint", "E=\(id)").line.contains("Hint 1 of 3;"))

      // What does not compile is named, in whichever file.
      try write("let a: Int = true\n", "More.swift", in: ["Exercises"])
      let broken = try copy.grade(id)
      #expect(broken.line.contains("\(folder)/More.swift:1: cannot convert"))
      #expect(
        broken.line.contains(
          "Next: make edit E=\(id) in: \(folder)/More.swift:1 then:"))
      try write("let a = 1\n", "More.swift", in: ["Exercises"])

      try write(
        try text("Solutions", "Answer.swift"), "Answer.swift", in: ["Exercises"]
      )
      let solved = try copy.grade(id)
      #expect(solved.line.hasPrefix("\(id) FillTheTill solved"))
      #expect(solved.code == 0, "\(solved.output)")
      try write(
        Self.till.replacing("+= 2", with: "+= 3"), "Till.swift",
        in: ["Exercises"])
      let solution = try make("solution", "E=\(id)", "YES=1")
      for text in [
        "Till.swift\n  - yours   + the solution\n",
        "  -     price.cents += 3\n",
        "\nAnswer.swift: your code is the solution's, line by line.\n",
        "\nMore.swift: this file is yours; the solution has none.\n",
        "**TODO 2.** Both of them count.",
      ] {
        #expect(solution.output.contains(text), "\(text)\n\n\(solution.output)")
      }
      #expect(!solution.output.contains("Price.swift"))

      let all = try make("expand", "E=\(id)")
      for type in ["Answer", "Till"] {
        #expect(all.output.contains("extension \(type): nonisolated Observ"))
      }

      let reset = try make("reset", "E=\(id)")
      #expect(reset.line.contains("\(id) is as shipped again."))
      for file in ["Answer.swift", "More.swift", "Till.swift"] {
        #expect(reset.output.contains("\n\(folder)/\(file)\n"))
      }
      #expect(
        try copy.grade(id).line.hasPrefix("\(id) FillTheTill not started"))
    }

    @Test func `a save in any of them is graded`() throws {
      try write(
        try text("Solutions", "Answer.swift"), "Answer.swift", in: ["Exercises"]
      )
      let terminal = try Terminal("watch", id, in: copy)
      try terminal.wait(for: "✘ a sale is paid")
      try terminal.wait(for: "waiting for the next change")
      try write(Self.till, "Till.swift", in: ["Exercises"])
      try terminal.wait(for: "\(id) FillTheTill  solved")
      try terminal.wait(for: "waiting for the next change")
      try write("let a: Int = true\n", "More.swift", in: ["Exercises"])
      try terminal.wait(for: "More.swift:1: cannot convert")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
    }

    @Test func `an answer is kept and graded, and mutants change each file`()
      throws
    {
      let page = "Tests/Bank/\(path).md"
      for (name, other) in [("both", "Solutions"), ("half", "Tests/Stubs")] {
        try write(
          try text(other, "Answer.swift"), "Answer.swift", in: ["Exercises"])
        // One that has the solution's code would be refused.
        try write(
          Self.till + "private enum Unused {}\n", "Till.swift",
          in: ["Exercises"])
        let kept = try make("answer", "E=\(id)", "NAME=\(name)")
        #expect(kept.code == 0, "\(kept.output)")
      }
      let text = try copy.workspace.text(page)
      #expect(text.contains("\nRefused by: a change is announced\n"), "\(text)")
      try copy.workspace.write(
        text.replacing("onChange did not run", with: "onChange ran"), to: page)
      let open = try make("bank", "E=\(id)")
      #expect(open.code == 2)
      #expect(open.output.contains("was refused without: onChange ran"))
      let renewed = try make("bank", "E=\(id)", "RENEW=1")
      #expect(renewed.output.contains("wrote \(page)"), "\(renewed.output)")
      #expect(try copy.workspace.text(page) == text)
      let known = try make("bank", "E=\(id)")
      #expect(known.code == 0, "\(known.output)")
      #expect(known.line.contains("answers: 2, exercises: 1"))

      let mutants = try make("mutants", "E=\(id)", "QUICK=1")
      #expect(mutants.code == 0, "\(mutants.output)")
      #expect(mutants.line.contains("all: 2 made, 2 killed"))
    }
  }
}
