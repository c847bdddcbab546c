import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// A grader that is stopped, killed or not alone: the next one works, and what
  /// is not killed leaves nothing running.
  @Suite struct InterruptionTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    /// Starts a command that grades 1.1, and waits until that hangs.
    private func hang(_ command: String) throws -> (Copy.Running, pid_t) {
      let pid = ".build/pid"
      try? FileManager.default.removeItem(at: copy.url(pid))
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          try! "\\(getpid())".write(
            toFile: "\(copy.path(pid))", atomically: true, encoding: .utf8)
          while true {}
          """)
      let grader = try copy.start(command)
      do {
        return (grader, try #require(pid_t(copy.wait(for: pid))))
      } catch {
        // Or it would hold the lock that every other test needs.
        kill(grader.id, SIGKILL)
        throw error
      }
    }

    private func expectSolved(_ run: Copy.Run) {
      for words in ["1.1 DeclareAStore solved", "1.2 IgnoreACount solved"] {
        #expect(run.line.contains(words), "\(run.output)")
      }
      #expect(run.code == 0)
    }

    @Test func `when stopped, it ends what it started, and another works`()
      throws
    {
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        let (grader, child) = try hang("\(Copy.tool) grade")
        kill(grader.id, signal)
        #expect(
          try grader.end() == "stopped; none of your files were changed\n")
        #expect(grader.process.terminationStatus == 128 + signal)
        #expect(try copy.ends(child))
      }

      let (make, child) = try hang("env \(Copy.top) make grade")
      // As a terminal does: to make and to the tool.
      kill(-make.id, SIGINT)
      #expect(
        try make.end().contains("stopped; none of your files were changed"))
      #expect(try copy.ends(child))

      // A second grader waits for the first and says so.
      let (first, hanging) = try hang("\(Copy.tool) grade")
      try copy.solve("1.1")
      let second = try copy.grade()
      #expect(
        second.output.hasPrefix(
          "make grade is already running here; waiting"),
        "\(second.output)")
      expectSolved(second)
      #expect(try first.end().contains("didn't end within"))
      #expect(first.process.terminationStatus == 1)
      #expect(try copy.ends(hanging))
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
      let grader = try copy.start("\(Copy.tool) grade > /dev/null 2>&1")
      var running: [pid_t] = []
      while running.isEmpty, grader.process.isRunning {
        usleep(20_000)
        running = try compilers()
      }
      #expect(!running.isEmpty, "it was to be stopped while it compiles")
      // make and shells pass signals on, so that two come together.
      kill(grader.id, signal)
      kill(grader.id, signal)
      grader.process.waitUntilExit()
      #expect(grader.process.terminationReason == .exit)
      #expect(grader.process.terminationStatus == 128 + signal)
      for compiler in running {
        #expect(try copy.ends(compiler), "\(compiler) goes on")
      }
      #expect(try compilers() == [])
    }

    /// The compilers at work on 1.1 of this copy.
    private func compilers() throws -> [pid_t] {
      let list = try copy.sh("ps -A -ww -o pid= -o stat= -o args=")
      return list.output.split(separator: "\n").filter {
        $0.contains("swift-frontend") && $0.contains("DeclareAStore")
          && $0.contains(copy.path(""))
      }.compactMap { line in
        let words = line.split(separator: " ")
        return words[1].hasPrefix("Z") ? nil : pid_t(words[0])
      }
    }

    @Test func `killed at any time, it leaves nothing in the way`() throws {
      for seconds in [0.1, 1, 2] {
        try copy.solve(
          "1.1", replacing: "visits += 1", with: "visits += 1 // \(seconds)")
        let before = try copy.workspace.text(copy.file("1.1"))
        let grader = try copy.start("\(Copy.tool) grade > /dev/null")
        usleep(UInt32(seconds * 1e6))
        kill(grader.id, SIGKILL)
        grader.process.waitUntilExit()
        #expect(try copy.workspace.text(copy.file("1.1")) == before)
      }
      expectSolved(try copy.grade())
    }
  }
}
