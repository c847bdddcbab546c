import NotesKit
import Results
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// Pages of answers, and what is said of answers that were graded.
@Suite final class BankTests: FixtureSuite {
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
  static let refused = "Refused by: it is two\nSeen: it is 1"
  static let belief = "Belief: One is enough. Or so it seems.\n\(refused)"

  override init() throws {
    try super.init()
    try fixture.write(
      "@Test func `it is`() {\n}\n@Test func `it is two`() {\n}\n",
      to: "Tests/01-One/1-First/FirstTests.swift")
  }

  /// A section of an answer.
  private func section(_ name: String, _ head: String, _ value: String = "1")
    -> String
  {
    "\n## \(name)\n\n\(head)\n\n```diff\n-let a = 2\n+let a = \(value)\n```\n"
  }

  private func answers(_ page: String) throws -> [Answer] {
    try fixture.write(page, to: Self.page)
    return try workspace.answers(to: exercise)
  }

  private typealias Check = (String, CheckResult.Outcome, [String])

  private func grade(_ checks: [Check]) -> Grade {
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
    let answer = try answers(Self.right + section("one", head))[1]
    let grade = grade([("it is", .passed, []), (check, .failed, [message])])
    return GradedAnswer(
      answer: answer, refusal: AnswerRefusal(grade.result),
      named: workspace.belief(shownBy: grade.result, of: grade.exercise))
  }

  // MARK: Pages

  @Test func `a page has right answers and wrong ones`() throws {
    let answers = try answers(Self.right + section("one", Self.belief))
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
    let page = Self.right + section("one", "One,\nand no more.")
    let one = try answers(page)[1].section
    #expect(one.text == "One, and no more.")
    #expect(one.belief == nil && one.refusal == nil)
  }

  @Test func `what the compiler refuses comes first; a hurry leaves some out`()
    throws
  {
    let compiler = Self.belief.replacing("it is two", with: "the compiler")
    let answers = try answers(
      Self.right + section("one", Self.belief)
        + section("ten", Self.belief, "10") + section("b", compiler, "b"))
    let names = answers.map(\.section.name)
    #expect(names == ["b", "of-three", "one", "ten"])
    #expect(oneForEachCheck(answers).map(\.section.name) == names.dropLast())
  }

