// One test of a suite, and how it went.

import Foundation

struct Check: Equatable, Codable {
  enum Outcome: String, Codable {
    case passed, failed, skipped
    /// It began and has not ended.
    case running
    /// It began and never ended: the process was ended at its limit.
    case hung, flooded
    /// It began and never ended: the process trapped, or was ended by it.
    case crashed, exited
    /// Nothing was heard of it.
    case unreported
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
    var text: String { explanation.isEmpty ? expectation : explanation }
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

/// Why a run of the tests ended before its end.
struct Stop: Equatable {
  let outcome: Check.Outcome
  /// What happened, as a learner should read it.
  let explanation: String

  /// Nil if the run went to its end, whatever it found.
  init?(_ run: Outcome) {
    switch run.ending {
    case .silence(let limit):
      outcome = .hung
      explanation = """
        this check did not end within \(limit.components.seconds) seconds; \
        something in it loops or waits for ever
        """
    case .flood:
      outcome = .flooded
      explanation = """
        this check printed more than a megabyte; something in it prints for \
        ever
        """
    case .signal(let number):
      outcome = .crashed
      explanation =
        "the program stopped in this check: "
        + Self.reason(signal: number, output: run.output)
    case .exit(let code):
      // On macOS the tests are started by `swift test`, which says so.
      if let number = run.output.firstMatch(
        of: /unexpected signal code ([0-9]+)/)
      {
        outcome = .crashed
        explanation =
          "the program stopped in this check: "
          + Self.reason(signal: Int32(number.1) ?? 0, output: run.output)
        return
      }
      outcome = .exited
      explanation =
        "this check ended the whole program, as exit(\(code)) does"
    }
  }

  /// What the program said when it stopped, or what the signal means.
  private static func reason(signal: Int32, output: String) -> String {
    let words =
      /(?:(\w+)\/)?(\w+\.swift:[0-9]+: )?((?:Fatal error|\w+ failed)\b.*)/
    let said = lastWords(in: output).flatMap {
      $0.matches(of: words).last {
        $0.2 != nil || $0.3.hasPrefix("Fatal error")
      }
    }
    if let said {
      // A line of the standard library's helps nobody.
      return (said.1 == "Swift" ? "" : String(said.2 ?? "")) + said.3
    }
    if output.contains("Simultaneous accesses") {
      return """
        a variable was changed while it was being read or changed (exclusive \
        access)
        """
    }
    switch signal {
    case 7, 10, 11:
      return """
        a memory fault (signal \(signal)); most often something calls itself \
        without end
        """
    case 9:
      return "it was killed (signal 9); most often for want of memory"
    default: return "it trapped (signal \(signal)) and gave no reason"
    }
  }

  /// Where a program says why it stops, with what stands around it: it may
  /// have printed a megabyte before, in one line.
  private static func lastWords(in output: String) -> Substring? {
    let sign =
      output.range(of: "Fatal error", options: .backwards)
      ?? output.range(of: " failed", options: .backwards)
    return sign.map { sign in
      output[..<sign.lowerBound].suffix(200)
        + output[sign.lowerBound...]
        .prefix(1_000)
    }
  }
}
