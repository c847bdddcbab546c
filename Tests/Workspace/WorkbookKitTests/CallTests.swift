import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct CallTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private func call(
    _ words: String..., takes argument: Argument = .optional
  ) throws -> Call {
    try Call(
      of: "hint", words, takes: argument, options: [.yes, .json],
      flags: Display.Flags(), folder: fixture.root)
  }

  @Test func `a command gets what was typed`() throws {
    let call = try call("1.1", "--yes", "--json", "a.json")
    #expect(try call.exercise.name == "First")
    #expect(call.has(.yes))
    #expect(call.value(of: .json) == "a.json")
    let bare = try self.call()
    #expect(bare.argument == nil)
    #expect(!bare.has(.yes))
    #expect(bare.value(of: .json) == nil)
  }

  @Test func `what does not fit is named, with what does`() {
    #expect(throws: Failure("which one?; make help lists the commands")) {
      try call(takes: .required("which one?"))
    }
    #expect(throws: Failure("1.2 is one too many for hint")) {
      try call("1.1", "1.2")
    }
    #expect(
      throws: Failure(
        """
        there is no option --no; there are --yes, --json, --plain, --width N, \
        --color, --no-color
        """)
    ) { try call("--no") }
    #expect(throws: Failure("--json needs a path")) { try call("--json") }
  }

  @Test func `a command knows which exercises are meant`() throws {
    #expect(try call().exercises.map(\.id) == ["1.1", "1.2"])
    #expect(try call("1").exercises.map(\.id) == ["1.1", "1.2"])
    #expect(try call("second").exercises.map(\.id) == ["1.2"])
    #expect(throws: Failure.self) { try call("7").exercises }
  }

  @Test func `a command that there is not is answered, and exits with 2`() {
    func run(_ arguments: String...) -> Int32 {
      Workbook(arguments: arguments, folder: fixture.root).run()
    }
    #expect(run("grad") == 2)
    #expect(run("progress", "--width", "x") == 2)
    #expect(run("help") == 0)
  }
}
