import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct CommandTests {
  private func call(
    _ words: String..., of name: String = "hint",
    _ takes: Argument = .optional(.exercise)
  ) throws -> Call {
    let workspace = try Fixture().workspace()
    let command = Command(
      group: .solve, name: name, takes: takes, summary: "does it",
      options: [.yes, .json], perform: { _ in 0 })
    return try command.call(
      words: words, in: { workspace }, Display.Flags(), Display())
  }

  @Test func `a command gets what was typed`() throws {
    let call = try call(
      "1.1", "--yes", "--json", "a.json")
    #expect(call.typed == "1.1")
    #expect(try call.exercise.name == "First")
    #expect(call.has(.yes))
    #expect(call.value(of: .json) == "a.json")
  }

  @Test func `what was not typed is not there`() throws {
    let call = try call()
    #expect(call.argument == nil)
    #expect(!call.has(.yes))
    #expect(call.value(of: .json) == nil)
  }

  @Test func `what is missing is asked for`() {
    #expect(throws: Failure("for which one?; make help lists the commands")) {
      try call(
        of: "notes", .required(.chapter, question: "for which one?"))
    }
  }

  @Test func `what is too much is named`() {
    let tooMuch = Failure(
      """
      hint takes one argument, and 1.2 is one too many; make help lists the \
      commands
      """)
    #expect(throws: tooMuch) { try call("1.1", "1.2") }
  }

  @Test func `an unknown option is answered with those that there are`() {
    let unknown = Failure(
      """
      there is no option --no; there are --yes, --json, --plain, --width N, \
      --color, --no-color
      """)
    #expect(throws: unknown) { try call("--no") }
    #expect(
      throws: Failure(
        "--json needs a path; make help lists the commands")
    ) { try call("1.1", "--json") }
  }

  @Test func `a command knows which exercises are meant`() throws {
    func ids(_ words: String...) throws -> [String] {
      let call = Call(
        argument: words.first, options: [:], flags: Display.Flags(),
        display: Display(), workspace: try Fixture().workspace())
      return try call.exercises.map(\.id)
    }
    #expect(try ids() == ["1.1", "1.2"])
    #expect(try ids("1") == ["1.1", "1.2"])
    #expect(try ids("second") == ["1.2"])
    #expect(throws: Failure.self) { try ids("7") }
  }

  @Test func `every command is in the list and has a page`() {
    let list = Command.list(of: Command.all)
    for command in Command.all {
      #expect(list.contains("\n  \(command.name) "))
      #expect(command.help.hasPrefix("workbook \(command.name)"))
    }
    let lines = list.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
