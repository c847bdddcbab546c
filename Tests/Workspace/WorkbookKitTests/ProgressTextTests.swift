import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ProgressTextTests {
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

  private func text(plain: Bool = false) throws -> String {
    let workspace = try fixture.workspace()
    let record = try LearnerRecord.load(from: workspace)
    return chapterList(
      Standings(record, in: workspace), Display(plain: plain))
  }

  @Test func `at first the next chapter alone lists its exercises`() throws {
    #expect(
      try text() == """
        1 One         [--]  0 of 2 solved, goes deeper
          1.1 First   not started
          1.2 Second  not started
        2 Two         [-]  0 of 1 solved, goes deeper

        All chapters  [---]  0 of 3 solved

        """)
  }

  @Test func `so do chapters that are begun`() throws {
    try fixture.write("let a = 2\n", to: "Exercises/02-Two/1-Third/A.swift")
    #expect(try text().contains("\n  2.1 Third  started\n"))
    #expect(!(try text().contains("1.1 First")))
  }

  @Test func `plain text has no bars`() throws {
    #expect(try text(plain: true).contains("\nAll chapters  0 of 3 solved\n"))
  }
}