  @Test func `a round has one answer to every exercise that has so many`() {
    #expect(
      roundRobin([[1, 2, 3], [4], [], [5, 6]]) == [[1, 4, 5], [2, 6], [3]])
  }

  // MARK: Findings

  @Test(arguments: [
    (Self.belief, "0", nil),
    (refused, "0", "add a sentence that says what it shows"),
    ("One.", "0", "doesn't say what refuses it, and with which words"),
    (
      Self.belief.replacing("two", with: "ten"), "0",
      "the suite has no check: it is ten"
    ),
    (
      Self.belief.replacing("it is two", with: "it is"), "0",
      "a belief is never asked about if the first check refuses it"
    ),
    (Self.belief, "2", "has the same code as the solution"),
    (Self.belief, "9", "has the same code as other"),
    ("WRITE THIS: why\n\(refused)", "0", "to be written: a sentence"),
  ])
  func `what is wrong with an answer is named`(
    head: String, value: String, fault: String?
  ) throws {
    let more =
      section("four", "Four, less two.", "4 - 2")
      + section("five", "Five, less three.", "5 - 3")
    try fixture.write(
      Self.right.replacing("# Wrong", with: more + "\n# Wrong")
        + section("other", "It is.\nRefused by: it is\nSeen: no", "9")
        + section("more", "It is.\nRefused by: the compiler\nSeen: no", "b")
        + section("two", Self.belief.replacing("is 1", with: "is 8"), "8")
        + section("one", head, value), to: Self.page)
    #expect(
      try workspace.bankFindings(of: exercise).map(\.text)
        == [fault].compactMap(\.self).map { "one: \($0)" })
  }

  @Test func `a right answer names no refusal, and a line has its place`()
    throws
  {
    try fixture.write(
      "Stray.\n"
        + Self.right.replacing("one.\n", with: "one.\n\(Self.refused)\n"),
      to: Self.page)
    let texts = try workspace.bankFindings(of: exercise).map(\.text)
    #expect(texts.contains("isn't part of any answer"))
    #expect(texts.contains("of-three: is a right answer, but names a refusal"))
  }

  @Test func `beliefs that one message fits are named`() throws {
    try fixture.write(
      Self.right + section("one", Self.belief)
        + section(
          "ten", "Belief: Ten is as good.\nRefused by: it is two\nSeen: is 1",
          "10")
        + section("six", "Six.\nRefused by: it is two\nSeen: is 6", "6"),
      to: Self.page)
    #expect(
      try workspace.bankFindings(of: exercise).map(\.text) == [
        "has 1 right answers; at least 3", "has 3 wrong answers; at least 4",
        "ten: its belief can't be distinguished from that of one",
        "six: the page already has two answers for this check: it is two",
      ])
  }

  @Test func `a page that is missing or doesn't apply is named`() throws {
    try fixture.write(
      Self.right.replacing("-let a = 2", with: "-let a = 7"), to: Self.page)
    let findings = try workspace.bankFindings().map(\.description)
    #expect(findings.count == 2)
    #expect(
      findings[0]
        == "\(Self.page):8: of-three: the solution has no line: let a = 7")
    #expect(findings[1].hasPrefix("Tests/Bank/01-One/2-Second.md:1: "))
  }

  // MARK: Graded answers

  @Test func `the first check that fails refuses, or what stopped the program`()
  {
    let found = ["it is 1", "late"]
    let cases: [(checks: [Check], message: String)] = [
      ([("it is", .passed, []), ("it is two", .failed, found)], "it is 1"),
      ([("it is two", .hung, found)], "late"),
      ([("it is two", .crashed, found)], "late"),
    ]
    for (checks, message) in cases {
      #expect(
        AnswerRefusal(grade(checks).result)
          == AnswerRefusal(by: "it is two", saying: message))
    }
    let broken = ExerciseResult(
      path: exercise.path, state: .doesNotCompile(["no a", "no b"]))
    #expect(
      AnswerRefusal(broken)
        == AnswerRefusal(by: "the compiler", saying: "no a\nno b"))
    #expect(AnswerRefusal(grade([]).result) == nil)
  }

  @Test(arguments: [
    (Self.belief, "it is two", "so it is 1", nil),
    (
      "One.", "it is two", "it is 1",
      """
      doesn't say what refuses it; if this is right, RENEW=1 writes it:
      it is two
      it is 1
      """
    ),
    (
      Self.belief, "it is even", "it is 1",
      "was refused by: it is even\nshould be refused by: it is two\nit is 1"
    ),
    (
      Self.belief, "it is two", "it is 3",
      "was refused without: it is 1\nit is 3"
    ),
  ])
  func `an answer that is refused in another way is a surprise`(
    head: String, check: String, message: String, surprise: String?
  ) throws {
    #expect(
      try mark(head, by: check, message).surprises
        == [surprise].compactMap(\.self))
  }

  @Test func `a belief that isn't asked about, or another's, is a surprise`()
    throws
  {
    var graded = try mark(Self.belief, "it is 1")
    graded.named = nil
    #expect(
      graded.surprises == [
        "is never asked about its belief: the message fits another, too"
      ])
    graded = try mark(
      Self.belief.replacing("Belief: ", with: ""), "it is 1")
    graded.named = Belief("Two is enough.")
    #expect(
      graded.surprises == [
        "is asked about a different belief: Did you think that two is enough?"
      ])
  }

  @Test func `a scorecard counts, and says what happened instead`() throws {
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
          right answers accepted          1 of 2
          wrong answers refused           1 of 2
          by the named check              1 of 2
          with the named words            1 of 2
          asked about their belief        1 of 2
          the same in 20 shuffled runs    3 of 4

        \(Self.page):3: of-three
          is flaky; in a different order: it is: passed, then failed

        \(Self.page):3: of-three
          is right, but was refused by: it is two
          it is 3

        \(Self.page):14: one
          was accepted; should be refused by: it is two

        """)
  }

  @Test func `what only surprised at first is listed, and not counted`() throws
  {
    let known = try mark(Self.belief, "it is 1")
    let surprising = try mark(Self.belief, "it is 3")
    #expect(
      !Scorecard(graded: [surprising], again: [surprising], shuffles: 0).isClean
    )
    let scorecard = Scorecard(
      graded: [surprising], again: [known], shuffles: 0)
    #expect(scorecard.isClean)
    let text = scorecard.text(Display())
    #expect(text.contains("with the named words            1 of 1"))
    #expect(
      text.hasSuffix(
        """

        As expected when graded once more, but first:

        \(Self.page):14: one
          was refused without: it is 1
          it is 3

        """))
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
  func `a refusal is quoted until it differs from the others`(
    message: String, others: [String], seen: String
  ) {
    #expect(
      AnswerRefusal(by: "it is two", saying: message).lines(apartFrom: others)
        == ["Refused by: it is two", "Seen: \(seen)"])
  }

  @Test func `pages are renewed where they say something else`() throws {
    let answers = try answers(
      Self.right + section("one", "One.\n\(Self.refused)")
        + section("ten", "Ten.", "10"))
    let refusals = [
      nil, AnswerRefusal(by: "it is", saying: "now it is one; so"),
      AnswerRefusal(by: "it is two", saying: "it is 10"),
    ]
    let graded = zip(answers, refusals).map {
      GradedAnswer(answer: $0, refusal: $1)
    }
    #expect(try workspace.renewPages(after: graded) == [Self.page])
    #expect(
      try workspace.text(Self.page)
        == Self.right
        + section("one", "One.\nRefused by: it is\nSeen: now it is one")
        + section("ten", "Ten.\nRefused by: it is two\nSeen: it is 10", "10"))
    #expect(try workspace.renewPages(after: []) == [])
  }
}
