import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Files that are not what they should be: each is named in a line with its
  /// remedy, 1.2 is graded beside it, and the file stays as it is.
  @Suite struct BadFileTests {
    let copy: Copy
    let file: String

    init() throws {
      copy = try Copy()
      file = try copy.file("1.1")
      try copy.solve("1.2")
    }

    private func expect(
      _ words: String, state: String = "cannot be graded",
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let run = try copy.grade()
      #expect(
        run.line.contains(words), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(
        run.line.contains("1.1 DeclareAStore \(state)"), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(
        run.line.contains("1.2 IgnoreACount solved"), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(run.code == 1, sourceLocation: sourceLocation)
    }

    private var remedy: String {
      " Next: make reset E=1.1 puts back what was shipped then: make grade E=1.1"
    }

    private func replace(_ data: Data) throws {
      try data.write(to: copy.url(file))
    }

    @Test func `missing`() throws {
      try FileManager.default.removeItem(at: copy.url(file))
      try expect("\(file) is missing\(remedy)")
      let reset = try copy.run([
        ".build/programs/debug/workbook", "reset", "1.1",
      ])
      #expect(reset.line.contains("\(file) is missing, and is put back"))
      #expect(copy.workspace.exists(file))
    }

    @Test func `does not compile`() throws {
      try copy.write("let a: Int = \"a\"\n", to: "1.1")
      try expect(
        "\(file):1: cannot convert value of type 'String' to specified type",
        state: "does not compile")
    }

    @Test func `breaks the compiler`() throws {
      let deep = String(repeating: "(", count: 20_000)
      try copy.write("let a = \(deep)1\n", to: "1.1")
      try expect(file, state: "does not compile")
    }

    @Test func `a second file beside it is built with it`() throws {
      try copy.solve(
        "1.1", replacing: "\"\\(visits) visits\"", with: "words(visits)")
      let extra = "Exercises/01-Declaration/1-DeclareAStore/Words.swift"
      try copy.workspace.write(
        "func words(_ n: Int) -> String { \"\\(n) visits\" }\n", to: extra)
      let run = try copy.grade("1.1")
      #expect(run.code == 0, "\(run.output)")
    }

    @Test func `a suite without a check`() throws {
      try copy.solve("1.1")
      for file in ["DeclareAStoreTests", "DeclareAStoreWalk"] {
        try copy.workspace.write(
          "import Testing\n",
          to: "Tests/01-Declaration/1-DeclareAStore/\(file).swift")
      }
      try expect("holds no check; git restore")
    }

    @Test func `a broken core is not the learner's fault`() throws {
      try copy.solve("1.1")
      let core = "Sources/GradingKit/Recorder.swift"
      let text = try copy.workspace.text(core)
      try copy.workspace.write("let a: Int = \"a\"\n" + text, to: core)
      let run = try copy.grade()
      #expect(run.line.contains("\(core):1: cannot convert"), "\(run.output)")
      #expect(
        run.line.contains("git restore Sources brings back"), "\(run.output)")
      #expect(run.code == 2)
    }
  }
}
