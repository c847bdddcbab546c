import NotesKit
import Results
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From a solution and its stub to mutants, and what is said of them.
@Suite struct MutantTests {
  static let solution = """
    import ObservationCore

    @Observable
    final class Till {
      var item = "Plain"
      var other = "Glazed"
      var cents = 0
      @ObservationIgnored var note = 0
      private let lock = Lock()

      func scan(_ item: String, price: Int) {
        // cents -= price would take away: 1 == 2
        self.item = item
        if price > 0, !isClosed {
          cents += price
        }
      }

      var text: String {
        get {
          access(keyPath: \\.text)
          return "\\(cents + 1) == \\(item)"
        }
        set {
          withMutation(keyPath: \\.text) { item = newValue }
        }
      }

      func run() {
        track { stock } onChange: { [weak self] in
          self?.run()
        }
      }
    }

    """

  private func all(
    _ solution: String = Self.solution, stub: String = ""
  ) -> [Mutant] {
    mutants(of: ["Till.swift": solution], stub: ["Till.swift": stub])
  }

  @Test(arguments: [
    "Till.scan: -= for += in cents += price": "cents -= price",
    "Till.scan: = for += in cents += price": "cents = price",
    "Till.scan: _cents for cents in cents += price": "_cents += price",
    "Till.scan: >= for > in if price > 0, !isClosed":
      "if price >= 0, !isClosed {",
    "Till.scan: 1 for 0 in if price > 0, !isClosed":
      "if price > 1, !isClosed {",
    "Till.scan: without ! in if price > 0, !isClosed { cents += price }":
      "if price > 0, isClosed {",
    "Till.scan: without self.item = item": "",
    "Till: 1 for 0 in var cents = 0": "var cents = 1",
    "Till: @ObservationIgnored var cents": "@ObservationIgnored var cents = 0",
    "Till: var note without @ObservationIgnored": "var note = 0",
    #"Till.text.get: item for text in access(keyPath: \.text)"#:
      #"access(keyPath: \.item)"#,
    #"Till.text.set: item = newValue without withMutation(keyPath: \.text) "#
      + "around it": "item = newValue",
    "Till.run: [weak self] without weak":
      "track { stock } onChange: { [self = Optional(self)] in",
    #"Till.text.get: - for + in return "\(cents + 1) == \(item)""#:
      #"return "\(cents - 1) == \(item)""#,
  ])
  func `a mutant is named by what has changed`(name: String, line: String)
    throws
  {
    let mutant = try #require(all().first { $0.name == name })
    let old = NumberedLine.lines(of: Self.solution).map(\.text)
    let new = NumberedLine.lines(of: mutant.text).map(\.text)
    let index = try #require(
      zip(old, new).map { $0 != $1 }.firstIndex(of: true))
    #expect(new[index].trimmingPrefix(while: \.isWhitespace) == line)
    if old.count == new.count { #expect(mutant.line == index + 1) }
  }

