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

    @Test func `its whole folder missing`() throws {
      try FileManager.default.removeItem(
        at: copy.url(file).deletingLastPathComponent())
      try expect("\(file) is missing\(remedy)")
    }

    @Test func `empty`() throws {
      try replace(Data("\n \n".utf8))
      try expect("\(file) is empty\(remedy)")
    }

    @Test func `a folder`() throws {
      try FileManager.default.removeItem(at: copy.url(file))
      try FileManager.default.createDirectory(
        at: copy.url(file), withIntermediateDirectories: true)
      try expect("\(file) is a folder, not a file; move it away\(remedy)")
    }

    @Test func `a pipe`() throws {
      try FileManager.default.removeItem(at: copy.url(file))
      #expect(mkfifo(copy.path(file), 0o644) == 0)
      try expect("\(file) is no ordinary file; move it away\(remedy)")
    }

    @Test func `a link to itself`() throws {
      try FileManager.default.removeItem(at: copy.url(file))
      #expect(symlink(copy.path(file), copy.path(file)) == 0)
      try expect("\(file) can't be read (")
    }

    @Test(.enabled(if: getuid() != 0, "root can read everything"))
    func `unreadable`() throws {
      chmod(copy.path(file), 0)
      defer { chmod(copy.path(file), 0o644) }
      try expect("\(file) can't be read; chmod -R u+rwX Exercises")
    }

    @Test func `not UTF-8`() throws {
      try replace(Data([0x6C, 0x65, 0x74, 0xFF, 0xFE, 0x0A]))
      try expect("\(file) is not UTF-8 text; save it as UTF-8, or")
      #expect(try Data(contentsOf: copy.url(file)).count == 6)
    }

    @Test func `fifty megabytes`() throws {
      try replace(Data(repeating: UInt8(ascii: "/"), count: 50 << 20))
      try expect("\(file) is larger than a megabyte\(remedy)")
    }

    @Test func `does not compile`() throws {
      try copy.write("let a: Int = \"a\"\n", to: "1.1")
      try expect(
        "\(file):1: cannot convert value of type 'String' to specified type",
        state: "does not compile")
    }

    @Test func `does not compile in what a macro wrote`() throws {
      try copy.solve(
        "1.1", replacing: "var firstName = \"Ann\"",
        with: "var firstName: Never { didSet {} }")
      try expect(file, state: "does not compile")
    }

    @Test func `breaks the compiler`() throws {
      let deep = String(repeating: "(", count: 20_000)
      try copy.write("let a = \(deep)1\n", to: "1.1")
      try expect(file, state: "does not compile")
    }

    @Test func `declares something else than the checks need`() throws {
      try copy.solve("1.1", replacing: "func welcome()", with: "func hello()")
      try expect(
        "the checks need `func welcome()`, as Store.swift came with it",
        state: "does not fit its checks")
    }

    @Test func `observable by the toolchain's Observation`() throws {
      try copy.solve(
        "1.1", replacing: "import ObservationCore", with: "import Observation")
      let run = try copy.grade("1.1")
      #expect(
        run.line.contains(
          "1.1 DeclareAStore does not fit its checks Store.swift "
            + "imports Observation, and the checks hear only of the core"),
        "\(run.output)")
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

    @Test func `two at once do not compile`() throws {
      try copy.write("let a: Int = \"a\"\n", to: "1.1")
      try copy.write("let b: Int = \"b\"\n", to: "1.3")
      let run = try copy.grade()
      #expect(run.line.contains("1.1 DeclareAStore does not compile"))
      #expect(run.line.contains("1.2 IgnoreACount solved"))
      #expect(run.line.contains("1.3 ComputedNames does not compile"))
    }

    @Test func `a suite deleted`() throws {
      try copy.solve("1.1")
      let suite =
        "Tests/01-Declaration/1-DeclareAStore/DeclareAStoreTests.swift"
      try FileManager.default.removeItem(at: copy.url(suite))
      try expect("\(suite) is missing; git restore \(suite) brings it back")
    }

    @Test func `a suite that does not compile`() throws {
      try copy.solve("1.1")
      let suite =
        "Tests/01-Declaration/1-DeclareAStore/DeclareAStoreTests.swift"
      try copy.workspace.write(
        copy.workspace.text(suite) + "func oops( {\n", to: suite)
      try expect("git restore \(suite) brings it back")
    }

    @Test func `a suite without a check`() throws {
      try copy.solve("1.1")
      try copy.workspace.write(
        "import Testing\n",
        to: "Tests/01-Declaration/1-DeclareAStore/DeclareAStoreTests.swift")
      try expect("holds no check; git restore")
    }

    @Test func `a story deleted`() throws {
      for id in ["1.1", "1.3", "1.4", "1.5"] { try copy.solve(id) }
      try FileManager.default.removeItem(
        at: copy.url("Tests/01-Declaration/Story"))
      let run = try copy.grade()
      #expect(run.line.contains("1.5 SilentWrites solved"), "\(run.output)")
      #expect(run.line.contains("it is missing"), "\(run.output)")
      #expect(run.code == 1)
    }

    @Test func `a broken core is not the learner's fault`() throws {
      try copy.solve("1.1")
      let core = "Sources/GradingKit/Recorder.swift"
      let text = try copy.workspace.text(core)
      try copy.workspace.write("let a: Int = \"a\"\n" + text, to: core)
      let run = try copy.grade()
      #expect(run.line.contains("\(core):1: cannot convert"), "\(run.output)")
      #expect(run.line.contains("git restore \(core)"), "\(run.output)")
      #expect(run.code == 2)
    }
  }
}
