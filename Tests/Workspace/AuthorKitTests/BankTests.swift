import NotesKit
import Results
import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct BankTests {
  static let wrong = """
    // One is enough.
    // Refused by: it is two
    // Seen: it is 1
    let a = 1

    """
  static let right = "// Two, plainly.\nlet a = 2\n"
  static let folder = "Tests/Bank/01-One/1-First"

  let fixture: Fixture
  let workspace: Workspace
  let exercise: Exercise

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    exercise = workspace.catalogue.exercises[0]
  }

  func answer(_ text: String, _ kind: String = "wrong") -> Answer? {
    Answer(
      ["First.swift": text], file: "Tests/Bank/x/\(kind)/a.swift",
      to: exercise)
  }

  private func answers(_ names: [String]) throws {
    for name in names {
      try fixture.write(Self.wrong, to: "\(Self.folder)/wrong/\(name).swift")
    }
  }

  func grade(
    _ state: ExerciseResult.State,
    _ checks: [(String, CheckResult.Outcome, [String])] = []
  ) -> Grade {
    var result = ExerciseResult(path: exercise.path, state: state)
    result.checks = checks.map { name, outcome, messages in
      var check = CheckResult(id: name, name: name)
      check.outcome = outcome
      check.failures = messages.map { CheckFailure($0) }
      return check
    }
    return Grade(exercise, result)
  }

  func mark(_ text: String, _ kind: String, _ grade: Grade) throws
    -> GradedAnswer
  {
    let answer = try #require(self.answer(text, kind))
    return GradedAnswer(answer: answer, refusal: AnswerRefusal(grade))
  }

  @Test func `a wrong answer says who refuses it, and with which words`() {
    #expect(
      answer(Self.wrong)?.refusal
        == AnswerRefusal(by: "it is two", saying: "it is 1"))
  }

  @Test func `a right answer says its approach`() {
    let answer = answer(Self.right, "right")
    #expect(answer?.isRight == true)
    #expect(answer?.refusal == nil)
  }

  @Test func `what is believed may take several lines`() {
    let long = Self.wrong.replacing("enough.", with: "enough,\n// or more.")
    #expect(answer(long)?.refusal == answer(Self.wrong)?.refusal)
    #expect(answer("// Two,\n// plainly.\nlet a = 2\n", "right") != nil)
  }

  @Test func `a wrong answer may leave open who refuses it`() {
    let answer = answer("// One is enough.\nlet a = 1\n")
    #expect(answer?.isRight == false)
    #expect(answer?.refusal == nil)
  }

  @Test(arguments: [
    "let a = 1\n", "// One.\n// Seen: it is 1\nlet a = 1\n",
    "// One.\n// Seen: it is 1\n// Refused by: it is two\nlet a = 1\n",
    BankTests.wrong.replacing("let", with: "// One more.\nlet"),
    "\n" + BankTests.wrong,
  ])
  func `a wrong answer with another head is not taken`(text: String) {
    #expect(answer(text) == nil)
  }

  @Test(arguments: ["let a = 2\n", BankTests.wrong, ""])
  func `a right answer with another head is not taken`(text: String) {
    #expect(answer(text, "right") == nil)
  }

  @Test func `an answer with an unfit head is named`() throws {
    let file = "\(Self.folder)/wrong/a.swift"
    try fixture.write("let a = 1\n", to: file)
    #expect(throws: Failure("\(file):1: \(Answer.rule)")) {
      try workspace.answers(to: exercise)
    }
  }

  @Test func `in a hurry, each check has one wrong answer to refuse`() throws {
    try fixture.write(Self.right, to: "\(Self.folder)/right/a.swift")
    try fixture.write(Self.right, to: "\(Self.folder)/right/b.swift")
    try answers(["c", "d"])
    for (name, check) in [("e", "it is three"), ("f", "the compiler")] {
      try fixture.write(
        Self.wrong.replacing("it is two", with: check),
        to: "\(Self.folder)/wrong/\(name).swift")
    }
    let chosen = oneForEachCheck(try workspace.answers(to: exercise))
    let names = chosen.map { $0.file.split(separator: "/").last! }
    #expect(names == ["f.swift", "a.swift", "b.swift", "c.swift", "e.swift"])
  }

  @Test func `a round has one answer to every exercise that has so many`()
    throws
  {
    try answers(["a", "b"])
    for path in ["1-First", "2-Second"] {
      try fixture.write(
        Self.right, to: "Tests/Bank/01-One/\(path)/right/z.swift")
    }
    let rounds = rounds(
      of: try workspace.catalogue.exercises.map {
        try workspace.answers(to: $0)
      })
    #expect(
      rounds.map { $0.map(\.file) } == [
        [
          "Tests/Bank/01-One/1-First/right/z.swift",
          "Tests/Bank/01-One/2-Second/right/z.swift",
        ],
        ["Tests/Bank/01-One/1-First/wrong/a.swift"],
        ["Tests/Bank/01-One/1-First/wrong/b.swift"],
      ])
  }

  @Test func `what the compiler refuses comes first`() throws {
    try answers(["a", "b"])
    try fixture.write(
      Self.wrong.replacing("it is two", with: AnswerRefusal.compiler),
      to: "\(Self.folder)/wrong/c.swift")
    #expect(
      try workspace.answers(to: exercise).map { $0.file.suffix(7) }
        == ["c.swift", "a.swift", "b.swift"])
  }

  @Test func `an answer takes the place of the file with something to do`()
    throws
  {
    try fixture.write(
      "let b = 1\n", to: "Tests/Stubs/01-One/1-First/Extra.swift")
    let answer = try #require(self.answer(Self.wrong))
    #expect(
      try workspace.files(handingIn: answer)
        == ["Extra.swift": "let b = 1\n", "First.swift": Self.wrong])
  }

  @Test func `an answer may be a folder with the files that differ`() throws {
    try fixture.shipThreeFiles()
    let folder = "\(Self.folder)/wrong/half"
    try fixture.write(Self.wrong, to: "\(folder)/First.swift")
    try fixture.write("let d = 1\n", to: "\(folder)/More/Mine.swift")
    let answers = try workspace.answers(to: exercise)
    #expect(answers.map(\.file) == ["\(folder)/First.swift"])
    #expect(
      answers.map(\.refusal) == [
        AnswerRefusal(by: "it is two", saying: "it is 1")
      ])
    #expect(
      try workspace.files(handingIn: answers[0]) == [
        "A.swift": "// Given.\nlet c = 1\n", "First.swift": Self.wrong,
        "More/Mine.swift": "let d = 1\n",
        "Second.swift": "// TODO 1: Two.\nlet b = 1\n",
      ])
  }

  @Test func `a folder that cannot be an answer is named`() throws {
    try fixture.shipThreeFiles()
    let folder = "\(Self.folder)/right"
    try fixture.write("# None\n", to: "\(folder)/empty/Notes.md")
    try fixture.write("let b = 2\n", to: "\(folder)/headless/Second.swift")
    try fixture.write(Self.right, to: "\(folder)/one.swift")
    try fixture.write(
      "// Given.\nlet c = 1\n", to: "\(folder)/shipped/A.swift")
    #expect(
      workspace.bankFindings().map(\.description)
        .filter { $0.hasPrefix("\(folder)/") } == [
          "\(folder)/empty:1: holds no Swift file",
          "\(folder)/headless/Second.swift:1: \(Answer.rule)",
          """
          \(folder)/one.swift:1: there are TODOs in Second.swift, \
          First.swift; make this a folder with the files that differ
          """,
          """
          \(folder)/shipped/A.swift:1: A.swift is the shipped file; leave it \
          out
          """,
        ])
    #expect(
      throws: Failure("\(folder)/empty:1: holds no Swift file")
    ) { try workspace.answers(to: exercise) }
  }

  @Test func `the first check that fails is the one that refuses`() {
    let grade = grade(
      .failing,
      [
        ("it is", .passed, []), ("it is two", .failed, ["it is 1", "late"]),
        ("it is even", .failed, ["it is odd"]),
      ])
    #expect(
      AnswerRefusal(grade) == AnswerRefusal(by: "it is two", saying: "it is 1"))
  }

  @Test(arguments: [CheckResult.Outcome.hung, .flooded, .crashed, .exited])
  func `to stop the program is a refusal of its own`(
    outcome: CheckResult.Outcome
  ) {
    let grade = grade(
      .failing, [("it is two", outcome, ["it is 1", "the program stopped"])])
    #expect(
      AnswerRefusal(grade)
        == AnswerRefusal(by: "it is two", saying: "the program stopped")
    )
  }

  @Test func `what does not compile is refused by the compiler`() {
    #expect(
      AnswerRefusal(grade(.doesNotCompile(["no a", "no b"])))
        == AnswerRefusal(by: "the compiler", saying: "no a\nno b"))
    #expect(AnswerRefusal(grade(.solved)) == nil)
  }

  @Test func `a bank has answers enough, which name checks that there are`()
    throws
  {
    let folder = Self.folder
    try answers(["a", "b", "c", "d", "e", "f", "g", "h"])
    for name in ["a", "b", "c"] {
      try fixture.write(Self.right, to: "\(folder)/right/\(name).swift")
    }
    try fixture.write(
      "@Test func `it is two`() {\n}\n", to: "Tests/01-One/1-First/T.swift")
    let second = [
      "Tests/Bank/01-One/2-Second/right:1: fewer than 3 answers",
      "Tests/Bank/01-One/2-Second/wrong:1: fewer than 8 answers",
    ]
    #expect(workspace.bankFindings().map(\.description) == second)

    try fixture.write("let a = 1\n", to: "\(folder)/right/a.swift")
    try fixture.write(
      Self.wrong.replacing("two", with: "ten"), to: "\(folder)/wrong/a.swift")
    try fixture.write(
      "// One is enough.\nlet a = 1\n", to: "\(folder)/wrong/b.swift")
    #expect(
      workspace.bankFindings().map(\.description) == [
        "\(folder)/right/a.swift:1: \(Answer.rule)",
        "\(folder)/wrong/a.swift:2: the suite has no check: it is ten",
        """
        \(folder)/wrong/b.swift:2: does not say what refuses it, and with which \
        words
        """,
      ] + second)
  }
}
