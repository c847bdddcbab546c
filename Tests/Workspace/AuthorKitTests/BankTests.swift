import NotesKit
import Results
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// Pages of answers, and what is said of answers that were graded.
@Suite struct BankTests {
  static let page = "Tests/Bank/01-One/1-First.md"
  static let right = """
    # Right answers

    ## of-three

    Three, less one.

    ```diff
    -let a = 2
    +let a = 3 - 1
    ```

    # Wrong answers

    """
  static let belief = """
    Belief: One is enough. Or so it seems.
    Refused by: it is two
    Seen: it is 1
    """

  let fixture: Fixture
  let workspace: Workspace
  let exercise: Exercise

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    exercise = workspace.catalogue.exercises[0]
    try fixture.write(
      "@Test func `it is`() {\n}\n@Test func `it is two`() {\n}\n",
      to: "Tests/01-One/1-First/FirstTests.swift")
  }

  /// A section of a wrong answer.
  private func wrong(_ name: String, _ head: String, _ value: String = "1")
    -> String
  {
    "\n## \(name)\n\n\(head)\n\n```diff\n-let a = 2\n+let a = \(value)\n```\n"
  }

  private func answers(_ page: String) throws -> [Answer] {
    try fixture.write(page, to: Self.page)
    return try workspace.answers(to: exercise)
  }

  private func grade(_ checks: (String, CheckResult.Outcome, [String])...)
    -> Grade
  {
    var result = ExerciseResult(
      path: exercise.path, state: checks.isEmpty ? .solved : .failing)
    result.checks = checks.map { name, outcome, messages in
      var check = CheckResult(id: name, name: name)
      check.outcome = outcome
      check.failures = messages.map { CheckFailure($0) }
      return check
    }
    return Grade(exercise, result)
  }

  /// A wrong answer with a head, refused by a check with a message.
  private func mark(
    _ head: String, by check: String = "it is two", _ message: String
  ) throws -> GradedAnswer {
    let answer = try answers(Self.right + wrong("one", head))[1]
    let grade = grade(("it is", .passed, []), (check, .failed, [message]))
    return GradedAnswer(
      answer: answer, refusal: AnswerRefusal(grade),
      named: workspace.belief(shownBy: grade))
  }

  // MARK: Pages

  @Test func `a page has right answers and wrong ones`() throws {
    let answers = try answers(Self.right + wrong("one", Self.belief))
    #expect(answers.map(\.section.name) == ["of-three", "one"])
    #expect(answers.map(\.isRight) == [true, false])
    #expect(
      answers.map(\.files["First.swift"]) == ["let a = 3 - 1\n", "let a = 1\n"])
    let section = answers[1].section
    #expect(section.belief?.sentence == "One is enough.")
    #expect(section.text == "One is enough. Or so it seems.")
    #expect(
      section.refusal == AnswerRefusal(by: "it is two", saying: "it is 1"))
    #expect(section.refusalLines == 17..<19)
  }

  @Test func `a wrong answer need not be a belief, nor say what refuses it`()
    throws
  {
    let section = try answers(Self.right + wrong("one", "One,\nand no more."))[
      1
    ]
    .section
    #expect(section.text == "One, and no more.")
    #expect(section.belief == nil && section.refusal == nil)
  }

  @Test func `what the compiler refuses comes first`() throws {
    let compiler = Self.belief.replacing("it is two", with: "the compiler")
    let answers = try answers(
      Self.right + wrong("one", Self.belief) + wrong("b", compiler, "b"))
    #expect(answers.map(\.section.name) == ["b", "of-three", "one"])
  }

  @Test func `in a hurry, each check has one wrong answer to refuse`() throws {
    let answers = try answers(
      Self.right + wrong("one", Self.belief) + wrong("ten", Self.belief, "10")
        + wrong("b", Self.belief.replacing("two", with: "three"), "b"))
    #expect(
      oneForEachCheck(answers).map(\.section.name) == ["of-three", "one", "b"])
  }

  @Test func `a round has one answer to every exercise that has so many`() {
    #expect(
      roundRobin([[1, 2, 3], [4], [], [5, 6]]) == [[1, 4, 5], [2, 6], [3]])
  }

  // MARK: Findings

  @Test(arguments: [
    (Self.belief, "let a = 0", []),
    (
      "Seen: it is 1", "let a = 0",
      [
        "one: a sentence has to say what it shows",
        "one: doesn't say what refuses it, and with which words",
      ]
    ),
    (
      Self.belief.replacing("two", with: "ten"), "let a = 0",
      ["one: the suite has no check: it is ten"]
    ),
    (
      Self.belief.replacing("it is two", with: "it is"), "let a = 0",
      ["one: a belief is never asked about if the first check refuses it"]
    ),
    (Self.belief, "let a = 2", ["one: has the code of the solution"]),
    (Self.belief, "let a = 9", ["one: has the code of other"]),
    (
      "WRITE THIS: why\nRefused by: it is two\nSeen: it is 1", "let a = 0",
      ["one: to be written: a sentence"]
    ),
  ])
  func `what is wrong with an answer is named`(
    head: String, code: String, texts: [String]
  ) throws {
    var page = Self.right.replacing(
      "# Wrong",
      with: """
        ## four

        Four, less two.

        ```diff
        -let a = 2
        +let a = 4 - 2
        ```

        ## five

        Five, less three.

        ```diff
        -let a = 2
        +let a = 5 - 3
        ```

        # Wrong
        """)
    for (name, by) in [("other", "it is"), ("more", "the compiler")] {
      page += wrong(
        name, "It is.\nRefused by: \(by)\nSeen: no", name == "other" ? "9" : "b"
      )
    }
    page += wrong("two", Self.belief.replacing("is 1", with: "is 8"), "8")
    page += wrong("one", head).replacing("let a = 1", with: code)
    try fixture.write(page, to: Self.page)
    #expect(try workspace.bankFindings(of: exercise).map(\.text) == texts)
  }

  @Test func `beliefs that one message fits are named`() throws {
    try fixture.write(
      Self.right + wrong("one", Self.belief)
        + wrong(
          "ten", "Belief: Ten is as good.\nRefused by: it is two\nSeen: is 1",
          "10")
        + wrong("six", "Six.\nRefused by: it is two\nSeen: is 6", "6"),
      to: Self.page)
    #expect(
      try workspace.bankFindings(of: exercise).map(\.text) == [
        "has 1 right answers; at least 3", "has 3 wrong answers; at least 4",
        "ten: its belief can't be told from that of one",
        "six: the page has two others for this check: it is two",
      ])
  }

  @Test func `a page that is missing or doesn't apply is named`() throws {
    try fixture.write(
      Self.right.replacing("-let a = 2", with: "-let a = 7"), to: Self.page)
    let findings = try workspace.bankFindings().findings.map(\.description)
    #expect(findings.count == 2)
    #expect(
      findings[0]
        == "\(Self.page):8: of-three: the solution has no line: let a = 7")
    #expect(findings[1].hasPrefix("Tests/Bank/01-One/2-Second.md:1: "))
  }

  // MARK: Graded answers

  @Test(
    arguments: [
      (
        [("it is", .passed, []), ("it is two", .failed, ["it is 1", "late"])],
        "it is 1"
      ),
      ([("it is two", .hung, ["it is 1", "it stopped"])], "it stopped"),
      ([("it is two", .crashed, ["it is 1", "it stopped"])], "it stopped"),
    ] as [([(String, CheckResult.Outcome, [String])], String)])
  func `the first check that fails refuses, or what stopped the program`(
    checks: [(String, CheckResult.Outcome, [String])], message: String
  ) {
    var grade = grade(("", .failed, []))
    grade.result.checks = checks.map { name, outcome, messages in
      var check = CheckResult(id: name, name: name)
      check.outcome = outcome
      check.failures = messages.map { CheckFailure($0) }
      return check
    }
    #expect(
      AnswerRefusal(grade) == AnswerRefusal(by: "it is two", saying: message))
  }

  @Test func `the compiler refuses what doesn't compile`() {
    let broken = ExerciseResult(
      path: exercise.path, state: .doesNotCompile(["no a", "no b"]))
    #expect(
      AnswerRefusal(Grade(exercise, broken))
        == AnswerRefusal(by: "the compiler", saying: "no a\nno b"))
    #expect(AnswerRefusal(grade()) == nil)
  }

  @Test func `an answer that is judged as its section says is no surprise`()
    throws
  {
    #expect(try mark(Self.belief, "so it is 1").surprises == [])
  }

  @Test(arguments: [
    (
      "One.", "it is two", "it is 1",
      "doesn't say what refuses it; if this is right, RENEW=1 writes it:\n"
        + "it is two\nit is 1"
    ),
    (
      Self.belief, "it is even", "it is 1",
      "was refused by: it is even\nto be refused by: it is two\nit is 1"
    ),
    (
      Self.belief, "it is two", "it is 3",
      "was refused without: it is 1\nit is 3"
    ),
  ])
  func `an answer that is refused in another way is a surprise`(
    head: String, check: String, message: String, surprise: String
  ) throws {
    #expect(try mark(head, by: check, message).surprises == [surprise])
  }

  @Test func `a belief that isn't asked about, or another's, is a surprise`()
    throws
  {
    var graded = try mark(Self.belief, "it is 1")
    graded.named = nil
    #expect(
      graded.surprises == [
        "its belief is never asked, for the message fits another's, too"
      ])
    graded = try mark(
      Self.belief.replacing("Belief: ", with: ""), "it is 1")
    graded.named = Belief("Two is enough.")
    #expect(
      graded.surprises == [
        "is asked about another's belief: Did you think that two is enough?"
      ])
  }

  @Test func `a scorecard counts, and tells what happened instead`() throws {
    let known = try mark(Self.belief, "it is 1")
    let accepted = GradedAnswer(answer: known.answer, refusal: nil)
    let right = try answers(Self.right)[0]
    let graded = [
      GradedAnswer(
        answer: right, refusal: nil, changes: ["it is: passed, then failed"]),
      GradedAnswer(
        answer: right,
        refusal: AnswerRefusal(by: "it is two", saying: "it is 3")),
      known, accepted,
    ]
    let scorecard = Scorecard(graded: graded, shuffles: 20)
    #expect(!scorecard.isClean)
    #expect(
      scorecard.text(Display()) == """
        answers: 4, exercises: 1
          right ones accepted             1 of 2
          wrong ones refused              1 of 2
          by the named check              1 of 2
          with the named words            1 of 2
          asked about their belief        1 of 2
          the same in 20 shuffled runs    3 of 4

        \(Self.page):3: of-three
          is flaky; in another order: it is: passed, then failed

        \(Self.page):3: of-three
          is right, and was refused by: it is two
          it is 3

        \(Self.page):14: one
          was accepted; to be refused by: it is two

        """)
  }

  // MARK: Writing pages

  @Test(arguments: [
    (
      "A.swift:12: cannot find 'b' in scope\nmore", [],
      "cannot find 'b' in scope"
    ),
    ("it is 1; one and one is two", [], "it is 1"),
    ("it is 1; one and two", ["it is 1; one of"], "it is 1; one and"),
    (String(repeating: "a", count: 90), [], String(repeating: "a", count: 71)),
  ])
  func `a refusal is quoted as far as it tells it from others`(
    message: String, others: [String], seen: String
  ) {
    #expect(
      AnswerRefusal(by: "it is two", saying: message).lines(apartFrom: others)
        == ["Refused by: it is two", "Seen: \(seen)"])
  }

  @Test func `pages are renewed where they say something else`() throws {
    let page =
      Self.right + wrong("one", Self.belief) + wrong("ten", "Ten.", "10")
    let answers = try answers(page)
    let graded = [
      GradedAnswer(answer: answers[0], refusal: nil),
      GradedAnswer(
        answer: answers[1],
        refusal: AnswerRefusal(by: "it is", saying: "now it is one; so")),
      GradedAnswer(
        answer: answers[2],
        refusal: AnswerRefusal(by: "it is two", saying: "it is 10")),
    ]
    #expect(try workspace.renewPages(after: graded) == [Self.page])
    #expect(
      try workspace.text(Self.page)
        == page.replacing(
          "by: it is two\nSeen: it is 1", with: "by: it is\nSeen: now it is one"
        )
        .replacing(
          "Ten.\n", with: "Ten.\nRefused by: it is two\nSeen: it is 10\n"))
    #expect(try workspace.renewPages(after: []) == [])
  }
}
