import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// What an author does, from nothing to a chapter that can be played and
  /// graded.
  @Suite struct AuthorTests {
    @Test func `a new chapter plays, and its exercise can be graded`() throws {
      let copy = try Copy()
      var number =
        try #require(copy.workspace.catalogue.chapters.last).number
      for (name, core) in [("Plain", "ObservationCore"), ("Seen", "ViewCore")] {
        number += 1
        let chapter = try copy.author(
          "new-chapter", "\(number)", "--name", name, "--on", core)
        #expect(chapter.code == 0, "\(chapter.output)")
        #expect(chapter.line.contains("wrote Chapters/"))
        let played = try copy.make("chapter-\(number)")
        #expect(played.code == 0, "\(played.output)")
        #expect(played.line.contains("prints: "))
      }
      // A chapter without an exercise does no harm.
      #expect(try copy.grade("\(number)").line.contains("has no exercises yet"))
      #expect(try copy.workbook("progress").code == 0)

      let id = "\(number).1"
      let exercise = try copy.author(
        "new-exercise", id, "--name", "FillTheSkeleton", "--type", "Answer")
      #expect(exercise.code == 0, "\(exercise.output)")
      let untouched = try copy.grade(id)
      #expect(untouched.line.hasPrefix("\(id) FillTheSkeleton not started"))
      let stub = try copy.sh("STRICT=1 \(Copy.tool) grade \(id)")
      #expect(stub.code == 1)
      let workspace = try Workspace(root: copy.root)
      let checks = workspace.declaredChecks(
        of: try workspace.catalogue.exercise(id))
      #expect(
        stub.line.contains("checks pass ✘ \(checks[0].name)"),
        "\(stub.output)")
      let solution = try copy.grade(id, "--from", "Solutions")
      #expect(solution.code == 0)
      #expect(solution.line.contains("answers, plays to its end"))
      let woven = try copy.author("weave", "\(number)")
      #expect(woven.line.contains("to be written: "), "\(woven.output)")
    }
  }
}
