import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// The whole tool, in a folder whose path holds what a path may hold.
  @Suite struct OddPathTests {
    private static let place = ".build/odd/josé 日本 观察 it's $HOME a:2 (x) #1"

    @Test func `everything works there`() throws {
      let odd = Copy.origin.appending(path: ".build/odd")
      try? FileManager.default.removeItem(at: odd)
      defer { try? FileManager.default.removeItem(at: odd) }
      let copy = try Copy(at: Self.place)
      let file = try copy.file("1.1")
      let stub = try copy.workspace.text(file)

      let toolchain = try copy.sh("sh .ci/toolchain")
      #expect(toolchain.code == 0, "\(toolchain.output)")
      try copy.solve("1.1")
      let record = "é 'x' $y z.json"
      let solved = try copy.make("grade", "E=1.1", "JSON=\(record)")
      #expect(
        solved.line.contains("1.1 DeclareAStore solved"), "\(solved.output)")
      #expect(solved.code == 0)
      #expect(
        try copy.workspace.text(record).contains("\"state\" : \"solved\""))

      try copy.write("let a: Int = \"a\"\n", to: "1.1")
      let broken = try copy.grade("1.1")
      #expect(
        broken.line.contains(" \(file):1: cannot convert value of type"),
        "\(broken.output)")

      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(for: "waiting for the next change")
      try copy.solve("1.1")
      try terminal.wait(for: "1.1 DeclareAStore  solved")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))

      try expectExpansion(in: copy)
      try expectReset(to: stub, of: file, in: copy)
      try expectLesson(in: copy)
    }

    /// An expansion comes from the compiler, with readable names.
    private func expectExpansion(in copy: Copy) throws {
      let shown = try copy.make("expand", "E=1.1", "ARGS=--width 60")
      #expect(shown.code == 0)
      for text in [
        "### firstName\n", "@storageRestrictions(initializes: _firstName)",
        "    private var _firstName = \"Ann\"\n",
        "func access<Member>(\n      keyPath: KeyPath<Store, Member>\n",
        "extension Store: nonisolated Observation.Observable",
        "### Unchanged\n\nreport, welcome\n",
      ] {
        #expect(shown.output.contains(text), "\(text)\n\n\(shown.output)")
      }
      #expect(!shown.output.contains("$s"))
      try copy.write("import ObservationCore\nlet a: Int = true\n", to: "1.1")
      let broken = try copy.workbook("expand", "1.1")
      #expect(broken.code == 2)
      #expect(broken.line.contains("Store.swift:2:14: error: "))
    }

    /// A reset says how to get back what was written.
    private func expectReset(
      to stub: String, of file: String, in copy: Copy
    ) throws {
      try copy.write("let mine = 1\n", to: "1.1")
      let reset = try copy.make("reset", "E=1.1")
      #expect(reset.output.contains("  - let mine = 1\n"))
      #expect(
        reset.line.contains("1.1 is back to its original files"),
        "\(reset.output)")
      #expect(try copy.workspace.text(file) == stub)
      let line = try #require(
        reset.output.split(separator: "\n").last { $0.contains(": cp ") })
      _ = try copy.sh(String(line.dropFirst("To restore it: ".count)))
      #expect(try copy.workspace.text(file) == "let mine = 1\n")
      #expect(try copy.workbook("reset", "1.1", "--yes").code == 0)
      #expect(
        try copy.workbook("reset", "1.1").line == "1.1 has its original files.")
    }

    /// A lesson plays as its transcript says, and keeps its place at Ctrl-C.
    private func expectLesson(in copy: Copy) throws {
      let lesson = try copy.make("chapter-1", "ARGS=--width 72 --no-color")
      let transcript = try copy.workspace.text(
        "Chapters/01-Declaration/Transcript.txt")
      #expect(
        lesson.output.hasSuffix(transcript), "\(lesson.output.prefix(500))")
      let terminal = try Terminal(to: "DeclarationLesson", in: copy)
      try terminal.wait(for: "Enter continues")
      terminal.press("g 3\n")
      try terminal.wait(for: "Enter continues")
      terminal.send(SIGINT)
      try terminal.wait(
        for: "Your place is saved: make chapter-1 continues here.")
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      let again = try Terminal(to: "DeclarationLesson", in: copy)
      try again.wait(for: "You left at ")
    }
  }
}
