import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Code that doesn't compile, or that does harm when it runs: the exercise
  /// it's in is named with the reason, the checks behind it still run where they
  /// can, and the other exercises are graded beside it.
  @Suite struct HarmTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    /// What is written in an exercise of chapter 1 in place of something, and
    /// what the grader says of it.
    struct Harm: Sendable, CustomTestStringConvertible {
      let old, new: String
      let words: [String]
      var testDescription: String { words[0] }

      init(_ old: String, _ new: String, _ words: String...) {
        (self.old, self.new, self.words) = (old, new, words)
      }
    }

    private static let names = #""\(firstName) \(lastName)""#

    /// The harms of one grading each, by exercise.
    private static let gradings = [
      [
        Harm(
          "visits += 1", "while true {}",
          "1.1 DeclareAStore started, 2 of 8 checks pass",
          "✘ a private variable is observed through a method this check "
            + "didn't end within 10 seconds"),
        Harm(
          "greetings += 1", "_ = [Int]()[greetings]",
          "the program stopped in this check: Fatal error: Index out of range"),
        Harm(
          names, #"while true { print("water") }"#,
          "this check printed more than a megabyte"),
        Harm(
          "final class", "let a = \(String(repeating: "(", count: 20_000))1",
          "1.4 InitWithoutDefaults doesn't compile"),
        // Four prints in four checks are no flood.
        Harm(
          "stock = stock + amount",
          """
          enum Prints { nonisolated(unsafe) static var count = 0 }
          Prints.count += 1
          if Prints.count <= 4 { print(String(repeating: "x", count: 400_000)) }
          stock = stock + amount
          """, "1.5 SilentWrites solved"),
      ],
      [
        Harm(
          "visits += 1", "welcome(); visits += 1",
          "1.1 DeclareAStore started, 4 of 8 checks pass",
          "a memory fault (signal 11); most often something calls"),
        Harm(
          "greetings += 1", "exit(0)",
          "this check ended the whole program, as exit(0) does"),
        Harm(
          names,
          """
          withUnsafeMutablePointer(to: &lastName) { _ in lastName = "" }
          return lastName
          """, "a variable was changed while it was being read"),
        Harm(
          "balance = openingBalance", "exit(127)",
          "this check ended the whole program, as exit(127) does"),
        Harm(
          "stock = stock + amount",
          """
          var all: [[UInt8]] = []
          while true {
            all.append([])
            all[all.count - 1].reserveCapacity(1 << 28)
          }
          """, "1.5 SilentWrites started",
          "the program stopped in this check"),
      ],
      [
        Harm(
          "import ObservationCore", "import Observation // as in the docs",
          "1.1 DeclareAStore doesn't match its checks",
          "Store.swift imports Observation"),
        // It hangs at the very end.
        Harm(
          "greetings += 1", "greetings += 1; atexit { while true {} }",
          "1.2 IgnoreACount started, 5 of 6 checks pass",
          "didn't end within 10 seconds"),
        Harm(
          "import ObservationCore", "@_exported import Observation",
          "Customer.swift imports Observation"),
        Harm("", "", "4-InitWithoutDefaults contains no check; git restore"),
        Harm("", "", "1.5 SilentWrites solved"),
      ],
    ]

    @Test(arguments: gradings)
    func `each of five exercises answers for itself`(harms: [Harm]) throws {
      for (place, harm) in zip(1..., harms) {
        try copy.solve("1.\(place)", replacing: harm.old, with: harm.new)
        let suite = harm.words[0].prefix { $0 != " " }
        guard harm.words[0].contains("contains no check") else { continue }
        for file in copy.workspace.swiftFiles(
          in: "Tests/01-Declaration/\(suite)")
        { try copy.workspace.write("import Testing\n", to: file) }
      }
      let run = try copy.grade()
      for words in harms.flatMap(\.words) {
        #expect(run.line.contains(words), "\(words)\n\n\(run.output)")
      }
      #expect(run.code == 1)
    }

    @Test func `what is printed, up to a crash`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          print("✔ Test run with 7 tests passed after 0.001 seconds.")
          print("✔ Test \\"the store still works\\" passed")
          for number in 1...30 { print("line \\(number)") }
          print("no end", terminator: "")
          if visits == 1 { fatalError("no second visit") }
          visits += 1
          """)
      let run = try copy.grade("1.1")
      #expect(run.code == 1)
      for words in [
        "Fatal error: no second visit",
        "your code printed: ✔ Test run with 7 tests passed after 0.001 seconds."
          + " ✔ Test \"the store still works\" passed line 1 line 2",
        "more lines: make grade E=1.1 OUTPUT=1 ✘ whatever happens, in any order",
      ] {
        #expect(run.line.contains(words), "\(run.output)")
      }
      let whole = try copy.grade("1.1", "--output").line
      #expect(whole.contains("✔ a private variable is observed"), "\(whole)")
      #expect(whole.hasSuffix("line 29 line 30 no end"), "\(whole)")
      #expect(!whole.contains("stack trace"), "\(whole)")
    }
  }
}
