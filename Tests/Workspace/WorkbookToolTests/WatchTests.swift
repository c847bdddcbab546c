import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// `watch` in a real terminal, which it has to leave as it found it.
  @Suite struct WatchTests {
    let copy: Copy

    /// The end of each page.
    static let keys =
      "waiting for the next change; q leaves, h shows a hint, e edits"

    init() throws { copy = try Copy() }

    @Test
    func `h shows one hint after the other, a save is graded, and q leaves`()
      throws
    {
      try copy.solve("1.1", replacing: "@Observable\n", with: "")
      let terminal = try Terminal("watch", "1.1", in: copy)
      let page = try terminal.wait(for: "waiting for the next change")
      #expect(page.contains("started, "))
      #expect(!terminal.isAsFound)
      for hint in 1...2 {
        terminal.press("h")
        try terminal.wait(for: "Hint \(hint) of 3;")
        try terminal.wait(for: Self.keys)
      }
      try copy.solve("1.1")
      try terminal.wait(for: "1.1 DeclareAStore  solved")
      try terminal.wait(for: "Next: q leaves")
      try terminal.wait(for: "then: make task E=1.2")
      try terminal.wait(for: "  or: make solution E=1.1 shows yours")
      try terminal.wait(for: Self.keys)
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.isAsFound)
    }

    @Test func `e without an editor says what to type`() throws {
      let terminal = try Terminal(
        "watch", "1.1", in: copy, environment: ["EDITOR": "no-such-editor"])
      try terminal.wait(for: "Next: e edits")
      try terminal.wait(for: "  or: q leaves; then make task E=1.1")
      try terminal.wait(for: Self.keys)
      terminal.press("e")
      try terminal.wait(for: "no-such-editor was not found; choose one")
      try terminal.wait(for: "in any editor")
      try terminal.wait(for: Self.keys)
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
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

    @Test func `q leaves while an exercise hangs, and a trap is told`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1", with: "fatalError(\"enough\")")
      let terminal = try Terminal("watch", "1.1", in: copy)
      try terminal.wait(for: "enough")
      try terminal.wait(for: "waiting for the next change")
      try copy.solve("1.1", replacing: "visits += 1", with: "while true {}")
      try terminal.wait(for: "grading")
      terminal.press("q")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.isAsFound)
    }

    @Test func `a pipe gets plain pages, until nobody reads them`() throws {
      let run = try copy.run([
        "/bin/sh", "-c", ".build/programs/debug/workbook watch 1.1 | head -n 1",
      ])
      #expect(run.output == "Watching 1.1 DeclareAStore  Ctrl-C leaves\n")
    }
  }
}

/// The tool at a terminal of its own.
final class Terminal {
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private let found: termios
  private var seen = ""

  /// - Parameter program: Its name in the folder of programs.
  init(
    _ arguments: String..., to program: String = "workbook", in copy: Copy,
    environment: [String: String] = [:]
  ) throws {
    (master, slave) = try #require(Self.open())
    found = Self.mode(of: slave)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let handle = FileHandle(fileDescriptor: slave)
    process.executableURL = copy.url(".build/programs/debug/\(program)")
    process.arguments = arguments
    process.currentDirectoryURL = copy.root
    // The same terminal wherever these tests run. With CI set, nobody is asked.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "COLUMNS", "LINES"].contains($0.key) }
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  /// The two ends of a new terminal. Linux has the functions, but its module
  /// does not show them to Swift.
  private static func open() -> (master: Int32, slave: Int32)? {
    let library = dlopen(nil, RTLD_NOW)
    func function<Function>(_ name: String, as type: Function.Type)
      -> Function?
    {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    typealias OfNumber = @convention(c) (Int32) -> Int32
    guard let make = function("posix_openpt", as: OfNumber.self),
      let grant = function("grantpt", as: OfNumber.self),
      let unlock = function("unlockpt", as: OfNumber.self),
      let name = function(
        "ptsname",
        as: (@convention(c) (Int32) -> UnsafeMutablePointer<CChar>?).self)
    else { return nil }
    let master = make(O_RDWR | O_NOCTTY)
    guard master >= 0, grant(master) == 0, unlock(master) == 0,
      let path = name(master)
    else { return nil }
    let slave = Foundation.open(path, O_RDWR | O_NOCTTY)
    return slave >= 0 ? (master, slave) : nil
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
    close(slave)
  }

  /// Whether keys come by the line and are shown, as it was at the start.
  var isAsFound: Bool { Self.mode(of: slave).c_lflag == found.c_lflag }

  private static func mode(of terminal: Int32) -> termios {
    var mode = termios()
    tcgetattr(terminal, &mode)
    return mode
  }

  func press(_ key: String) { _ = write(master, key, key.utf8.count) }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for a text to be shown, and returns what was shown before it.
  ///
  /// It waits for minutes, because the first build takes long, but not for a
  /// tool that has ended.
  @discardableResult
  func wait(for text: String) throws -> String {
    for _ in 0..<3000 {
      let isLast = !process.isRunning
      look()
      if let range = seen.range(of: text) {
        defer { seen = String(seen[range.upperBound...]) }
        return String(seen[..<range.lowerBound])
      }
      if isLast { break }
      usleep(100_000)
    }
    Issue.record("\(text) was not shown, but: \(seen)")
    throw CancellationError()
  }

  /// What is shown until the tool ends.
  func rest() throws -> String {
    _ = try end()
    look()
    return seen
  }

  func end() throws -> ProcessResult.Ending {
    for _ in 0..<100 where process.isRunning {
      look()
      usleep(100_000)
    }
    try #require(!process.isRunning)
    return process.terminationReason == .exit
      ? .exit(process.terminationStatus)
      : .signal(process.terminationStatus)
  }

  private func look() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { seen += String(decoding: buffer[..<count], as: UTF8.self) }
  }
}
