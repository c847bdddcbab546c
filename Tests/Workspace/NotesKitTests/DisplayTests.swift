import NotesKit
import Testing

struct `Deciding the display` {
  let terminal = Display.TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: true, columns: 72)
  let pipe = Display.TerminalFacts()

  private func decide(
    _ arguments: [String] = [],
    _ environment: [String: String] = [:],
    at terminal: Display.TerminalFacts
  ) throws -> Display {
    var arguments = arguments
    return Display.decide(
      flags: try Display.Flags(parsing: &arguments),
      environment: environment,
      terminal: terminal
    )
  }

  @Test func `a terminal shows everything`() throws {
    let display = Display(
      width: 72, color: true, links: true, plain: false, interactive: true)
    #expect(try decide(["Notes.md"], at: terminal) == display)
  }

  @Test func `a pipe shows text of eighty columns`() throws {
    #expect(try decide(at: pipe) == Display())
  }

  @Test func `colour goes by flag, NO_COLOR, CLICOLOR_FORCE, terminal`() throws
  {
    let no = ["NO_COLOR": "1"]
    let force = ["CLICOLOR_FORCE": "1"]
    let both = no.merging(force) { $1 }
    #expect(try decide(["--color"], no, at: pipe).color)
    #expect(try !decide(["--no-color"], force, at: terminal).color)
    #expect(try !decide([], both, at: terminal).color)
    #expect(try decide([], force, at: pipe).color)
    #expect(try decide([], ["CLICOLOR_FORCE": "0"], at: pipe).color == false)
    #expect(try decide([], ["NO_COLOR": ""], at: terminal).color)
  }

  @Test func `links need a terminal and colour`() throws {
    #expect(try !decide(["--color"], at: pipe).links)
    #expect(try !decide(["--no-color"], at: terminal).links)
  }

  @Test func `plain takes colour and links away, and still asks`() throws {
    let plain = Display(width: 72, plain: true, interactive: true)
    #expect(try decide(["--plain", "--color"], at: terminal) == plain)
    #expect(try decide([], ["TERM": "dumb"], at: terminal) == plain)
    #expect(try !decide([], ["TERM": "dumb"], at: pipe).plain)
  }

  @Test func `nobody is asked in CI or through a pipe`() throws {
    #expect(try !decide([], ["CI": "true"], at: terminal).interactive)
    var half = terminal
    half.inputIsTerminal = false
    #expect(try !decide(at: half).interactive)
    #expect(try !decide(["--plain"], at: half).interactive)
  }

  @Test func `width goes by flag, COLUMNS, terminal, eighty`() throws {
    let columns = ["COLUMNS": "50"]
    #expect(try decide(["--width", "120"], columns, at: terminal).width == 120)
    #expect(try decide([], columns, at: terminal).width == 50)
    #expect(try decide([], ["COLUMNS": "no"], at: terminal).width == 72)
    #expect(try decide(at: pipe).width == 80)
  }

  @Test func `rows go by LINES, terminal, twenty-four`() throws {
    var tall = terminal
    tall.rows = 50
    #expect(try decide([], ["LINES": "12"], at: tall).rows == 12)
    #expect(try decide([], ["LINES": "0"], at: tall).rows == 50)
    #expect(try decide(at: pipe).rows == 24)
  }

  @Test(arguments: [
    (["--width", "1"], "", 20), (["--width=999"], "", 200),
    ([], "5", 20), ([], "400", 80),
  ])
  func `width stays within its bounds`(
    flags: [String], columns: String, width: Int
  ) throws {
    let display = try decide(flags, ["COLUMNS": columns], at: pipe)
    #expect(display.width == width)
  }
}

struct `Parsing the flags` {
  @Test func `known flags are taken out and the last one wins`() throws {
    var arguments = [
      "a", "--plain", "--color", "--width=60", "-x", "--no-color",
    ]
    let flags = try Display.Flags(parsing: &arguments)
    #expect(flags == Display.Flags(plain: true, width: 60, color: false))
    #expect(arguments == ["a", "-x"])
  }

  @Test func `nothing after two dashes is read`() throws {
    var arguments = ["--", "--plain"]
    #expect(try Display.Flags(parsing: &arguments) == Display.Flags())
    #expect(arguments == ["--", "--plain"])
  }

  @Test(arguments: ["abc", "0", "-4", ""])
  func `a width that is no number is refused with a remedy`(value: String) {
    var arguments = ["--width", value]
    let error = #expect(throws: FlagError.self) {
      try Display.Flags(parsing: &arguments)
    }
    #expect(
      error?.description
        == "--width needs a number of columns, not '\(value)': "
        + "write --width 72")
    #expect(arguments == ["--width", value])
  }

  @Test func `a width that is missing is refused with a remedy`() {
    var arguments = ["--width"]
    #expect(throws: FlagError.missingWidth) {
      try Display.Flags(parsing: &arguments)
    }
  }
}
