import NotesKit
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
          return "1 + \\(cents) == \\(item)"
        }
        set {
          withMutation(keyPath: \\.text) { item = newValue }
        }
      }
    }

    """

  private func all(
    _ solution: String = Self.solution, stub: String = ""
  ) -> [Mutant] {
    mutants(of: ["Till.swift": solution], stub: ["Till.swift": stub])
      .map(\.mutant)
  }

  /// The lines of a mutant that the solution does not have.
  private func changed(_ name: String, in text: String = Self.solution)
    throws -> [String]
  {
    let mutant = try #require(all(text).first { $0.name == name })
    let old = text.split(separator: "\n")
    return mutant.text.split(separator: "\n").filter { !old.contains($0) }
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { !$0.isEmpty }.map(String.init)
  }

  @Test(arguments: [
    ("Till.scan: -= for += in cents += price", "cents -= price"),
    ("Till.scan: = for += in cents += price", "cents = price"),
    ("Till.scan: _cents for cents in cents += price", "_cents += price"),
    (
      "Till.scan: >= for > in if price > 0, !isClosed",
      "if price >= 0, !isClosed {"
    ),
    (
      "Till.scan: 1 for 0 in if price > 0, !isClosed",
      "if price > 1, !isClosed {"
    ),
    ("Till: 1 for 0 in var cents = 0", "var cents = 1"),
    (
      "Till: @ObservationIgnored var cents",
      "@ObservationIgnored var cents = 0"
    ),
    (
      #"Till.text.get: item for text in access(keyPath: \.text)"#,
      #"access(keyPath: \.item)"#
    ),
    (
      #"Till.text.set: item = newValue without "#
        + #"withMutation(keyPath: \.text) around it"#, "item = newValue"
    ),
  ])
  func `a mutant is named by what has changed`(name: String, line: String)
    throws
  {
    let lines = try changed(name)
    #expect(lines == [line])
    let mutant = try #require(all().first { $0.name == name })
    #expect(mutant.text.contains(line))
    #expect(mutant.text != Self.solution)
  }

  @Test func `a statement is gone`() throws {
    let name = "Till.scan: without self.item = item"
    let mutant = try #require(all().first { $0.name == name })
    #expect(
      mutant.text
        == Self.solution.replacing("    self.item = item", with: "    "))
    #expect(mutant.line == 12)
  }

  @Test func `two statements are swapped, if neither needs the other`() {
    let text = """
      func run() {
        let work = entries
        entries = []
        start(work)
      }

      """
    let names = all(text).map(\.name)
    #expect(names.contains("run: entries = [] before let work = entries"))
    #expect(names.contains("run: start(work) before entries = []"))
    #expect(!names.contains("run: start(work) before let work = entries"))
  }

  @Test func `conditions, attributes and weakness are turned`() throws {
    let text = """
      @Observable
      final class Account {
        @ObservationIgnored var count = 0

        func run() {
          guard isOpen else { return }
          if isReady, !isShut { start() }
          track { stock } onChange: { [weak self] in
            self?.run()
          }
        }
      }

      """
    let names = all(text).map(\.name)
    #expect(names.contains("class Account without @Observable"))
    #expect(
      try changed("Account: var count without @ObservationIgnored", in: text)
        == ["var count = 0"])
    #expect(
      try changed("Account.run: guard not isOpen", in: text)
        == ["guard !(isOpen) else { return }"])
    #expect(
      try changed("Account.run: if not isReady", in: text)
        == ["if !(isReady), !isShut { start() }"])
    #expect(
      try changed("Account.run: [weak self] without weak", in: text)
        == ["track { stock } onChange: { [self = Optional(self)] in"])
  }

  @Test func `comments and the words of a string stay as they are`() {
    for mutant in all() {
      #expect(mutant.text.contains("// cents -= price would take away: 1 == 2"))
      #expect(mutant.text.contains("\"1 + "))
    }
  }

  @Test func `every mutant is another program, and has a name of its own`() {
    let mutants = all()
    #expect(Set(mutants.map(\.name)).count == mutants.count)
    #expect(Set(mutants.map(\.text)).count == mutants.count)
    #expect(mutants == all())
    #expect(mutants.count > 15)
  }

  @Test func `a name does not depend on the lines before it`() {
    let later = Self.solution.replacing(
      "@Observable", with: "// More.\n\n// And more.\n@Observable")
    #expect(all(later).map(\.name) == all().map(\.name))
    #expect(all(later).map(\.line) != all().map(\.line))
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
    let stub = [
      "A.swift": "let a = 1\n", "B.swift": "", "C.swift": "let c = 1\n",
    ]
    let found = mutants(
      of: [
        "A.swift": "let a = 2\nlet x = 4\n", "B.swift": "let a = 2\n",
        "C.swift": "let c = 1\n",
      ], stub: stub)
    #expect(
      found.map { "\($0.file) \($0.mutant.name)" } == [
        "A.swift A.swift: 3 for 2 in let a = 2",
        "B.swift B.swift: 3 for 2 in let a = 2",
        "A.swift 5 for 4 in let x = 4",
      ])
  }
}

/// What is said of mutants that were graded.
@Suite struct MutantScorecardTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  private func mark(
    _ name: String, _ exercise: Int, by refuser: String? = nil,
    isListed: Bool = false
  ) -> GradedMutant {
    let exercise = workspace.catalogue.exercises[exercise]
    return GradedMutant(
      mutant: SolutionMutant(
        exercise: exercise, name: "A.swift",
        mutant: Mutant(name: name, line: 3, text: "")),
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
      scorecard.text(workspace.catalogue, Display()) == """
        1.1: 2 made, 1 killed, 1 as good
        1.2: 2 made, 1 killed, 1 not compiled
        chapter 1: 4 made, 2 killed, 1 not compiled, 1 as good

        all: 4 made, 2 killed, 1 not compiled, 1 as good

        """)
  }

  @Test func `a survivor that is not listed is named`() {
    let scorecard = MutantScorecard(graded: [mark("a", 0)], findings: [])
    #expect(!scorecard.isClean)
    #expect(
      scorecard.text(workspace.catalogue, Display()).hasSuffix(
        """
        all: 1 made, 1 survived

        Solutions/01-One/1-First/A.swift:3
            a
          survived; a check has to refuse it, or
          Tests/Bank/01-One/1-First.md to say why not

        """))
  }

  @Test func `one that is listed and refused is named`() {
    let scorecard = MutantScorecard(
      graded: [mark("a", 0, by: "it is two", isListed: true)], findings: [])
    #expect(!scorecard.isClean)
    #expect(
      scorecard.text(workspace.catalogue, Display()).hasSuffix(
        """
            a
          was refused by: it is two
          take it out of Tests/Bank/01-One/1-First.md

        """))
  }

  @Test func `a list names mutants, each with a reason above it`() {
    let page = AnswerPage(
      """
      # Changes that are as good

          a: without b

      No observer depends on it.

          a: without c
          a: without c
          a: without d
      """, file: "Page.md")
    let list = EqualMutants(page.equalMutants, file: "Page.md")
    #expect(
      list.findings(amongMutants: ["a: without b", "a: without c"])
        .map(\.description) == [
          "Page.md:3: gives no reason why this is as good: a: without b",
          "Page.md:8: is listed twice: a: without c",
          "Page.md:9: is not a mutant any more: a: without d",
        ])
    let mutant = Mutant(name: "a: without c", line: 1, text: "")
    #expect(list.contains(mutant))
    #expect(!list.contains(Mutant(name: "a", line: 1, text: "")))
  }

  @Test func `make test reads the lists`() throws {
    let exercises = workspace.catalogue.exercises
    try fixture.write("", to: "Tests/Bank/01-One/2-Second.md")
    try fixture.write(
      """
      # Changes that are as good

      No check counts.

          3 for 2 in let a = 2
          4 for 2 in let a = 2
      """, to: "Tests/Bank/01-One/1-First.md")
    #expect(
      try workspace.equalMutantFindings(of: exercises).map(\.description) == [
        "Tests/Bank/01-One/1-First.md:6: is not a mutant any more: "
          + "4 for 2 in let a = 2"
      ])
  }
}
