// The map of this module, which says what graded exercises came to:
//
//   Results        this file: the events of a run, which are written to a file
//                  at once, so that a crash loses nothing; what they add up to
//   ShippedFiles   not started, and the files with TODOs: the one definition
//   ReportText     the report, of `swift test` and of `make grade`, and the
//                  last lines of it and of many commands: what to type next
//   AnswerPage     the answers that prove a suite, and what a learner is asked
//                  who is refused in the same way; lines of files
//   TestProgram    how built tests are started, on each system
//
// GradingKit writes the file while the tests run. `swift test` reports from it
// when it ends; the workbook's tool reads it and reports in the same words.

import Foundation

public struct RunEvent: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// A run begins; every line below is of this run.
    case run
    /// The exercise is as it was shipped, and so it is skipped.
    case notStarted
    case planned
    case began, failed, ended, skipped
    /// A check that takes its time is still running.
    case waiting
    /// All scenes of a story have been played.
    case over
    /// A program begins with the suites of a chapter, or has ended. Swift Build
    /// makes a program of each chapter's suites, other build systems one of all.
    case opened, closed
  }

  public var kind: Kind
  /// The folder below `Tests/`, such as `01-Declaration/Story`.
  public var path = ""
  /// The name by which the test library selects the check.
  public var id = ""
  public var name = ""
  /// Whether the check looks for a fault that the exercise is shipped with.
  public var isSymptom = false
  /// The origin of the check or of the failure, from the workspace's root.
  public var file = ""
  public var line = 0
  public var message = ""
  /// The size of the file of printed text.
  public var printed = 0
  /// Seconds since a time before the run.
  public var time = 0.0
  /// The process that has started the run.
  public var run: Int32 = 0

  public init(_ kind: Kind, path: String = "", id: String = "") {
    (self.kind, self.path, self.id) = (kind, path, id)
  }
}

/// A file that a run of the tests writes its events to.
public final class ResultsFile: Sendable {
  /// The environment variable that names the file. The tool sets it; without
  /// it, the file is `.workbook/results.jsonl`.
  public static let variable = "WORKBOOK_RESULTS"

  /// The events of the same run that another process has written before.
  public let earlier: [RunEvent]
  /// The file's descriptor; -1 if it cannot be written.
  private let descriptor: Int32

  /// Opens a file to write a run's events to. Those of another run go.
  ///
  /// - Parameter run: The process that has started the run. `swift test` starts
  ///   one process for XCTest and another one for Swift Testing.
  public init(_ file: URL, run: Int32) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let events = Self.events(in: file)
    let isSameRun = events.first?.kind == .run && events.first?.run == run
    earlier = isSameRun ? events : []
    descriptor = open(
      file.path(percentEncoded: false),
      O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isSameRun ? 0 : O_TRUNC),
      0o644)
    if !isSameRun {
      var first = RunEvent(.run)
      first.run = run
      write(first)
    }
  }

  deinit { close(descriptor) }

  public func write(_ event: RunEvent) {
    guard descriptor >= 0, var line = try? JSONEncoder().encode(event) else {
      return
    }
    line.append(UInt8(ascii: "\n"))
    _ = line.withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
  }

  /// The events in a file, without a line that a crash has cut off.
  public static func events(in file: URL) -> [RunEvent] {
    // Graded code may have put something without end in the file's place.
    let facts = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let data = try? Data(contentsOf: file)
    else { return [] }
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(RunEvent.self, from: $0)
    }
  }

  /// The file of what the graded code prints, beside a results file.
  public static func printed(beside file: URL) -> URL {
    file.appendingPathExtension("printed")
  }
}

// MARK: - What the events add up to

/// The result of one check of a suite, or of one scene of a story.
public struct CheckResult: Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable {
    case passed, failed, skipped
    /// It began and has not ended.
    case running
    /// It began and never ended: the process was ended at its limit.
    case hung, flooded
    /// It began and never ended: the process trapped, or was ended by it.
    case crashed, exited
    /// It was planned and did not begin.
    case unreported

