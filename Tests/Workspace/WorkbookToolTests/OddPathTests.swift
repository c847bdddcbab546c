import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// The whole tool, in a folder whose path holds what a path may hold.
  @Suite struct OddPathTests {
    private static let place = ".build/odd/josé 日本 观察 it's $HOME a:2 (x) #1"

    @Test func `everything works there, and where it is moved`() throws {
      let origin = try Copy(at: ".build/torture").root
        .deletingLastPathComponent().appending(path: "odd")
      try? FileManager.default.removeItem(at: origin)
      defer { try? FileManager.default.removeItem(at: origin) }
      let copy = try Copy(at: Self.place)
      let file = try copy.file("1.1")
      let odd = "é 'x' $y z.json"

      let toolchain = try copy.run(["sh", ".ci/toolchain"])
      #expect(toolchain.code == 0, "\(toolchain.output)")
      try expectSolved(copy, "JSON=\(odd)")
      #expect(
        try copy.workspace.text(odd).contains("\"state\" : \"solved\""))

      try copy.write("let a: Int = \"a\"\n", to: "1.1")
      let broken = try copy.grade("1.1")
      #expect(
        broken.line.contains(
          " \(file):1: cannot convert value of type"),
        "\(broken.output)")
      #expect(try copy.grade("--from", copy.path("Solutions"), "1.1").code == 0)

      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(for: "waiting for the next change")
      try copy.solve("1.1")
      try terminal.wait(for: "1.1 DeclareAStore  solved")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))

      let reset = try copy.run(["make", "-s", "reset", "E=1.1", "YES=1"])
      #expect(reset.line.contains("1.1 is as shipped again"), "\(reset.output)")
      #expect(reset.line.contains("To get it back: cp -R .workbook/backups/"))

      let lesson = try copy.run([
        "make", "-s", "chapter-1", "ARGS=--width 72 --no-color",
      ])
      let transcript = try copy.workspace.text(
        "Chapters/01-Declaration/Transcript.txt")
      #expect(
        lesson.output.hasSuffix(transcript), "\(lesson.output.prefix(500))")
      try copy.solve("1.1")
      let expanded = try copy.run(["make", "-s", "expand", "E=1.1"])
      #expect(
        expanded.output.contains("_$observationRegistrar"),
        "\(expanded.output)")

      try FileManager.default.moveItem(
        at: copy.root, to: origin.appending(path: "moved ü"))
      let moved = try Copy(at: ".build/odd/moved ü")
      try expectSolved(moved)
    }

    private func expectSolved(
      _ copy: Copy, _ variables: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try copy.solve("1.1")
      let run = try copy.run(["make", "-s", "grade", "E=1.1"] + variables)
      #expect(
        run.line.contains("1.1 DeclareAStore solved"), "\(run.output)",
        sourceLocation: sourceLocation)
      #expect(run.code == 0, sourceLocation: sourceLocation)
    }
  }
}
