import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class SearchTests: FixtureSuite {
  @Test func `a text is found in pages, and in hints that were shown`() throws {
    func found(_ wanted: String) throws -> [String] {
      try workspace.pages(with: wanted).map(\.words)
    }
    try fixture.write(
      "# 1. One\n\nAn *even\nNumber* counts.\n\n- a number\n",
      to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "# 1.1 First\n\nWrite a number.\n", to: "Exercises/01-One/1-First/Task.md"
    )
    #expect(
      try found("number") == [
        "Chapter 1, One, 2: make notes-1", "Task 1.1 First, 1: make task E=1.1",
      ])
    #expect(try found("even number") == ["Chapter 1, One, 1: make notes-1"])
    #expect(try found("why?") == [])
    _ = try nextHint(for: exercise, in: workspace, Display())
    #expect(
      try found("why?") == ["Hints for 1.1 First, 1: make hint E=1.1"])
    #expect(try found("there.") == [])
  }
}
