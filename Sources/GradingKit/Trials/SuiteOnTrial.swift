// A suite that a learner has written. It runs in a separate process, which is
// this same test program, started again for the tests of one module and for one
// model, and ended when its time is up.

import Foundation
import Results

/// The tests that a learner has written in one framework.
public struct SuiteOnTrial: Sendable {
  enum Framework: Sendable {
    case swiftTesting
    case xctest(String)
  }

  let module: String
  let framework: Framework

  /// The tests of a module that are written in Swift Testing.
  public static func swiftTesting(of module: String) -> SuiteOnTrial {
    SuiteOnTrial(module: module, framework: .swiftTesting)
  }

  /// The tests of a class of XCTest.
  public static func xctest(
    _ name: String, of module: String
  ) -> SuiteOnTrial {
    SuiteOnTrial(module: module, framework: .xctest(name))
  }

  /// Runs the suite once, and waits for its end.
  ///
  /// - Parameters:
  ///   - isShuffled: Whether several tests run at a time, in a random order, if
  ///     the framework allows it.
  ///   - limit: The time limit.
  ///   - isEnough: A test of the report so far; if it holds, the run is ended.
  ///     Reading a report takes time that the tests need, so this happens only
  ///     now and then, and only if you pass this parameter.
  func run(
    on model: String, isShuffled: Bool = false, limit: Duration,
    isEnough: ((TrialRun) -> Bool)? = nil
  ) -> TrialRun {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trial-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = TrialFiles(
      output: folder.appending(path: "output"),
      events: folder.appending(path: "events"))

    let process = Process()
    let command = command(events: files.events, isShuffled: isShuffled)
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment[ModelToken.variable] = ModelToken(for: model).text
    environment["TMPDIR"] = folder.path(percentEncoded: false)
    environment[ResultsFile.variable] = nil
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // As of Swift 6.4, this makes a failed XCTAssert in a Swift Testing test
    // count.
    environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"] = "complete"
    process.environment = environment
    _ = FileManager.default.createFile(
      atPath: files.output.path(percentEncoded: false), contents: nil)
    guard let output = try? FileHandle(forWritingTo: files.output) else {
      return TrialRun(ending: .contradiction)
    }
    defer { try? output.close() }
    (process.standardOutput, process.standardError) = (output, output)
    guard (try? process.run()) != nil else {
      return TrialRun(ending: .contradiction)
    }

    let start = SuspendingClock.now
    var ended: TrialRun.Ending?
    var (size, nextLook) = (0, start)
    while process.isRunning, ended == nil {
      usleep(2_000)
      let sizeNow = files.size
      if start.duration(to: .now) > limit {
        ended = .late
      } else if sizeNow > 4 << 20 {
        ended = .flood
      } else if let isEnough, sizeNow != size, .now > nextLook {
        if isEnough(report(in: files)) { ended = .enough }
        (size, nextLook) = (sizeNow, .now + .milliseconds(100))
      }
    }
    if ended != nil { process.endGroup() }
    process.waitUntilExit()
    var run = report(in: files)
    run.ending =
      ended
      ?? .init(
        of: run, output: files.text(files.output),
        signal: process.terminationReason == .uncaughtSignal,
        code: process.terminationStatus)
    return run
  }

  private func report(in files: TrialFiles) -> TrialRun {
    switch framework {
    case .swiftTesting: TrialRun(events: files.text(files.events))
    case .xctest(let name):
      TrialRun(output: files.text(files.output), class: name)
    }
  }

  /// The command that starts this same test program again, or the one of the
  /// module.
  private func command(events: URL, isShuffled: Bool) -> [String] {
    let program = TestProgram(
      runBy: CommandLine.arguments,
      in: Bundle.main.executablePath ?? CommandLine.arguments[0],
      environment: ProcessInfo.processInfo.environment
    ).holding(module, isThere: FileManager.default.fileExists(atPath:))
    switch framework {
    case .xctest(let name): return program.story("\(module).\(name)")
    case .swiftTesting:
      return program.checks(
        [
          "--filter", "^\(module)\\.",
          "--event-stream-output-path", events.path(percentEncoded: false),
          "--event-stream-version", "0",
        ] + (isShuffled ? [] : ["--no-parallel"]))
    }
  }
}

/// The files that a run writes to.
private struct TrialFiles {
  let output: URL
  let events: URL

  /// The size of both files together, in bytes.
  var size: Int {
    [output, events].map { file in
      let path = file.path(percentEncoded: false)
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      return (facts?[.size] as? NSNumber)?.intValue ?? 0
    }
    .reduce(0, +)
  }

  /// The text of a file, but at most 8 MB of it.
  func text(_ file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let data = try? handle.read(upToCount: 8 << 20)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

extension Process {
  /// Ends the process at once, together with everything that it has started.
  ///
  /// This works because Foundation puts each program into its own process
  /// group.
  fileprivate func endGroup() {
    if getpgid(processIdentifier) == processIdentifier {
      kill(-processIdentifier, SIGKILL)
    }
    kill(processIdentifier, SIGKILL)
  }
}

extension TrialRun.Ending {
  /// The frameworks' exit codes after a failure, and the one after a run
  /// without tests.
  private static let (failed, nothing) = ([1, 2] as [Int32], 69 as Int32)

  /// The ending of a run that was not ended from outside. Two witnesses are
  /// heard: the end of the process, and its report.
  init(of run: TrialRun, output: String, signal: Bool, code: Int32) {
    if signal || code > 128 {
      self = .crash(Self.lastWords(in: output))
    } else if code == Self.nothing, run.begun.isEmpty {
      self = .complete
    } else if !run.hasLastWord || run.running != nil {
      self = .exit(code)
    } else if run.failures.isEmpty
      ? code == 0 : Self.failed.contains(code)
    {
      self = .complete
    } else {
      self = .contradiction
    }
  }

  /// The message with which the program has stopped.
  private static func lastWords(in output: String) -> String {
    let words =
      /(?:\w+\/)?(\w+\.swift:[0-9]+: (?:Fatal error|\w+ failed)\b.*|Fatal error.*)/
    return output.split(separator: "\n").reversed().lazy.compactMap {
      $0.firstMatch(of: words).map { String($0.1) }
    }.first ?? "it gave no reason"
  }
}
