import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From a solution and its stub to mutants.
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

  @Test func `files take turns, and each has its own TODO put back`() {
    let given = "struct Price {\n  let cents = 1\n  let euros = 2\n}\n"
    let stub = [
      "A.swift": "// TODO 1: Add.\nfunc a(_ p: Price) -> Int {\n  0\n}\n",
      "B.swift": "// TODO 2: Add.\nfunc b() -> Int {\n  0\n}\n",
      "C.swift": given,
    ]
    let solution = [
      "A.swift": "func a(_ p: Price) -> Int {\n  p.cents\n}\n",
      "B.swift": "func b() -> Int {\n  3\n}\n", "C.swift": given,
    ]
    let found = mutants(of: solution, stub: stub)
    #expect(
      found.map { "\($0.file) \($0.mutant.name)" } == [
        "A.swift TODO 1 as in the stub", "B.swift TODO 2 as in the stub",
        "A.swift a: euros for cents in p.cents", "B.swift b: 4 for 3 in 3",
      ])
  }

  @Test func `what two files have is named with its file`() {
    func names(_ second: String) -> [String] {
      mutants(
        of: ["A.swift": "let a = 2\n", "B.swift": second],
        stub: [
          "A.swift": "// TODO 1: Two.\nlet a = 1\n",
          "B.swift": "// TODO 2: Two.\nlet a = 1\n",
        ]
      ).map(\.mutant.name)
    }
    let own = ["TODO 1 as in the stub", "TODO 2 as in the stub"]
    #expect(
      names("let a = 2\n") == own + [
        "A.swift: 3 for 2 in let a = 2", "B.swift: 3 for 2 in let a = 2",
      ])
    #expect(
      names("let b = 2\n") == own + [
        "3 for 2 in let a = 2", "3 for 2 in let b = 2",
      ])
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
    ("Till.scan: cents += price twice", "cents += price"),
    ("Till.scan: _cents for cents in cents += price", "_cents += price"),
    (
      "Till.scan: >= for > in if price > 0, !isClosed",
      "if price >= 0, !isClosed {"
    ),
    (
      "Till.scan: 1 for 0 in if price > 0, !isClosed",
      "if price > 1, !isClosed {"
    ),
    ("Till.scan: if whether or not !isClosed", "if price > 0 {"),
    ("Till.scan: if whether or not price > 0", "if !isClosed {"),
    ("Till.scan: other for item in self.item = item", "self.other = item"),
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
    (
      #"Till.text.get: without \(cents) in return "1 + \(cents) == \(item)""#,
      #"return "1 +  == \(item)""#
    ),
    (
      #"Till.text.get: \(item) before \(cents) in "#
        + #"return "1 + \(cents) == \(item)""#,
      #"return "1 + \(item) == \(cents)""#
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

  @Test func `a call is moved into a closure and out of it`() throws {
    let text = """
      func look() -> String {
        count += 1
        return track {
          name
        }
      }

      func ask() {
        track {
          let both = (a, b)
          answer(both)
        }
      }

      """
    let mutants = all(text)
    let inside = try #require(
      mutants.first { $0.name == "look: count += 1 inside track" })
    #expect(inside.text.contains("track {\n    count += 1\nreturn name"))
    let outside = try #require(
      mutants.first { $0.name == "ask: let both = (a, b) before track" })
    #expect(outside.text.contains("  let both = (a, b)\ntrack {"))
  }

  @Test func `what a closure reads is read before it`() throws {
    let text = """
      func look() -> String {
        track {
          truck.count += 1
          truck.show()
          "\\(truck.name)"
        } onChange: {
          let old = truck.stock
          agenda.add { say(old.count, self.age) }
        }
      }

      func screen() {
        VStack { Text(truck.name) }
      }

      """
    let mutants = all(text).filter { $0.name.contains(" read before ") }
    #expect(
      mutants.map { $0.name.prefix { $0 != "{" } } == [
        "look: truck.name read before track ",
        "look: truck.stock read before track ",
        "look: old.count read before agenda.add ",
      ])
    #expect(
      mutants[0].text.contains("let early = truck.name\nreturn track {"))
    #expect(mutants[0].text.contains("\"\\(early)\""))
  }

  @Test func `conditions are turned and left out`() {
    let text = """
      func run() {
        guard isOpen else { return }
        if isReady { start() }
        let word = isOpen ? "open" : "shut"
        say(word)
      }

      """
    let texts = all(text).map(\.text)
    #expect(texts.contains { $0.contains("guard !(isOpen) else { return }") })
    #expect(texts.contains { !$0.contains("guard") })
    #expect(texts.contains { $0.contains("if !(isReady) { start() }") })
    #expect(texts.contains { $0.contains("\n  do { start() }") })
    #expect(texts.contains { $0.contains("isOpen ? \"shut\" : \"open\"") })
    #expect(texts.contains { $0.contains("{\n  return; guard isOpen") })
  }

  @Test func `attributes and observers are turned`() throws {
    let text = """
      @Observable
      final class Account {
        @ObservationIgnored var count = 0
        var cents: Int {
          didSet { note("\\(oldValue) to \\(cents)") }
        }
      }

      struct Screen: View {
        let account: Account
      }

      struct Menu: Equatable {
        var dishes: [String]
      }

      """
    #expect(
      try changed("Account.cents: willSet for didSet", in: text)
        == [#"willSet { note("\(newValue) to \(cents)") }"#])
    #expect(
      try changed("Account: var count without @ObservationIgnored", in: text)
        == ["var count = 0"])
    #expect(
      try changed("Screen: @State var for let account", in: text)
        == ["@State var account: Account"])
    #expect(
      try changed("struct Menu without Equatable", in: text)
        == ["struct Menu {"])
    #expect(all(text).map(\.name).contains("class Account without @Observable"))
  }

  @Test func `what was weak is held, and is an optional as before`() throws {
    let text = """
      func observe() {
        track { stock } onChange: { [weak self] in
          self?.observe()
        }
      }

      """
    #expect(
      try changed("observe: [weak self] without weak", in: text)
        == ["track { stock } onChange: { [self = Optional(self)] in"])
  }

  @Test func `what a TODO asks for is as in the stub, one at a time`() {
    let stub = """
      func a() {
        // TODO 1: Say one.
        wait()
      }

      func b() -> Int {
        // TODO 2: Return two.
        0
      }

      """
    let solution = """
      func a() {
        say(1)
      }

      func b() -> Int {
        2
      }

      """
    let mutants = all(solution, stub: stub)
    let texts = ["TODO 1 as in the stub", "TODO 2 as in the stub"].map { name in
      mutants.first { $0.name == name }?.text.filter { !$0.isWhitespace }
    }
    #expect(
      texts == [
        "funca(){wait()}funcb()->Int{2}", "funca(){say(1)}funcb()->Int{0}",
      ])
  }

  @Test func `what a TODO declares for another one stays`() {
    let stub = """
      // TODO 1: Keep it.

      func stop() {
        // TODO 2: Say it.
        wait()
      }

      """
    let solution = """
      var isStopped = false

      func stop() {
        isStopped = true
      }

      """
    #expect(
      all(solution, stub: stub).map(\.name)
        .filter { $0.hasSuffix("as in the stub") } == ["TODO 2 as in the stub"])
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
    #expect(mutants.count > 30)
  }

  @Test func `a name does not depend on the lines before it`() {
    let later = Self.solution.replacing(
      "@Observable", with: "// More.\n\n// And more.\n@Observable")
    #expect(all(later).map(\.name) == all().map(\.name))
    #expect(all(later).map(\.line) != all().map(\.line))
  }

  @Test func `only what the learner writes is changed, if that is enough`() {
    let given = "final class Agenda {\n  var count = 0\n}\n\n"
    let stub = given + "func run() {\n  // TODO 1: Count to ten.\n}\n"
    func solution(_ count: Int) -> String {
      given + "func run() {\n"
        + (0..<count).map { "  add(\($0))\n" }.joined() + "}\n"
    }
    let many = all(solution(10), stub: stub)
    #expect(many.allSatisfy { $0.name.hasPrefix("run: ") })
    let few = all(solution(1), stub: stub)
    #expect(few.contains { $0.name == "Agenda: 1 for 0 in var count = 0" })
  }
}
