import Testing
import ViewCore

/// What ran, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// What was noted where there is no main actor to ask; on one thread at a time.
final class Notes: @unchecked Sendable {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension ViewHost {
  /// What an action evaluates, as text.
  func evaluations(after action: () -> Void) -> [String] {
    reset()
    perform(action)
    return takeEvaluations()
  }

  /// The evaluations since the last call, as text.
  func takeEvaluations() -> [String] {
    defer { reset() }
    return evaluations.map(\.description)
  }

  var issueTexts: [String] { issues.map(\.description) }
}
