import Foundation
import Results
import Testing

@testable import WorkbookKit

extension Torture {
  /// Who is to blame: the exercise whose code it was, in words that say what it
  /// was.
  @Suite struct BlameTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    @Test func `four prints of 400 kilobytes in four checks are no flood`()
      throws
    {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          enum Prints { nonisolated(unsafe) static var count = 0 }
          Prints.count += 1
          if Prints.count <= 4 {
            print(String(repeating: "x", count: 400_000))
          }
          """)
      #expect(try copy.grade("1.1").code == 0)
    }

    @Test func `who hangs when all is over is found, and no other is blamed`()
      throws
    {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: "visits += 1; atexit { while true {} }")
      let run = try copy.grade()
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(
        run.line.contains("1.1 DeclareAStore started, 7 of 8 checks pass"),
        "\(run.output)")
      #expect(run.line.contains("did not end within 10 seconds"))
      #expect(run.code == 1)
    }

    @Test func `what compiles too slowly is tried once, and told`() throws {
      let workspace = copy.workspace
      let chapter = workspace.catalogue.chapters[0]
      var build = Build(
        [chapter], of: Submission(of: workspace),
        in: try .own(in: workspace) {}, ProgressLine(display: .init()))
      let exercise = try workspace.catalogue.exercise("1.1")
      let stub = try workspace.stub(of: exercise)
      #expect(try build.compile([exercise: stub]) == [:])

      let many = (0..<2_600).map { "  var a\($0) = \($0)" }
      let slow = try workspace.text("Solutions/\(exercise.path)/Store.swift")
        .replacing(
          "final class Store {",
          with: "final class Store {\n" + many.joined(separator: "\n"))
      build.patience = .seconds(15)
      let start = Date()
      let faults = try build.compile([exercise: ["Store.swift": slow]])
      #expect(
        faults == [
          exercise: .doesNotCompile([
            """
            did not compile within 15 seconds; make what you wrote smaller, or its \
            expressions simpler
            """
          ])
        ])
      #expect(Date().timeIntervalSince(start) < 60)
    }

    @Test func `two files of one name are told as the toolchain tells them`()
      throws
    {
      try copy.solve("1.1")
      try copy.workspace.write(
        "// old\n",
        to: "Exercises/01-Declaration/1-DeclareAStore/old/Store.swift")
      let run = try copy.grade()
      #expect(run.line.contains("1.1 DeclareAStore does not compile"))
      #expect(
        run.line.contains("error: filename \"Store.swift\" used twice"),
        "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
    }

    @Test(arguments: [
      "import Observation // as in the docs", "@_exported import Observation",
    ])
    func `the toolchain's import is seen, however it is written`(
      line: String
    ) throws {
      try copy.solve("1.1", replacing: "import ObservationCore", with: line)
      try expectImport()
    }

    private func expectImport() throws {
      let run = try copy.grade("1.1")
      #expect(
        run.line.contains(".swift imports Observation"), "\(run.output)")
    }
  }
}
