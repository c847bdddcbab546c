// What the moments of a run add up to: for each exercise and each story, the
// results of its checks.

import Foundation

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

    /// Whether nothing is wrong.
    public var isGood: Bool { self == .passed || self == .skipped }

    /// Whether the process ended during the check.
    public var isStop: Bool {
      switch self {
      case .hung, .flooded, .crashed, .exited: true
      default: false
      }
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

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// What is wrong in a check.
public struct CheckFailure: Equatable, Sendable {
  /// What was seen, then the law, for a learner.
  public var message: String
  /// The drawing below the message; empty if there is none.
  public var drawing = ""
  /// The origin; empty if the process ended in it.
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

/// The result of an exercise.
public struct ExerciseResult: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    /// The files are still exactly those that were shipped.
    case notStarted
    case solved
    case failing
    /// The learner's files do not compile; these are the errors.
    case doesNotCompile([String])
    /// The learner's files compile, but their suite does not compile with them;
    /// this is what the suite needs.
    case doesNotFit([String])
    /// There is nothing to build; this says which file is at fault, and the
    /// remedy.
    case unusable(String)
  }

  /// The folder below each root, such as `01-Declaration/1-DeclareAStore`.
  public var path: String
  public var state: State
  public var checks: [CheckResult] = []

  public init(path: String, state: State) {
    self.path = path
    self.state = state
  }

  /// An exercise whose checks have run.
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

  /// The number of the chapter.
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

/// The result of a chapter's story.
public struct StoryResult: Equatable, Sendable {
  /// The number of the chapter.
  public var chapter: Int
  /// The number of scenes that passed.
  public var passed = 0
  /// The failures, one line each.
  public var failures: [String]
  /// What the graded code has printed in the first scene that failed.
  public var printed = ""

  public init(chapter: Int, failures: [String] = []) {
    self.chapter = chapter
    self.failures = failures
  }

  fileprivate init(chapter: Int, scenes: [CheckResult], isOver: Bool) {
    self.init(chapter: chapter)
    passed = scenes.count { $0.outcome == .passed }
    for scene in scenes where !scene.outcome.isGood {
      failures += scene.failures.map { failure in
        let file = failure.file.split(separator: "/").last ?? ""
        let place = file.isEmpty ? "" : " (\(file):\(failure.line))"
        return "\(scene.name) : \(failure.message)\(place)"
      }
      if printed.isEmpty { printed = scene.printed }
    }
    if failures.isEmpty, !isOver || passed == 0 {
      failures = ["it ended before its last scene"]
    }
  }
}

/// The results of a run.
public struct RunResults: Sendable {
  private var checks: [String: [String: CheckResult]] = [:]
  private var notStarted: Set<String> = []
  private var over: Set<String> = []

  /// Adds up the moments of a run.
  ///
  /// - Parameter printed: What the graded code has printed.
  public init(_ moments: [Moment], printed: Data = Data()) {
    var beginnings: [String: Moment] = [:]
    for moment in moments {
      let (path, id) = (moment.path, moment.id)
      switch moment.kind {
      case .run, .waiting, .opened, .closed: continue
      case .notStarted: notStarted.insert(path)
      case .over: over.insert(path)
      default: break
      }
      guard !id.isEmpty else { continue }
      var check =
        checks[path]?[id] ?? CheckResult(id: id, name: moment.name)
      switch moment.kind {
      case .planned:
        (check.file, check.line) = (moment.file, moment.line)
        check.isSymptom = moment.isSymptom
      case .began:
        check.outcome = .running
        beginnings[id] = moment
      case .failed:
        check.failures.append(
          CheckFailure(
            moment.message, file: moment.file, line: moment.line))
      case .skipped: check.outcome = .skipped
      case .ended where check.outcome != .skipped:
        check.outcome = check.failures.isEmpty ? .passed : .failed
        guard let beginning = beginnings.removeValue(forKey: id) else { break }
        check.seconds += moment.time - beginning.time
        check.printed += Self.text(
          printed, from: beginning.printed, to: moment.printed)
      default: break
      }
      checks[path, default: [:]][id] = check
    }
    for (id, beginning) in beginnings {
      checks[beginning.path]?[id]?.printed += Self.text(
        printed, from: beginning.printed, to: printed.count)
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

  /// The result of every exercise of the run, in their order.
  public var exercises: [ExerciseResult] {
    notStarted.union(checks.keys).filter { !$0.hasSuffix("/Story") }.sorted()
      .map { path in
        notStarted.contains(path)
          ? ExerciseResult(path: path, state: .notStarted)
          : ExerciseResult(path: path, checks: checks(of: path))
      }
  }

  /// The result of every story of the run that was not skipped.
  public var stories: [StoryResult] {
    checks.keys.filter { $0.hasSuffix("/Story") }.sorted()
      .filter { !checks(of: $0).allSatisfy { $0.outcome == .skipped } }
      .map(story)
  }

  /// The result of the story in a folder.
  public func story(at path: String) -> StoryResult {
    StoryResult(
      chapter: Int(path.prefix { $0 != "-" }) ?? 0, scenes: checks(of: path),
      isOver: over.contains(path))
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

  private static func text(_ data: Data, from start: Int, to end: Int) -> String
  {
    let start = min(start, data.count)
    let end = min(max(start, end), data.count)
    return String(decoding: data[start..<end], as: UTF8.self)
  }
}
