// Starts this very test program once more, for the tests of one module and on
// one model, and ends it in time.

import Foundation

/// The tests that a learner has written in one framework.
public struct SuiteOnTrial: Sendable {
  enum Framework: Sendable {
    case swiftTesting
    case xctest(String)
  }

  let module: String
  let framework: Framework

  /// All tests of a module that are written in Swift Testing.
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
  ///   - isShuffled: Whether its tests run several at a time, in an order by
  ///     chance, where the framework can.
  ///   - limit: How long it may take.
  ///   - isEnough: Looks at what has been reported so far; the run is ended
  ///     once it returns true. To read a report takes time that the tests need,
  ///     so it looks now and then, and without it nobody does.
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
    environment["SWIFT_BACKTRACE"] = "enable=no"
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

  /// How the tests are started. On Linux the tests are a program; on macOS they
  /// are a bundle, and the toolchain's helper that loads it has started this
  /// process, too.
  private func command(events: URL, isShuffled: Bool) -> [String] {
    let program =
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    var command = [program]
    #if os(macOS)
      // The helper is told the program in the bundle; xctest wants the bundle.
      let arguments = CommandLine.arguments
      let binary =
        arguments.firstIndex(of: "--test-bundle-path")
        .flatMap { arguments.dropFirst($0 + 1).first } ?? ""
      if case .xctest(let name) = framework {
        let end = binary.firstRange(of: ".xctest/")?.upperBound
        let bundle = end.map { String(binary[..<$0].dropLast()) } ?? binary
        return [
          "/usr/bin/xcrun", "xctest", "-XCTest", "\(module).\(name)", bundle,
        ]
      }
      command += ["--test-bundle-path", binary]
    #endif
    switch framework {
    case .swiftTesting:
      command += [
        "--testing-library", "swift-testing", "--filter", "^\(module)\\.",
        "--event-stream-output-path", events.path(percentEncoded: false),
        "--event-stream-version", "0",
      ]
      if !isShuffled { command.append("--no-parallel") }
      #if os(macOS)
        command.append(binary)
      #endif
    case .xctest(let name): command.append("\(module).\(name)")
    }
    return command
  }
}

/// Where one run leaves what it says.
private struct TrialFiles {
  let output: URL
  let events: URL

  /// What they hold together, in bytes.
  var size: Int {
    [output, events].map { file in
      let path = file.path(percentEncoded: false)
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      return (facts?[.size] as? NSNumber)?.intValue ?? 0
    }
    .reduce(0, +)
  }

  /// The beginning of a file, as far as anybody reads it.
  func text(_ file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let data = try? handle.read(upToCount: 8 << 20)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

extension Process {
  /// Ends it at once, and what it has started: Foundation gives each program a
  /// process group of its own.
  fileprivate func endGroup() {
    if getpgid(processIdentifier) == processIdentifier {
      kill(-processIdentifier, SIGKILL)
    }
    kill(processIdentifier, SIGKILL)
  }
}

extension TrialRun.Ending {
  /// The codes with which the frameworks end a run in which something failed,
  /// and one in which nothing ran.
  private static let (failed, nothing) = ([1, 2] as [Int32], 69 as Int32)

  /// How a run ended that was left alone. How the program ended is one witness,
  /// what it has reported is another.
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

  /// What the program said when it stopped.
  private static func lastWords(in output: String) -> String {
    let words =
      /(?:\w+\/)?(\w+\.swift:[0-9]+: (?:Fatal error|\w+ failed)\b.*|Fatal error.*)/
    return output.split(separator: "\n").reversed().lazy.compactMap {
      $0.firstMatch(of: words).map { String($0.1) }
    }.first ?? "it gave no reason"
  }
}
