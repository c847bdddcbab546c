import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

extension Torture {
  /// What an author does, from nothing to a chapter that can be played and
  /// graded.
  @Suite struct AuthorTests {
    let copy: Copy

    init() throws { copy = try Copy() }

    private func make(_ arguments: String...) throws -> Copy.Run {
      try copy.run(["make", "-s"] + arguments)
    }

    @Test(arguments: ["ObservationCore", "ViewCore"])
    func `a new chapter plays, and its exercise can be graded`(
      core: String
    ) throws {
      let number =
        try #require(copy.workspace.catalogue.chapters.last).number + 1
      let chapter = try make(
        "new-chapter", "N=\(number)", "NAME=Skeleton", "ON=\(core)")
      #expect(chapter.code == 0, "\(chapter.output)")
      #expect(chapter.line.contains("wrote Chapters/"))
      let played = try make("chapter-\(number)")
      #expect(played.code == 0, "\(played.output)")
      #expect(played.line.contains("prints: "))
      // A chapter without an exercise disturbs nobody.
      #expect(try copy.grade("\(number)").line.contains("has no exercise yet"))
      #expect(try make("progress").code == 0)

      let id = "\(number).1"
      let exercise = try make(
        "new-exercise", "E=\(id)", "NAME=FillTheSkeleton", "TYPE=Answer")
      #expect(exercise.code == 0, "\(exercise.output)")
      let untouched = try copy.grade(id)
      #expect(untouched.line.hasPrefix("\(id) FillTheSkeleton not started"))
      let stub = try copy.run([
        "env", "STRICT=1", ".build/programs/debug/workbook", "grade", id,
      ])
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
      let woven = try make("weave", "N=\(number)")
      #expect(woven.line.contains("to be written: "), "\(woven.output)")
    }
  }
}
