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

extension ViewHost {
  /// The evaluations since the last call, as text.
  func takeEvaluations() -> [String] {
    defer { reset() }
    return evaluations.map(\.description)
  }

  var issueTexts: [String] { issues.map(\.description) }
}
