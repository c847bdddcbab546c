import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// Code that tries to go on when it has been graded, or to hold up whoever
  /// grades it. 1.2 is graded beside it.
  @Suite struct EscapeTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      try copy.solve("1.2")
    }

    #if os(Linux)
      static let adopts = true
    #else
      static let adopts = false
    #endif

    /// Grades with a `welcome()` that starts a script of Perl's, which gives
    /// itself a name.
    ///
    /// - Returns: Whether anything of that name goes on.
    private func start(_ script: String) throws -> Bool {
      let name = "escaped-\(UUID().uuidString)"
      let started = copy.path(".build/started")
      try? FileManager.default.removeItem(atPath: started)
      let script = "use POSIX; $0 = '\(name)'; \(script)"
        .replacing("\n", with: " ")
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          let child = Process()
          child.executableURL = URL(filePath: "/usr/bin/env")
          child.arguments = ["perl", "-e", "\(script)"]
          try! child.run()
          while !FileManager.default.fileExists(atPath: "STARTED") {}
          """.replacing("STARTED", with: started))
      let run = try copy.grade()
      #expect(run.line.contains("1.1 DeclareAStore solved"), "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(copy.workspace.exists(".build/started"))
      for _ in 0..<10 {
        let list = try copy.run(["ps", "-A", "-ww", "-o", "stat=,args="])
        let isAlive = list.output.split(separator: "\n").contains {
          $0.contains(name) && !$0.hasPrefix("Z")
        }
        if !isAlive { return false }
        usleep(100_000)
      }
      return true
    }

    @Test(.enabled(if: adopts, "this system does not say whose orphans are"))
    func `a daemon in a session of its own ends`() throws {
      #expect(
        try !start(
          """
          fork and exit; setsid; fork and exit;
          open(F, '>', 'STARTED'); close F; sleep 77
          """))
    }

    @Test(.enabled(if: adopts, "this system does not say whose orphans are"))
    func `who forks and ends over and over is caught`() throws {
      let stop = copy.url(".build/stop")
      try? FileManager.default.removeItem(at: stop)
      // No list of processes is quick enough to hold it, so it leaves a trace.
      _ = try start(
        """
        setsid;
        while (!-e '\(copy.path(".build/stop"))') {
          open(F, '>>', 'STARTED'); print F '.'; close F;
          fork and POSIX::_exit(0)
        }
        """)
      func trace() -> Int { FileFacts(copy.path(".build/started"))?.size ?? 0 }
      let before = trace()
      usleep(500_000)
      #expect(before > 0 && trace() == before, "it goes on")
      try Data().write(to: stop)
    }

    @Test(arguments: ["mkfifo(path, 0o600)", "symlink(\"/dev/zero\", path)"])
    func `events that never end are not read`(call: String) throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          let words = CommandLine.arguments
          let path = words[words.firstIndex(of: "--event-stream-output-path")! + 1]
          unlink(path)
          _ = \(call)
          """)
      let run = try copy.grade()
      #expect(run.line.contains("1.1 DeclareAStore"), "\(run.output)")
      #expect(run.line.contains("1.2 IgnoreACount solved"), "\(run.output)")
      #expect(run.seconds < 60)
    }

    @Test func `no file grows without end`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          let file = open("big", O_CREAT | O_WRONLY, 0o600)
          let much = [UInt8](repeating: 0, count: 1 << 20)
          for _ in 0..<400 { write(file, much, much.count) }
          """)
      let run = try copy.grade("1.1")
      #expect(run.line.contains("1.1 DeclareAStore"), "\(run.output)")
      let folder = try BuildFolder.own(in: copy.workspace) {}
      let big = folder.runFolder.appending(path: "big").path(percentEncoded: false)
      let size = try #require(FileFacts(big)).size
      #expect(size > 1 << 20 && size <= 128 << 20)
    }

    @Test func `a run begins in a folder of its own, which is empty`() throws {
      try copy.solve(
        "1.1", replacing: "visits += 1",
        with: """
          visits += 1
          let here = FileManager.default.currentDirectoryPath
          precondition(here.contains("observation-workbook") || here.contains("tmp"))
          precondition(
            try! FileManager.default.contentsOfDirectory(atPath: ".") == [])
          precondition(NSTemporaryDirectory().hasPrefix(here))
          """)
      let run = try copy.grade("1.1")
      #expect(run.code == 0, "\(run.output)")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func `stopped while it builds, it leaves no compiler`(
      signal: Int32
    ) throws {
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
      var compilers: [pid_t] = []
      for _ in 0..<3_000 where compilers.isEmpty {
        usleep(20_000)
        let all = ProcessTree().descendants(of: tool.processIdentifier)
        let list = try copy.run([
          "ps", "-ww", "-o", "pid=,args=", "-p",
          all.map(String.init).joined(separator: ",") + ",\(getpid())",
        ])
        compilers = list.output.split(separator: "\n").filter {
          $0.contains("swift-frontend") && $0.contains("DeclareAStore")
        }
        .compactMap { pid_t($0.split(separator: " ")[0]) }
      }
      kill(tool.processIdentifier, signal)
      tool.waitUntilExit()
      #expect(!compilers.isEmpty, "it was to be stopped while it compiles")
      for compiler in compilers {
        #expect(try copy.ends(compiler), "\(compiler) goes on")
      }
    }
  }
}