  @Test func `two statements are swapped, if neither needs the other`() {
    let text = """
      func run() {
        let work = entries
        entries = []
        start(work)
      }

      """
    #expect(
      Set(all(text).map(\.name).filter { $0.contains(" before ") }) == [
        "run: entries = [] before let work = entries",
        "run: start(work) before entries = []",
      ])
  }

  @Test func `each mutant is a different program with a different name`() {
    let mutants = all()
    #expect(Set(mutants.map(\.name)).count == mutants.count)
    #expect(Set(mutants.map(\.text)).count == mutants.count)
    #expect(mutants == all(), "always in the same order")
    #expect(mutants.count > 15)
    for mutant in mutants {
      #expect(mutant.text.contains("// cents -= price would take away: 1 == 2"))
    }
    let later = Self.solution.replacing(
      "@Observable\n", with: "// More.\n\n// And more.\n@Observable\n")
    #expect(all(later).map(\.name) == mutants.map(\.name))
    #expect(all(later).map(\.line) != mutants.map(\.line))
  }

  @Test func `only what the learner writes is changed, if that is enough`() {
    let given = "final class Agenda {\n  var count = 0\n}\n\n"
    let stub = given + "func run() {\n  // TODO 1: Count.\n  begin()\n}\n"
    func names(_ lines: String) -> Set<String> {
      let solution = given + "func run() {\n  begin()\n\(lines)}\n"
      return Set(all(solution, stub: stub).map(\.name))
    }
    let many = names("  add(0)\n  add(1)\n")
    #expect(
      many.isSuperset(of: ["run: without add(0)", "run: without add(1)"]))
    #expect(many.isDisjoint(with: ["run: without begin()"]))
    let few = names("  a = b\n")
    #expect(few.contains("run: without begin()"))
    #expect(few.allSatisfy { $0.hasPrefix("run: ") })
  }

  @Test func `files take turns, and what two have is named with its file`() {
    let given = "let c = 1\n"
    let found = mutants(
      of: ["A": "let a = 2\nlet x = 4\n", "B": "let a = 2\n", "C": given],
      stub: ["A": "let a = 1\n", "B": "", "C": given])
    #expect(
      found.map { "\($0.file) \($0.name)" } == [
        "A A: 3 for 2 in let a = 2", "B B: 3 for 2 in let a = 2",
        "A 5 for 4 in let x = 4",
      ])
  }

  @Test(arguments: [
    "a()\nb()": ["a()", "b()"],
    "a\n  .b()\n  .c()": ["a .b() .c()"],
    "let a =\n  b\nc()": ["let a = b", "c()"],
    "let a = b\n  && c": ["let a = b && c"],
    "f(\n  a,\n  b)\ng()": ["f(a, b)", "g()"],
    "@Observable\nfinal class A {\n}\nvar a: Int?\nvar b: Int":
      ["@Observable final class A { }", "var a: Int?", "var b: Int"],
    "guard a\nelse { return }\nb()": ["guard a else { return }", "b()"],
    "if a {\n} else {\n}\nb()": ["if a { } else { }", "b()"],
    "t {\n  a\n} onChange: {\n  b()\n}\nc()":
      ["t { a } onChange: { b() }", "c()"],
    "self?.a.b(\"x\\(c)\")\n!c": ["self?.a.b(\"x\\(c)\")", "!c"],
    "func a() {\n  b()": ["func a() { b()"],
  ])
  func `lines are joined to statements`(text: String, expected: [String]) {
    let file = CodeFile(text)
    #expect(file.root.statements.map { file.line($0.tokens) } == expected)
  }
}

/// What is said of mutants that were graded.
@Suite final class MutantScorecardTests: FixtureSuite {
  private func mark(
    _ name: String, _ exercise: Int, by refuser: String? = nil,
    isListed: Bool = false
  ) -> GradedMutant {
    GradedMutant(
      exercise: workspace.catalogue.exercises[exercise],
      mutant: Mutant(file: "A.swift", name: name, line: 3, text: ""),
      refusal: refuser.map { AnswerRefusal(by: $0, saying: "so") },
      isListed: isListed)
  }

  @Test func `mutants that are refused or listed are fine`() {
    let scorecard = MutantScorecard(
      graded: [
        mark("a", 0, by: "it is two"), mark("b", 0, isListed: true),
        mark("c", 1, by: AnswerRefusal.compiler), mark("d", 1, by: "it is two"),
      ], findings: [])
    #expect(scorecard.isClean)
    #expect(
      scorecard.text(Display()) == """
        1.1: 2 made, 1 killed, 1 as good
        1.2: 2 made, 1 killed, 1 not compiled
        all: 4 made, 2 killed, 1 not compiled, 1 as good

        """)
  }

  @Test(arguments: [
    (nil, false, "survived; a check has to refuse it, or", "to say why not"),
    ("it is two", true, "was refused by: it is two", "remove it from"),
  ])
  func `a mutant is named that survives, or is listed and refused`(
    refuser: String?, isListed: Bool, complaint: String, remedy: String
  ) {
    let scorecard = MutantScorecard(
      graded: [mark("a", 0, by: refuser, isListed: isListed)], findings: [])
    #expect(!scorecard.isClean)
    let list = "Tests/Bank/01-One/1-First.md"
    let last = isListed ? "\(remedy) \(list)" : "\(list) \(remedy)"
    #expect(
      scorecard.text(Display()).hasSuffix(
        """
        all: 1 made, 1 \(isListed ? "killed" : "survived")

        Solutions/01-One/1-First/A.swift:3
            a
          \(complaint)
          \(last)

        """))
  }

  @Test func `a list names mutants, each with a reason above it`() throws {
    let page = "Tests/Bank/01-One/1-First.md"
    try fixture.write(
      """
      # Changes that are as good

          3 for 2 in let a = 2

      No check counts.

          3 for 2 in let a = 2
          4 for 2 in let a = 2
      """, to: page)
    #expect(
      try workspace.equalMutantFindings(of: exercise).map(\.description) == [
        "\(page):3: doesn't say why this is as good: 3 for 2 in let a = 2",
        "\(page):7: is listed twice: 3 for 2 in let a = 2",
        "\(page):8: isn't a mutant any more: 4 for 2 in let a = 2",
      ])
  }
}
