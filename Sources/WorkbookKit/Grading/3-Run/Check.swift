// One test of a suite, and how it went.

struct Check: Equatable, Codable {
  enum Outcome: String, Codable {
    case passed, failed, skipped
    /// It began and has not ended.
    case running
    /// It began and never ended: the process was ended at its limit.
    case hung, flooded
    /// It began and never ended: the process trapped, or was ended by it.
    case crashed, exited
    /// It was reported as no run reports: the code has meddled with its tests.
    case forged
    /// Nothing was heard of it.
    case unreported

    /// Whether it ran to its end, or was left out on purpose: then it would go
    /// the same way again.
    var isEnd: Bool { self == .passed || self == .failed || self == .skipped }

    /// Whether it is as it should be.
    var isGood: Bool { self == .passed || self == .skipped }

    /// Whether the process ended in it.
    var isStop: Bool {
      switch self {
      case .hung, .flooded, .crashed, .exited: true
      default: false
      }
    }

    /// Whether another run may tell more of it.
    var isOpen: Bool { self == .running || self == .unreported }

    /// Whether the checks behind it can run in another process: not if each
    /// of them may take as long as this one.
    var letsOthersRun: Bool { self == .crashed || self == .exited }
  }

  struct Issue: Equatable, Codable {
    /// What the expectation said, such as `Expectation failed: a == b`.
    let expectation: String
    /// The comment on it: what was seen, and the law.
    let explanation: String
    let file: String
    let line: Int

    /// What a learner reads: the law where there is one, or else what the
    /// expectation said.
    var text: String {
      explanation.isEmpty
        ? expectation
        : String(explanation[..<(drawingStart ?? explanation.endIndex)])
    }

    /// What the suite has drawn below that, with a title; nil if it has not.
    var drawing: [Substring]? {
      drawingStart.map {
        explanation[$0...].dropFirst(2).split(
          separator: "\n", omittingEmptySubsequences: false)
      }
    }

    private var drawingStart: String.Index? {
      explanation.firstRange(of: "\n\n\(Self.drawingTitle)\n")?.lowerBound
    }

    /// As GradingKit writes it.
    static let drawingTitle = "the views, with ◀─ at those evaluated:"
  }

  /// The module of the suite.
  let suite: String
  /// The name of its function, without quotes and parameters.
  let function: String
  /// What it is called for people.
  let name: String
  let file: String
  /// Its line in the suite: the order of reading.
  let line: Int
  var outcome: Outcome
  var issues: [Issue] = []
  var seconds: Double = 0
}

extension Check {
  /// A check that is declared and of which nothing has been heard.
  init(_ declared: Suite.Declared, of suite: Suite) {
    self.init(
      suite: suite.name, function: declared.function, name: declared.function,
      file: declared.file, line: declared.line, outcome: .unreported)
  }

  /// The check, when nothing that was reported of it can be believed.
  func forged(_ contradiction: String) -> Check {
    var check = self
    check.outcome = .forged
    check.issues = [
      Issue(
        expectation: "",
        explanation: """
          what was reported of this suite cannot be: \(contradiction); code \
          that is graded must leave its tests and their output alone
          """,
        file: "", line: 0)
    ]
    return check
  }

  /// The check, ended where it ran.
  func stopped(_ stop: Stop) -> Check {
    var check = self
    check.outcome = stop.outcome
    check.issues.append(
      Issue(
        expectation: "", explanation: stop.explanation, file: "", line: 0))
    return check
  }
}
