import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// A grader that is stopped, killed or not alone: nothing keeps running, and
  /// the next one works.
  @Suite struct InterruptionTests {
    let copy: Copy
    let pid = ".build/pid"

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
      try? FileManager.default.removeItem(at: copy.url(pid))
    }

    /// Lets 1.1 say which process it is, and hang.
    private func hang() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          try! "\\(getpid())".write(
            toFile: "\(copy.path(pid))", atomically: true, encoding: .utf8)
          while true {}
          """)
    }

    /// Starts a command that will hang, and waits until it does.
    private func start(_ command: String) throws -> (Process, Pipe, pid_t) {
      try hang()
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exec \(command)"]
      process.currentDirectoryURL = copy.root
      process.standardOutput = output
      process.standardError = output
      try process.run()
      do {
        return (process, output, try #require(pid_t(copy.wait(for: pid))))
      } catch {
        // Or it would hold the lock that every other test needs.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        throw error
      }
    }

    private func end(_ process: Process, _ output: Pipe) throws -> String {
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    private func expectThatTheNextWorks() throws {
      try copy.solve("1.1")
      let run = try copy.grade()
      #expect(run.line.contains("1.1 DeclareAStore solved"), "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(run.code == 0)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `told to stop, it ends what it has started`(signal: Int32) throws {
      let (tool, output, child) = try start(".build/programs/debug/workbook grade")
      kill(tool.processIdentifier, signal)
      let text = try end(tool, output)
      #expect(text == "stopped; nothing of yours was changed\n")
      #expect(tool.terminationStatus == 128 + signal)
      #expect(try copy.ends(child))
      try expectThatTheNextWorks()
    }

    @Test func `Ctrl-C reaches it through make`() throws {
      let (make, output, child) = try start("make grade")
      // As a terminal does: to make and to the tool.
      kill(-make.processIdentifier, SIGINT)
      let text = try end(make, output)
      #expect(text.contains("stopped; nothing of yours was changed"))
      #expect(try copy.ends(child))
      try expectThatTheNextWorks()
    }

    @Test func `a lesson says at Ctrl-C that its place is kept`() throws {
      let terminal = try Terminal("chapter", "1", in: copy)
      try terminal.wait(for: "Enter goes on")
      terminal.press("g 3\n")
      try terminal.wait(for: "Enter goes on")
      terminal.send(SIGINT)
      try terminal.wait(
        for: "Your place is kept: make chapter-1 goes on here.")
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      let again = try Terminal("chapter", "1", in: copy)
      try again.wait(for: "You left at ")
    }

    @Test func `killed, it takes with it what it has started`() throws {
      let (tool, output, child) = try start(".build/programs/debug/workbook grade")
      kill(tool.processIdentifier, SIGKILL)
      _ = try end(tool, output)
      #expect(try copy.ends(child))
      try expectThatTheNextWorks()
    }

    @Test(arguments: [0.1, 0.5, 1, 1.5, 2])
    func `killed at any time, it leaves nothing in the way`(
      seconds: Double
    ) throws {
      try copy.solve(
        "1.1", replacing: "visits += 1", with: "visits += 1 // \(seconds)")
      let before = try copy.workspace.text(copy.file("1.1"))
      let tool = Process()
      tool.executableURL = copy.url(".build/programs/debug/workbook")
      tool.arguments = ["grade"]
      tool.currentDirectoryURL = copy.root
      tool.standardOutput = FileHandle.nullDevice
      try tool.run()
      usleep(UInt32(seconds * 1e6))
      kill(tool.processIdentifier, SIGKILL)
      tool.waitUntilExit()
      #expect(try copy.workspace.text(copy.file("1.1")) == before)
      try expectThatTheNextWorks()
    }

    @Test func `a second grader waits and says so`() throws {
      let (first, output, child) = try start(".build/programs/debug/workbook grade")
      try copy.solve("1.1")
      let second = try copy.grade()
      #expect(
        second.output.hasPrefix(
          "another grading is running in this folder; waiting"),
        "\(second.output)")
      #expect(second.line.contains("1.1 DeclareAStore solved"))
      #expect(second.code == 0)
      #expect(try end(first, output).contains("did not end within"))
      #expect(first.terminationStatus == 1)
      #expect(try copy.ends(child))
    }
  }
}
