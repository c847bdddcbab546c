// Says why a run of the tests ended early, in words for a learner.

import Foundation

/// The reason why a run of the tests ended early.
struct Stop: Equatable {
  let outcome: Check.Outcome
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
    case .signal(let number):
      (outcome, explanation) = Self.crash(number, run.output)
    case .exit(let code):
      (outcome, explanation) =
        Self.signal(toldIn: run.output).map { Self.crash($0, run.output) }
        ?? (
          .exited, "this check ended the whole program, as exit(\(code)) does"
        )
    }
  }

  private static func crash(
    _ signal: Int32, _ output: String
  ) -> (Check.Outcome, String) {
    let reason = reason(signal: signal, output: output)
    return (.crashed, crashed + reason)
  }

  private static let crashed = "the program stopped in this check: "

  /// What the check has printed, up to the words with which the program has
  /// stopped. The explanation repeats these, and a list of addresses follows
  /// them.
  ///
  /// - Parameter modules: The modules in which it may have stopped. Its words
  ///   begin with the name of one, and may follow others without a space.
  func withoutItsWords(
    _ printout: Printout, modules: [String]
  ) -> Printout {
    guard outcome == .crashed else { return printout }
    let reason = explanation.dropFirst(Self.crashed.count)
    let starts = [String(reason), "Simultaneous accesses to 0x"].compactMap {
      printout.text.range(of: $0, options: .backwards)?.lowerBound
    }
    guard let start = starts.min() else { return printout }
    var before = printout.text[..<start]
    // The place that comes first, such as `Module/File.swift:3: `.
    let place = before.suffix(200).firstMatch(of: /\w+\.swift:[0-9]+: $/)
    if let place { before = before[..<place.range.lowerBound] }
    for module in modules + ["Swift"] where before.hasSuffix("\(module)/") {
      before = before.dropLast(module.count + 1)
    }
    return Printout(String(before))
  }

  /// The signal that `swift test` reports. On macOS it starts the tests, and
  /// ends with an exit code of its own.
  private static func signal(toldIn output: String) -> Int32? {
    let words = "unexpected signal code "
    return output.range(of: words, options: .backwards).flatMap {
      Int32(output[$0.upperBound...].prefix { $0.isNumber })
    }
  }

  /// The reason why a program stopped that was to end by itself.
  static func reason(of run: ProcessResult) -> String {
    guard case .signal(let number) = run.ending else { return "it was ended" }
    return reason(signal: number, output: run.output)
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
