import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

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
        exercise: exercise, file: "Solutions/\(exercise.path)/A.swift",
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
          Tests/Bank/01-One/1-First/Equal.md to say why not

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
          take it out of Tests/Bank/01-One/1-First/Equal.md

        """))
  }

  @Test func `what is amiss in a list is told`() {
    let finding = Finding(file: "Equal.md", line: 1, text: "says no reason")
    let scorecard = MutantScorecard(
      graded: [mark("a", 0, by: "it is two")], findings: [finding])
    #expect(!scorecard.isClean)
    #expect(
      scorecard.text(workspace.catalogue, Display())
        .hasSuffix("\n\nEqual.md:1: says no reason\n"))
  }

  @Test func `a list names mutants, each with a reason above it`() {
    let list = EqualMutants(
      """
      # As good

          a: without b

      Nobody can tell.

          a: without c
          a: without c
          a: without d
      """, file: "Equal.md")
    #expect(
      list.findings(amongMutants: ["a: without b", "a: without c"])
        .map(\.description) == [
          "Equal.md:3: gives no reason why this is as good: a: without b",
          "Equal.md:8: is listed twice: a: without c",
          "Equal.md:9: is not a mutant any more: a: without d",
        ])
    let mutant = Mutant(name: "a: without c", line: 1, text: "")
    #expect(list.contains(mutant))
    #expect(!list.contains(Mutant(name: "a", line: 1, text: "")))
  }

  @Test func `a mutant is handed in with the files beside it`() throws {
    let path = "01-One/1-First"
    for root in ["Tests/Stubs", "Solutions"] {
      try fixture.write("let b = 1\n", to: "\(root)/\(path)/Given.swift")
    }
    let exercise = workspace.catalogue.exercises[0]
    let mutants = try workspace.mutants(of: exercise)
    #expect(mutants.map(\.mutant.name) == ["3 for 2 in let a = 2"])
    #expect(mutants.map(\.file) == ["Solutions/\(path)/First.swift"])
    #expect(
      try workspace.files(handingIn: mutants[0]) == [
        "First.swift": "// Why: it is.\nlet a = 3\n",
        "Given.swift": "let b = 1\n",
      ])
  }

  @Test func `make test reads the lists`() throws {
    let exercises = workspace.catalogue.exercises
    #expect(workspace.equalMutantFindings(of: exercises).isEmpty)
    try fixture.write(
      "Nobody counts.\n\n    3 for 2 in let a = 2\n    4 for 2 in let a = 2\n",
      to: "Tests/Bank/01-One/1-First/Equal.md")
    #expect(
      workspace.equalMutantFindings(of: exercises).map(\.description) == [
        "Tests/Bank/01-One/1-First/Equal.md:4: is not a mutant any more: "
          + "4 for 2 in let a = 2"
      ])
  }
}
