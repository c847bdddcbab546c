// The last lines of `swift test`: the state of each exercise, the first message
// of those that fail, and the next step. They are written when the process
// exits, whatever has failed before. Only a crash prevents them; `make grade`
// survives that, too.

import Foundation
import Synchronization
import Testing

/// The results of the checks in one run.
public final class Summary: Sendable {
  /// The summary of this process. It is printed when the process exits, unless
  /// a program such as the grader reads the run.
  static let ofRun: Summary = {
    if !isRead {
      atexit {
        let columns = ProcessInfo.processInfo.environment["COLUMNS"]
        let text = Summary.ofRun.text(width: columns.flatMap { Int($0) } ?? 80)
        // Swift Testing writes there, too, so that this comes last.
        FileHandle.standardError.write(Data(text.utf8))
      }
    }
    return Summary()
  }()

  /// Whether a program such as the grader reads the run.
  static let isRead = CommandLine.arguments.contains {
    $0.hasPrefix("--event-stream")
  }

  /// The first failure in a check.
  fileprivate struct Failure {
    let check: String
    /// The line of the check. The easiest check is the first in its suite.
    let line: Int
    let message: String
    let place: String
  }

  /// The results of an exercise so far.
  fileprivate struct Entry {
    let exercise: Exercise
    let isStarted: Bool
    /// The checks that have never failed; one with arguments runs several
    /// times.
    var passed: Set<String> = []
    /// The checks that have begun but not ended.
    var running: Set<String> = []
    var failures: [String: Failure] = [:]
    /// The checks on faults that the exercise is shipped with.
    var symptoms: Set<String> = []
  }

  private let entries = Mutex<[String: Entry]>([:])

  public init() {}

  /// Adds an exercise, unless it is listed already.
  public func add(_ exercise: Exercise, isStarted: Bool) {
    entries.withLock { entries in
      entries[exercise.path] =
        entries[exercise.path]
        ?? Entry(exercise: exercise, isStarted: isStarted)
    }
  }

  /// Notes that a check of an exercise begins.
  public func begin(
    _ check: String, isSymptom: Bool = false, of exercise: Exercise
  ) {
    change(exercise) { entry in
      entry.running.insert(check)
      if isSymptom { entry.symptoms.insert(check) }
    }
  }

  /// Notes a failure of a check; only the first one is kept.
  ///
  /// - Parameters:
  ///   - line: The line of the check in its suite.
  ///   - place: The origin of the message, as a path and a line.
  public func fail(
    _ check: String, line: Int, of exercise: Exercise, message: String,
    at place: String
  ) {
    change(exercise) { entry in
      entry.passed.remove(check)
      entry.failures[check] =
        entry.failures[check]
        ?? Failure(check: check, line: line, message: message, place: place)
    }
  }

  /// Notes that a check of an exercise has ended.
  public func end(_ check: String, of exercise: Exercise) {
    change(exercise) { entry in
      entry.running.remove(check)
      if entry.failures[check] == nil { entry.passed.insert(check) }
    }
  }

  private func change(_ exercise: Exercise, _ body: (inout Entry) -> Void) {
    entries.withLock { entries in
      if var entry = entries[exercise.path] {
        body(&entry)
        entries[exercise.path] = entry
      }
    }
  }
}

// MARK: - As text

extension Summary {
  /// The summary as text for a terminal of this width.
  public func text(width: Int) -> String {
    let entries = entries.withLock(\.self).values
      .sorted { $0.exercise.path < $1.exercise.path }
    let started = entries.filter(\.isStarted)
    let width = min(width, 80)
    guard let first = entries.first?.exercise else { return "" }
    guard !started.isEmpty else {
      return """

        No exercise is started yet.
        Next: make chapter-\(first.chapter)
        then: make task E=\(first.id)
        then: make edit E=\(first.id)
          in: \(first.file)
        then: swift test

        """
    }
    let titles = started.map(\.exercise.title.count).max() ?? 0
    var lines = ["", "Exercises"]
    for entry in started {
      let title = entry.exercise.title
      let gap = String(repeating: " ", count: titles - title.count + 2)
      lines.append("  \(title)\(gap)\(entry.state)")
    }
    let waiting = entries.count - started.count
    if waiting > 0 {
      lines.append("  \(waiting) not started")
    }
    for entry in started where !entry.isSolved {
      lines += ["", entry.exercise.title] + entry.detail(width: width)
    }
    return (lines + [""] + nextStep(entries)).joined(separator: "\n") + "\n"
  }

  private func nextStep(_ entries: [Entry]) -> [String] {
    if let entry = entries.first(where: { $0.isStarted && !$0.isSolved }) {
      let exercise = entry.exercise
      return [
        "Next: make edit E=\(exercise.id)", "  in: \(exercise.place)",
        "then: swift test",
        "  or: make hint E=\(exercise.id)",
      ]
    }
    if let exercise = entries.first(where: { !$0.isStarted })?.exercise {
      return [
        "Next: make task E=\(exercise.id)",
        "then: make edit E=\(exercise.id)", "  in: \(exercise.file)",
        "then: swift test",
      ]
    }
    return ["All of them are solved."]
  }
}

extension Summary.Entry {
  fileprivate var isSolved: Bool {
    failures.isEmpty && running.isEmpty && !passed.isEmpty
  }

  fileprivate var state: String {
    if isSolved { return "solved" }
    let checks = passed.union(failures.keys).union(running)
    let passed = passed.subtracting(running)
    guard !symptoms.isEmpty else {
      return "started, \(passed.count) of \(checks.count) checks pass"
    }
    let mended = passed.intersection(symptoms).count
    let broken = checks.subtracting(passed).subtracting(symptoms).count
    return "started, \(mended) of \(symptoms.count) mended"
      + (broken > 0 ? ", \(broken) broken" : "")
  }

  /// The first failure in full, and the other failures by name.
  fileprivate func detail(width: Int) -> [String] {
    let stopped = running.sorted().map {
      "  ✘ \(title(of: $0)): the process ended in it"
    }
    let failed = failures.values.filter { !running.contains($0.check) }
      .sorted { $0.line < $1.line }
    guard let first = failed.first else {
      return stopped.isEmpty ? ["  no check has run"] : stopped
    }
    return ["  ✘ \(title(of: first.check))"]
      + filled(first.message, width: width - 4)
      .map { $0.isEmpty ? "" : "    \($0)" }
      + (first.place.isEmpty ? [] : ["    \(first.place)"])
      + failed.dropFirst().map { "  ✘ \(title(of: $0.check))" } + stopped
  }

  /// The title of a check that fails.
  private func title(of check: String) -> String {
    guard !symptoms.isEmpty else { return check }
    return (symptoms.contains(check) ? "still seen: " : "broken: ") + check
  }
}

/// A text as lines that are no wider than a width, unless a word is.
///
/// A drawing at its end is kept as it is.
private func filled(_ text: String, width: Int) -> [String] {
  if let drawing = text.firstRange(of: "\n\n\(drawingTitle)\n") {
    return filled(String(text[..<drawing.lowerBound]), width: width)
      + text[drawing.lowerBound...].dropFirst().split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init) + [""]
  }
  return text.split(separator: "\n").flatMap { paragraph in
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
