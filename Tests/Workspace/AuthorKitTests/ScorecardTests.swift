import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// What is said of answers that were graded.
extension BankTests {
  @Test func `an answer that is judged as its head says is no surprise`()
    throws
  {
    let refused = grade(.failing, [("it is two", .failed, ["so it is 1"])])
    #expect(try mark(Self.wrong, "wrong", refused).surprises == [])
    #expect(try mark(Self.right, "right", grade(.solved)).surprises == [])
  }

  @Test func `an answer that is asked about another's belief is a surprise`()
    throws
  {
    let refused = grade(.failing, [("it is two", .failed, ["so it is 1"])])
    var mark = try mark(Self.wrong, "wrong", refused)
    mark.named = Belief("Two is enough.")
    #expect(
      mark.surprises == [
        "is asked about another's belief: Did you think that two is enough?"
      ])
  }

  @Test func `a head that is open is proposed`() throws {
    let refused = grade(
      .failing, [("it is two", .failed, ["it is 1; one and one is two"])])
    let mark = try mark("// One is enough.\nlet a = 1\n", "wrong", refused)
    #expect(
      mark.surprises == [
        """
        does not say what refuses it; if this refusal is right, add:
        // Refused by: it is two
        // Seen: it is 1
        from: it is 1; one and one is two
        """
      ])
  }

  @Test(arguments: [
    (
      "Tests/Bank/a/Store.swift:12: cannot find 'b' in scope\nmore",
      "cannot find 'b' in scope"
    ),
    (String(repeating: "a", count: 90), String(repeating: "a", count: 71)),
  ])
  func `a head has one line of the message, without its place`(
    message: String, line: String
  ) {
    let head = AnswerRefusal(by: "it is two", saying: message).head
    #expect(head == "// Refused by: it is two\n// Seen: \(line)")
  }

  @Test func `a scorecard tells what happened instead`() throws {
    let refused = grade(.failing, [("it is two", .failed, ["it is 3"])])
    let other = grade(.failing, [("it is even", .failed, ["it is 1"])])
    let swaying = GradedAnswer(
      answer: try #require(answer(Self.right, "right")), refusal: nil,
      changes: ["it is two: passed, then failed"])
    var known = try mark(Self.wrong, "wrong", refused)
    known.named = Belief("One is enough.")
    let graded = [
      swaying,
      try mark(Self.right, "right", refused),
      try mark(Self.wrong, "wrong", grade(.solved)),
      known,
      try mark(Self.wrong, "wrong", other),
    ]
    let scorecard = Scorecard(graded: graded, shuffles: 20)
    #expect(!scorecard.isClean)
    #expect(
      scorecard.text(Display()) == """
        answers: 5, exercises: 1
          right ones accepted             1 of 2
          wrong ones refused              2 of 3
          by the named check              1 of 3
          with the named words            0 of 3
          the same in 20 shuffled runs    4 of 5
          their belief is named           1 of 3

        Tests/Bank/x/right/a.swift
          is flaky; in another order: it is two: passed, then failed

        Tests/Bank/x/right/a.swift
          is right, and was refused by: it is two
          it is 3

        Tests/Bank/x/wrong/a.swift
          was accepted; to be refused by: it is two

        Tests/Bank/x/wrong/a.swift
          was refused without: it is 1
          it is 3

        Tests/Bank/x/wrong/a.swift
          was refused by: it is even
          to be refused by: it is two
          it is 1

        """)
  }
}
