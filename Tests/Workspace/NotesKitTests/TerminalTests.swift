import Foundation
import Testing

@testable import NotesKit

struct `Deciding the display` {
  static let terminal = Display.TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: true, columns: 72, rows: 50)
  static let pipe = Display.TerminalFacts()
  static let full = Display(
    width: 72, rows: 50, color: true, links: true, interactive: true)
  static let bare = Display(width: 72, rows: 50, interactive: true)
  static let plain = Display(
    width: 72, rows: 50, plain: true, interactive: true)

  /// A terminal shows everything that isn't turned off. A pipe gets eighty
  /// columns, and no links.
  @Test(
    arguments: [
      (terminal, ["Notes.md"], [:], full),
      (terminal, ["--no-color"], ["CLICOLOR_FORCE": "1"], bare),
      (terminal, [], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], bare),
      (terminal, [], ["NO_COLOR": ""], full),
      (terminal, ["--plain", "--color"], [:], plain),
      (terminal, [], ["TERM": "dumb"], plain),
      (pipe, [], [:], Display(width: 80, rows: 24)),
      (pipe, ["--color"], ["NO_COLOR": "1"], Display(color: true)),
      (pipe, [], ["CLICOLOR_FORCE": "1"], Display(color: true)),
      (pipe, [], ["CLICOLOR_FORCE": "0"], Display()),
      (pipe, [], ["TERM": "dumb"], Display()),
      (pipe, ["--plain"], [:], Display(plain: true)),
    ] as [(Display.TerminalFacts, [String], [String: String], Display)])
  func `a display follows from flags, environment and terminal`(
    terminal: Display.TerminalFacts, flags: [String],
    environment: [String: String], display: Display
  ) throws {
    #expect(try decide(flags, environment, at: terminal) == display)
  }

  @Test func `a lesson asks nothing in CI or with input from a pipe`() throws {
    #expect(try !decide([], ["CI": "true"], at: Self.terminal).interactive)
    var half = Self.terminal
    half.inputIsTerminal = false
    #expect(try !decide(at: half).interactive)
    #expect(try !decide(["--plain"], at: half).interactive)
  }

  @Test(arguments: [
    (["--width", "120"], "50", 120), ([], "50", 50), ([], "no", 72),
    (["--width", "1"], "", 20), (["--width=999"], "", 200), ([], "5", 20),
    ([], "400", 80),
  ])
  func `width goes by flag, COLUMNS and terminal, within its bounds`(
    flags: [String], columns: String, width: Int
  ) throws {
    let environment = ["COLUMNS": columns]
    let terminal = columns == "400" ? Self.pipe : Self.terminal
    #expect(try decide(flags, environment, at: terminal).width == width)
  }

  @Test(arguments: [("12", 12), ("0", 50)])
  func `rows go by LINES and terminal`(lines: String, rows: Int) throws {
    #expect(try decide([], ["LINES": lines], at: Self.terminal).rows == rows)
  }

  @Test func `known flags are taken out, and the last one wins`() throws {
    var arguments = [
      "a", "--plain", "--color", "--width=60", "-x", "--no-color", "--",
      "--plain",
    ]
    let flags = try Display.Flags(parsing: &arguments)
    #expect(flags == Display.Flags(plain: true, width: 60, color: false))
    #expect(arguments == ["a", "-x", "--", "--plain"])
  }

  @Test(arguments: ["abc", "0", "-4", "", nil])
  func `a width that is no number is refused with a remedy`(value: String?) {
    let given = ["--width"] + (value.map { [$0] } ?? [])
    var arguments = given
    let error = #expect(throws: FlagError.self) {
      try Display.Flags(parsing: &arguments)
    }
    guard let value else {
      #expect(error == .missingWidth)
      return
    }
    #expect(
      error?.description == "--width needs a number of columns, "
        + "not '\(value)': write --width 72")
    #expect(arguments == given)
  }

  private func decide(
    _ arguments: [String] = [], _ environment: [String: String] = [:],
    at terminal: Display.TerminalFacts
  ) throws -> Display {
    var arguments = arguments
    return Display.decide(
      flags: try Display.Flags(parsing: &arguments),
      environment: environment, terminal: terminal)
  }
}

struct `The width of a text` {
  @Test(arguments: [
    ("observe", 7), ("", 0),
    // East Asian characters, and those of ambiguous width.
    ("観察", 4), ("한글", 4), ("ＡＢ", 4), ("─│═•…→", 6),
    // Emoji, however many scalars they have.
    ("🙂", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇰", 2), ("❤️", 2), ("1️⃣", 2),
    // Combining marks and controls.
    ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1B}\n\r\n\t", 0),
  ])
  func `is counted in cells`(text: String, cells: Int) {
    #expect(cellWidth(of: text) == cells)
  }
}

struct `Writing to standard output` {
  @Test func `a reader that has gone away ends the program quietly`() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      try pipe.fileHandleForWriting.close()
      try pipe.fileHandleForReading.close()
      write(String(repeating: "line\n", count: 100_000))
      exit(1)
    }
  }

  @Test func `a pipe that does not block is waited for`() async throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "line\n", count: 100_000)
    // Both ends block, and so neither may take a thread from the tasks.
    async let read = onThread {
      usleep(50_000)
      return try? pipe.fileHandleForReading.readToEnd()
    }
    async let isWritten = onThread {
      defer { try? pipe.fileHandleForWriting.close() }
      return writeAll(text, to: end)
    }
    #expect(await isWritten)
    #expect(await read == Data(text.utf8))
  }

  @Test func `text follows what print has buffered`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      print("first")
      write("second\n")
      try page("third\n", display: Display())
      exit(0)
    }
    let bytes = try #require(result?.standardOutputContent)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasSuffix("first\nsecond\nthird\n"))
  }

  @Test func `PAGER names the pager, and an empty one means none`() {
    #expect(pagerCommand("more -s") == "more -s")
    #expect(pagerCommand("") == nil)
    #expect(pagerCommand("cat") == nil)
    #expect(pagerCommand(nil)?.contains("less -RFX") == true)
    #expect(
      PagerError(command: "mroe").description
        == "PAGER has to name a program, not 'mroe': "
        + "write PAGER=less or unset it")
  }

  @Test func `less names its keys, and none writes a file or runs a program`() {
    #expect(pagerOptions["LESS"]?.contains("q quits") == true)
    #expect(
      pagerOptions["LESS"]?.hasSuffix("$") == true,
      "a prompt in LESS ends with a dollar sign")
    #expect(pagerOptions["LESSSECURE"] == "1")
  }

  /// Runs a closure on a separate thread.
  private func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}
