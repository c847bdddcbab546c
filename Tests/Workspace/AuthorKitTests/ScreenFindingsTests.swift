import Foundation
import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct ScreenFindingsTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      """
      let chapters = [
        Chapter(1, "One", on: "ACore", ["First", "Second"]),
        Chapter(2, "Two", on: "ViewCore", ["Third", "Fourth"]),
        Chapter(3, "Three", on: "ACore", ["Fifth"]),
      ]
      """, to: "Package.swift")
    for path in ["02-Two/1-Third", "02-Two/2-Fourth", "03-Three/1-Fifth"] {
      try fixture.write("# Task\n", to: "Exercises/\(path)/Task.md")
    }
  }

  private func write(_ paths: String...) throws {
    for path in paths {
      let file = path.replacing("/", with: "/Screens/")
      try fixture.write("let screens = []\n", to: "Chapters/\(file).swift")
    }
  }

  @Test func `a view's exercise without a screen is named`() throws {
    try write("02-Two/1-Third")
    #expect(
      try fixture.workspace().screenFindings().map(\.file) == [
        "Chapters/02-Two/Screens/Lesson.swift",
        "Chapters/02-Two/Screens/2-Fourth.swift",
      ])
    try write("02-Two/2-Fourth", "02-Two/Lesson")
    #expect(try fixture.workspace().screenFindings() == [])
  }

  @Test func `a screen of no exercise is named`() throws {
    try write(
      "02-Two/1-Third", "02-Two/2-Fourth", "02-Two/Lesson", "01-One/1-First",
      "02-Two/3-Other")
    #expect(
      try fixture.workspace().screenFindings().map(\.description) == [
        """
        Chapters/01-One/Screens/1-First.swift:1: no exercise about views has \
        this path, and no lesson
        """,
        """
        Chapters/02-Two/Screens/3-Other.swift:1: no exercise about views has \
        this path, and no lesson
        """,
      ])
  }
}
