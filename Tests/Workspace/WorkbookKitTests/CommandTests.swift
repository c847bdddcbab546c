import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct CommandTests {
  private func call(
    _ words: String..., of name: String = "hint", _ takes: String = "[N.M]"
  ) throws -> Call {
    let workspace = try Fixture().workspace()
    let command = Command(
      group: .solve, name: name, takes: takes, summary: "does it",
      question: "for which one?", options: ["--yes"],
      paths: ["--json"], numbers: ["--times"], perform: { _ in 0 })
    return try command.call(
      words: words, in: { workspace }, Display.Flags(), Display())
  }

  @Test func `a command gets what was typed`() throws {
    let call = try call("1.1", "--yes", "--json", "a.json", "--times", "20")
    #expect(call.argument == "1.1")
    #expect(
      call.options == ["--yes": "", "--json": "a.json", "--times": "20"])
    #expect(try call.exercise.name == "First")
  }

  @Test func `what is missing is asked for`() {
    #expect(throws: Failure("for which one?; make help lists the commands")) {
      try call(of: "notes", "N")
    }
  }

  @Test func `what is too much is named`() {
    let tooMuch = Failure(
      """
      hint takes one thing, and 1.2 is one too many; make help lists the \
      commands
      """)
    #expect(throws: tooMuch) { try call("1.1", "1.2") }
  }

  @Test func `an unknown option is answered with those that there are`() {
    let unknown = Failure(
      """
      there is no option --no; there are --yes, --json, --times, --plain, \
      --width N, --color, --no-color
      """)
    #expect(throws: unknown) { try call("--no") }
    #expect(
      throws: Failure(
        "--json what? A path has to follow; make help lists the commands")
    ) { try call("1.1", "--json") }
  }

  @Test(arguments: ["many", "-1", "1.5", "--yes"])
  func `a number is asked for`(word: String) {
    #expect(
      throws: Failure(
        "--times what? A number has to follow; make help lists the commands")
    ) { try call("1.1", "--times", word) }
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
      #expect(command.takes.hasPrefix("N") != command.question.isEmpty)
    }
    let lines = list.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
