import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// A grader that is stopped, killed or not alone: the next one works, and what
  /// is not killed leaves nothing running.
  @Suite struct InterruptionTests {
    let copy: Copy
    let pid = ".build/pid"
    let grading = ".build/programs/debug/workbook grade"

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
      let (tool, output, child) = try start(grading)
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
      // Built first, because make is not what is interrupted here.
      _ = try copy.run(["make", "-s", "chapter-1"])
      let terminal = try Terminal(to: "DeclarationLesson", in: copy)
      try terminal.wait(for: "Enter goes on")
      terminal.press("g 3\n")
      try terminal.wait(for: "Enter goes on")
      terminal.send(SIGINT)
      try terminal.wait(
        for: "Your place is kept: make chapter-1 goes on here.")
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      let again = try Terminal(to: "DeclarationLesson", in: copy)
      try again.wait(for: "You left at ")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `stopped while it builds, it leaves no compiler`(
      signal: Int32
    ) throws {
      // It takes the compiler much longer than the end of the tool does.
      let many = (0..<400).map { "  var a\($0) = \($0)" }
        .joined(separator: "\n")
      try copy.solve(
        "1.1", replacing: "final class Store {",
        with: "final class Store {\n\(many)  // \(UUID())")
      let tool = Process()
      tool.executableURL = copy.url(".build/programs/debug/workbook")
      tool.arguments = ["grade"]
      tool.currentDirectoryURL = copy.root
      tool.standardOutput = FileHandle.nullDevice
      tool.standardError = FileHandle.nullDevice
      try tool.run()
      var running: [pid_t] = []
      while running.isEmpty, tool.isRunning {
        usleep(20_000)
        running = try compilers()
      }
      #expect(!running.isEmpty, "it was to be stopped while it compiles")
      // make and shells pass signals on, so that two come together.
      kill(tool.processIdentifier, signal)
      kill(tool.processIdentifier, signal)
      tool.waitUntilExit()
      #expect(tool.terminationReason == .exit)
      #expect(tool.terminationStatus == 128 + signal)
      for compiler in running {
        #expect(try copy.ends(compiler), "\(compiler) goes on")
      }
      #expect(try compilers() == [])
    }

    /// The compilers at work on 1.1 of this copy.
    private func compilers() throws -> [pid_t] {
      let list = try copy.run([
        "ps", "-A", "-ww", "-o", "pid=", "-o", "stat=", "-o", "args=",
      ])
      return list.output.split(separator: "\n").filter {
        $0.contains("swift-frontend") && $0.contains("DeclareAStore")
          && $0.contains(copy.path(""))
      }.compactMap { line in
        let words = line.split(separator: " ")
        return words[1].hasPrefix("Z") ? nil : pid_t(words[0])
      }
    }

    @Test(arguments: [0.1, 1, 2])
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
      let (first, output, child) = try start(grading)
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
