import NotesKit
import Testing

@testable import WorkbookKit

/// The lines of a report on several chapters.
@Suite struct GradeListTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      """
      let chapters = [
        Chapter(1, "One", on: "ACore", ["First", "Second"]),
        Chapter(2, "Two", on: "ACore", ["Third"]),
      ]
      """, to: "Package.swift")
    for folder in ["Exercises", "Tests/Stubs"] {
      try fixture.write("let a = 1\n", to: "\(folder)/02-Two/1-Third/A.swift")
    }
    try fixture.write("# Two\n", to: "Chapters/02-Two/Notes.md")
  }

  private func text(of states: [Grade.State]) throws -> String {
    let workspace = try fixture.workspace()
    let grades = zip(workspace.catalogue.exercises, states)
      .map { Grade(exercise: $0, state: $1) }
    return GradeText(
      submission: Submission(of: workspace), nextStep: "Next: a\n",
      display: Display()
    ).text(of: Report(grades: grades))
  }

  @Test func `exercises that are not started are counted`() throws {
    #expect(
      try text(of: [.notStarted, .solved, .notStarted]) == """
        1.2 Second  solved
        2 exercises are not started

        Next: a

        """)
    #expect(
      try text(of: [.solved, .solved, .notStarted])
        .contains("\n1 exercise is not started\n"))
    #expect(
      try text(of: [.notStarted, .notStarted, .notStarted])
        == "No exercise is started.\n\nNext: a\n")
  }

  @Test func `those of one chapter are listed`() throws {
    #expect(
      try text(of: [.notStarted, .solved])
        == "1.1 First   not started\n1.2 Second  solved\n\nNext: a\n")
  }
}