    public var isGood: Bool { self == .passed || self == .skipped }

    public var isStop: Bool {
      [.hung, .flooded, .crashed, .exited].contains(self)
    }

    /// Whether another run may tell more.
    public var isOpen: Bool { self == .running || self == .unreported }
  }

  /// The name by which the test library selects it.
  public var id: String
  public var name: String
  public var file = ""
  public var line = 0
  public var isSymptom = false
  public var outcome = Outcome.unreported
  public var failures: [CheckFailure] = []
  public var seconds = 0.0
  /// What the code that is graded has printed in it.
  public var printed = ""

  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

public struct CheckFailure: Equatable, Sendable {
  /// What was seen, then the law, for a learner.
  public var message: String
  /// The drawing below the message; empty if there is none.
  public var drawing = ""
  /// The origin; empty if the process ended in this check.
  public var file = ""
  public var line = 0

  /// The line between a message and the drawing below it.
  public static let drawingTitle = "the views, with ◀─ at those evaluated:"

  /// - Parameter text: The message, and below it a drawing if there is one.
  public init(_ text: String, file: String = "", line: Int = 0) {
    let title = text.firstRange(of: "\n\n\(Self.drawingTitle)\n")
    message = String(text[..<(title?.lowerBound ?? text.endIndex)])
    if let title { drawing = String(text[title.upperBound...]) }
    (self.file, self.line) = (file, line)
  }
}

public struct ExerciseResult: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    /// The files are still exactly those that were shipped.
    case notStarted
    case solved
    case failing
    /// The learner's files do not compile; these are the errors.
    case doesNotCompile([String])
    /// The suite does not compile with the learner's files; this is what it needs.
    case doesNotFit([String])
    /// There is nothing to build; this names the file at fault, and the remedy.
    case unusable(String)
  }

  /// The folder below each root, such as `01-Declaration/1-DeclareAStore`.
  public var path: String
  public var state: State
  public var checks: [CheckResult] = []

  public init(path: String, state: State) {
    (self.path, self.state) = (path, state)
  }

  public init(path: String, checks: [CheckResult]) {
    let isSolved =
      checks.contains { $0.outcome == .passed }
      && checks.allSatisfy(\.outcome.isGood)
    self.init(path: path, state: isSolved ? .solved : .failing)
    self.checks = checks
  }

  /// The number, such as `1.3` for `01-Declaration/3-ComputedNames`.
  public var id: String {
    path.split(separator: "/").compactMap { part in
      Int(part.prefix { $0 != "-" }).map(String.init)
    }.joined(separator: ".")
  }

  public var name: String { String(path.split(separator: "-").last ?? "") }

  var title: String { "\(id) \(name)" }

  public var chapter: Int { Int(path.prefix { $0 != "-" }) ?? 0 }
  /// The chapter's folder, such as `01-Declaration`.
  public var folder: String { String(path.prefix { $0 != "/" }) }

  /// The checks that neither passed nor were skipped.
  public var failing: [CheckResult] { checks.filter { !$0.outcome.isGood } }

  /// The check to fix first: one that ran, if there is one. A check that was
  /// stopped explains why others did not report.
  public var firstFailing: CheckResult? {
    failing.first { $0.outcome != .unreported } ?? failing.first
  }

  /// Whether something that was started does not pass.
  public var isFailure: Bool { state != .notStarted && state != .solved }
}

public struct StoryResult: Equatable, Sendable {
  public var chapter: Int
  public var passed = 0
  /// The failures, one line each.
  public var failures: [String]
  /// What the graded code has printed in the first scene that failed.
  public var printed = ""

  public init(chapter: Int, failures: [String] = []) {
    (self.chapter, self.failures) = (chapter, failures)
  }
}

public struct RunResults: Sendable {
  private var checks: [String: [String: CheckResult]] = [:]
  private var notStarted: Set<String> = []
  private var over: Set<String> = []

