// Says why a run of the tests ended early, in words for a learner.

import Foundation
import Results

/// The reason why a run of the tests ended early.
struct Stop {
  let outcome: CheckResult.Outcome
  /// The reason in words for a learner.
  let explanation: String

  /// Finds the reason in the result of a run that ended early.
  init(_ run: ProcessResult) {
    switch run.ending {
    case .silence(let limit):
      outcome = .hung
      explanation = """
        this check did not end within \(limit.components.seconds) seconds; \
        something in it loops or waits forever
        """
    case .flood:
      outcome = .flooded
      explanation = """
        this check printed more than a megabyte; print less, or look for a \
        loop that prints forever
        """
    case .signal, .exit:
      if let signal = Self.signal(of: run) {
        outcome = .crashed
        explanation =
          "the program stopped in this check: "
          + Self.reason(signal: signal, output: run.output)
      } else {
        outcome = .exited
        let code =
          if case .exit(let code) = run.ending { code } else { 0 as Int32 }
        explanation =
          "this check ended the whole program, as exit(\(code)) does"
      }
    }
  }

  /// Marks a check as the one in which the process ended.
  func mark(_ check: inout CheckResult) {
    check.outcome = outcome
    check.failures.append(CheckFailure(explanation))
  }

  /// The reason why a program stopped that was to end by itself.
  static func reason(of run: ProcessResult) -> String {
    signal(of: run).map { reason(signal: $0, output: run.output) }
      ?? "it was ended"
  }

  /// The signal that ended a run; nil if none did.
  private static func signal(of run: ProcessResult) -> Int32? {
    if case .signal(let number) = run.ending { number } else { nil }
  }

  /// The program's own last words, or else the meaning of the signal.
  private static func reason(signal: Int32, output: String) -> String {
    let words =
      /(?:(\w+)\/)?(\w+\.swift:[0-9]+: )?((?:Fatal error|\w+ failed)\b.*)/
    let said = output.split(separator: "\n").reversed().lazy.compactMap {
      lastWords(in: $0)?.matches(of: words).last {
        $0.2 != nil || $0.3.hasPrefix("Fatal error")
      }
    }.first
    if let said {
      // A line in the standard library helps nobody.
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
    case SIGXFSZ: return "it wrote a file without end (signal \(signal))"
    case 9:
      return "it was killed (signal 9); most often because memory ran out"
    default: return "it trapped (signal \(signal)) and gave no reason"
    }
  }

  /// The part of a line that says why a program stops. The learner's code may
  /// have printed a megabyte before it, on the same line.
  private static func lastWords(in line: Substring) -> Substring? {
    let sign =
      line.range(of: "Fatal error", options: .backwards)
      ?? line.range(of: " failed", options: .backwards)
    return sign.map {
      line[..<$0.lowerBound].suffix(200)
        + line[$0.lowerBound...].prefix(1_000)
    }
  }
}
