// One test of a suite, and how it went.

/// A test of a suite, and its outcome.
package struct Check: Equatable, Codable {
  package enum Outcome: String, Codable {
    case passed, failed, skipped
    /// It began and has not ended.
    case running
    /// It began and never ended: the process was ended at its limit.
    case hung, flooded
    /// It began and never ended: the process trapped, or was ended by it.
    case crashed, exited
    /// Its reports cannot be true: the code has meddled with its tests.
    case forged
    /// Nothing was reported about it.
    case unreported

    /// Whether it ran to its end, or was left out on purpose. Another run would
    /// have the same outcome.
    var isEnd: Bool { self == .passed || self == .failed || self == .skipped }

    /// Whether nothing is wrong.
    var isGood: Bool { self == .passed || self == .skipped }

    /// Whether the process ended during the check.
    package var isStop: Bool {
      switch self {
      case .hung, .flooded, .crashed, .exited: true
      default: false
      }
    }

    /// Whether another run may tell more.
    var isOpen: Bool { self == .running || self == .unreported }

    /// Whether the checks after it run in another process. After one that ran
    /// into a limit they do not, because each of them might do so, too.
    var letsOthersRun: Bool { self == .crashed || self == .exited }
  }

  package struct Issue: Equatable, Codable {
    /// The message of the expectation, such as `Expectation failed: a == b`.
    let expectation: String
    /// The suite's comment on it: what was seen, and the law.
    let explanation: String
    let file: String
    let line: Int

    /// The text for a learner: the explanation if there is one, or else the
    /// expectation's message.
    var text: String {
      explanation.isEmpty
        ? expectation
        : String(explanation[..<(drawingStart ?? explanation.endIndex)])
    }

    /// The drawing below the explanation, without its title; nil if there is
    /// none.
    var drawing: Substring? {
      drawingStart.map {
        explanation[$0...].dropFirst(Self.drawingTitle.count + 3)
      }
    }

    private var drawingStart: String.Index? {
      explanation.firstRange(of: "\n\n\(Self.drawingTitle)\n")?.lowerBound
    }

    /// The title of a drawing, as GradingKit writes it.
    static let drawingTitle = "the views, with ◀─ at those evaluated:"
  }

  /// The module of the suite.
  let suite: String
  /// The name of its function, without quotes and parameters.
  package let function: String
  /// The name for people.
  package let name: String
  let file: String
  /// Its line in the suite. Checks are read in this order.
  package let line: Int
  package var outcome: Outcome
  var issues: [Issue] = []
  var seconds: Double = 0
  /// What the code that is graded has printed in it.
  var printout = Printout()
}

extension Check {
  /// A declared check that has not been reported.
  init(_ declared: Suite.Declared, of suite: Suite) {
    self.init(
      suite: suite.name, function: declared.function, name: declared.function,
      file: declared.file, line: declared.line, outcome: .unreported)
  }

  /// The check, marked as one whose reports cannot be believed.
  func forged(_ contradiction: String) -> Check {
    var check = self
    check.outcome = .forged
    check.issues = [
      Issue(
        expectation: "",
        explanation: """
          what was reported about this suite cannot be true: \
          \(contradiction); code that is graded must leave its tests and their \
          output alone
          """,
        file: "", line: 0)
    ]
    return check
  }

  /// The check, marked as the one in which the process ended.
  func stopped(_ stop: Stop) -> Check {
    var check = self
    check.outcome = stop.outcome
    check.issues.append(
      Issue(
        expectation: "", explanation: stop.explanation, file: "", line: 0))
    check.printout = stop.withoutItsWords(
      check.printout, modules: [String(suite.dropLast("Tests".count))])
    return check
  }
}