  /// - Parameter printed: What the graded code has printed.
  public init(_ events: [RunEvent], printed: Data = Data()) {
    func text(from start: Int, to end: Int) -> String {
      let start = min(start, printed.count)
      let end = min(max(start, end), printed.count)
      return String(decoding: printed[start..<end], as: UTF8.self)
    }
    var beginnings: [String: RunEvent] = [:]
    for event in events {
      let (path, id) = (event.path, event.id)
      if event.kind == .notStarted { notStarted.insert(path) }
      if event.kind == .over { over.insert(path) }
      guard !id.isEmpty else { continue }
      var check = checks[path]?[id] ?? CheckResult(id: id, name: event.name)
      switch event.kind {
      case .planned:
        (check.file, check.line) = (event.file, event.line)
        check.isSymptom = event.isSymptom
      case .began:
        check.outcome = .running
        beginnings[id] = event
      case .failed:
        check.failures.append(
          CheckFailure(event.message, file: event.file, line: event.line))
      case .skipped: check.outcome = .skipped
      case .ended where check.outcome != .skipped:
        check.outcome = check.failures.isEmpty ? .passed : .failed
        guard let beginning = beginnings.removeValue(forKey: id) else { break }
        check.seconds += event.time - beginning.time
        check.printed += text(from: beginning.printed, to: event.printed)
      default: break
      }
      checks[path, default: [:]][id] = check
    }
    for (id, beginning) in beginnings {
      checks[beginning.path]?[id]?.printed += text(
        from: beginning.printed, to: printed.count)
    }
  }

  /// The checks that were planned in a folder, in the order of its files: first
  /// the file that is named after the suite.
  public func checks(of path: String) -> [CheckResult] {
    let name = path.split(separator: "-").last ?? ""
    func place(_ check: CheckResult) -> (Int, String, Int) {
      let isFirst = check.file.hasSuffix("/\(name)Tests.swift")
      return (isFirst ? 0 : 1, check.file, check.line)
    }
    return (checks[path] ?? [:]).values.sorted { place($0) < place($1) }
  }

  public var exercises: [ExerciseResult] {
    notStarted.union(checks.keys).filter { !$0.hasSuffix("/Story") }.sorted()
      .map { path in
        notStarted.contains(path)
          ? ExerciseResult(path: path, state: .notStarted)
          : ExerciseResult(path: path, checks: checks(of: path))
      }
  }

  /// The stories that were not skipped.
  public var stories: [StoryResult] {
    checks.keys.filter { $0.hasSuffix("/Story") }.sorted()
      .filter { !checks(of: $0).allSatisfy { $0.outcome == .skipped } }
      .map(story)
  }

  public func story(at path: String) -> StoryResult {
    var story = StoryResult(chapter: Int(path.prefix { $0 != "-" }) ?? 0)
    let scenes = checks(of: path)
    story.passed = scenes.count { $0.outcome == .passed }
    for scene in scenes where !scene.outcome.isGood {
      story.failures += scene.failures.map { failure in
        let file = failure.file.split(separator: "/").last ?? ""
        let place = file.isEmpty ? "" : " (\(file):\(failure.line))"
        return "\(scene.name) : \(failure.message)\(place)"
      }
      if story.printed.isEmpty { story.printed = scene.printed }
    }
    if story.failures.isEmpty, !over.contains(path) || story.passed == 0 {
      story.failures = ["it ended before its last scene"]
    }
    return story
  }

  /// Whether every check that was planned or that began has ended.
  public var isDone: Bool {
    !checks.isEmpty
      && checks.values.joined().allSatisfy { !$0.value.outcome.isOpen }
  }

  /// Blames the scene that was running for the end of the process.
  public mutating func stop(_ path: String, _ stop: (inout CheckResult) -> Void)
  {
    for (id, check) in checks[path] ?? [:] where check.outcome == .running {
      stop(&checks[path]![id]!)
    }
  }
}
