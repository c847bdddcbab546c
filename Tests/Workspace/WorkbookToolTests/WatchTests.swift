import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// `watch` in a real terminal, which it has to leave as it found it.
  @Suite struct WatchTests {
    let copy: Copy

    /// The end of each page.
    static let keys =
      "waiting for the next change; q quits, h shows a hint, e edits"

    init() throws { copy = try Copy() }

    @Test func `e edits, a save is graded, h shows hints, and q quits`() throws
    {
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(
        for: "Next: e edits", "  or: q quits; then make task E=1.1", Self.keys)
      #expect(!terminal.isAsFound)
      terminal.press("e")
      try terminal.wait(
        for: "no-such-editor was not found; choose one", "in any editor",
        Self.keys)
      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      try terminal.wait(for: "started, ", Self.keys)
      for hint in 1...2 {
        terminal.press("h")
        try terminal.wait(for: "Hint \(hint) of 3;", Self.keys)
      }
      try copy.solve("1.1")
      try terminal.wait(
        for: "1.1 DeclareAStore  solved", "Next: q quits",
        "then: make task E=1.2", "  or: make solution E=1.1 shows your answer",
        Self.keys)
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.isAsFound)
    }

    @Test(arguments: [
      (SIGINT, ProcessResult.Ending.exit(0)),
      (SIGTERM, .exit(143)),
      (SIGHUP, .exit(129)),
    ])
    func `a signal leaves the terminal as it was`(
      signal: Int32, ending: ProcessResult.Ending
    ) throws {
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(for: "waiting for the next change")
      terminal.send(signal)
      #expect(try terminal.end() == ending)
      #expect(terminal.isAsFound)
    }

    @Test func `q quits while an exercise hangs`() throws {
      try copy.solve("1.1", replacing: "visits += 1", with: "while true {}")
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(for: "grading")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.isAsFound)
    }

    @Test
    func `a pipe gets plain pages, as long as something reads them`() throws {
      let run = try copy.sh("\(Copy.tool) watch 1.1 | head -n 1")
      #expect(run.output == "Watching 1.1 DeclareAStore  Ctrl-C quits\n")
    }
  }
}
