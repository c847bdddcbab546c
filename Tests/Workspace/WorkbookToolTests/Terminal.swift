import Foundation
import Testing

@testable import WorkbookKit

/// The tool at its own terminal.
final class Terminal {
  private let process: Process
  private var (master, slave): (Int32, Int32) = (0, 0)
  private var found = termios()
  private var seen = ""

  /// - Parameter program: Its name in the folder of programs.
  init(
    _ arguments: String..., to program: String = "workbook", in copy: Copy
  ) throws {
    process = copy.process([".build/programs/bin/\(program)"] + arguments)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    found = mode
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let handle = FileHandle(fileDescriptor: slave)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
    close(slave)
  }

  /// Whether keys come by the line and are shown, as it was at the start.
  var isAsFound: Bool { mode.c_lflag == found.c_lflag }

  private var mode: termios {
    var mode = termios()
    tcgetattr(slave, &mode)
    return mode
  }

  func press(_ key: String) { _ = write(master, key, key.utf8.count) }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for texts to be shown, one after the other, and returns what was
  /// shown before the last.
  ///
  /// It waits for minutes, because the first build takes long, but not for a
  /// tool that has ended.
  @discardableResult
  func wait(for texts: String...) throws -> String {
    var before = ""
    for text in texts { before = try wait(for: text) }
    return before
  }

  private func wait(for text: String) throws -> String {
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
