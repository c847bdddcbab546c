import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class CallTests: FixtureSuite {
  private func call(_ words: [String]) throws -> Call {
    try Call(
      of: "hint", words, options: ["--yes", "--json path"],
      flags: Display.Flags(), folder: fixture.root)
  }

  @Test func `a command gets what was typed`() throws {
    let call = try call(["1.1", "--yes", "--json", "a.json"])
    #expect(try call.exercise.name == "First")
    #expect(call.has("--yes"))
    #expect(call.value(of: "--json") == "a.json")
    #expect(try !self.call([]).has("--yes"))
    for (words, ids) in [
      ([], ["1.1", "1.2"]), (["1"], ["1.1", "1.2"]), (["1-1"], ["1.1", "1.2"]),
      (["second"], ["1.2"]),
    ] {
      #expect(try self.call(words).exercises.map(\.id) == ids)
    }
  }

  @Test(arguments: [
    ([], "which one?"),
    (["1.1", "1.2"], "1.2 is one argument too many for hint"),
    (
      ["--no"],
      "there is no option --no; there are --yes, --json, --plain, "
        + "--width N, --color, --no-color"
    ),
    (["--json"], "--json needs a path"),
  ])
  func `what does not fit is named, with what does`(
    words: [String], answer: String
  ) {
    #expect(throws: Failure(answer)) {
      try call(words).required("which one?")
    }
  }

  @Test(arguments: [
    (["grad"], 2), (["progress", "--width", "x"], 2), (["help"], 0),
  ])
  func `a command that can't be carried out exits with 2`(
    arguments: [String], code: Int
  ) {
    #expect(
      Workbook(arguments: arguments, folder: fixture.root).run() == Int32(code))
  }

  @Test func `a full disk has a remedy`() {
    #expect(
      Diagnosis.disk(free: 75 << 30) == Diagnosis(what: "disk: 75 GB free"))
    #expect(Diagnosis.disk(free: 100 << 20).remedy != nil)
  }
}
