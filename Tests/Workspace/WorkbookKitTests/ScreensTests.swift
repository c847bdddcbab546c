import Foundation
import Testing

@testable import WorkbookKit

@Suite struct ScreensTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      """
      let chapters = [
        Chapter(1, "One", on: "ACore", ["First", "Second"]),
        Chapter(2, "Two", on: "ViewCore", ["Third", "Fourth"]),
        Chapter(3, "Three", on: "ACore", ["Fifth"]),
        Chapter(4, "Four", on: "ViewCore", ["Sixth"]),
      ]
      """, to: "Package.swift")
    for path in ["02-Two/1-Third", "02-Two/2-Fourth", "03-Three/1-Fifth"] {
      try fixture.write("# Task\n", to: "Exercises/\(path)/Task.md")
    }
  }

  private func write(_ paths: String...) throws {
    for path in paths {
      try fixture.write("let screens = []\n", to: "Tests/Screens/\(path).swift")
    }
  }

  @Test func `what has no screen is answered with what has`() throws {
    try fixture.write("# Task\n", to: "Exercises/04-Four/1-Sixth/Task.md")
    try write(
      "02-Two/1-Third", "02-Two/2-Fourth", "02-Two/Lesson", "04-Four/1-Sixth")
    let workspace = try fixture.workspace()
    let catalogue = workspace.catalogue
    #expect(
      Failure.noScreens(in: try catalogue.exercise("1.1"), of: workspace)
        .description
        == "no screen in 1.1; exercises with a screen: 2.1 to 2.2, 4.1")
    #expect(
      Failure.noScreens(in: try catalogue.chapter("1"), of: workspace)
        .description == "no screen in chapter 1; lessons with screens: 2")
  }
}
