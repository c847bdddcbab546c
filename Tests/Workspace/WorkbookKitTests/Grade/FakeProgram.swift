import Foundation
import Results

@testable import WorkbookKit

/// How a check of the fake program goes.
enum Act {
  case passes, fails
  /// The process ends while the check runs.
  case ends(ProcessResult.Ending, saying: String = "")
  /// The process goes on until it is ended.
  case hangs
  /// The check passes. The process ends when the next check begins, or, if
  /// there is none, when all of them are over.
  case endsLater(ProcessResult.Ending)

  static let traps = Act.ends(.signal(5), saying: "Fatal error: no")
  static let floods = Act.ends(.flood(megabytes: 1))
  static let exits = Act.ends(.exit(0))
}

/// Stands for the program of the built tests: it takes the same arguments, and
/// writes down what its suites would.
struct FakeProgram {
  /// By exercise, how each check of its suite goes. The checks are named `one`,
  /// `two` and `three`.
  var acts: [(exercise: Exercise, acts: [Act])]

  private struct Check {
    let exercise: Exercise
    let name: String
    let line: Int
    let act: Act

    var id: String { "T.S/\(name)()/\(exercise.suite).swift:\(line):3" }
  }

  /// Runs the tests that the arguments select.
  ///
  /// - Returns: Their names, such as `First.one`, and how the process ended.
  func run(
    _ invocation: Invocation
  ) throws -> (names: [String], result: ProcessResult) {
    let words = invocation.command
    func pattern(_ option: String) -> Regex<AnyRegexOutput>? {
      words.firstIndex(of: option).flatMap { try? Regex(words[$0 + 1]) }
    }
    let (filter, skip) = (pattern("--filter")!, pattern("--skip"))
    let checks = acts.flatMap { exercise, acts in
      zip(["one", "two", "three"], acts).enumerated().map { index, check in
        Check(
          exercise: exercise, name: check.0, line: 4 + 3 * index, act: check.1)
      }
    }.filter { check in
      check.id.contains(filter) && skip.map { !check.id.contains($0) } ?? true
    }
    let names = checks.map { "\($0.exercise.name).\($0.name)" }
    return (names, play(checks, invocation))
  }

  private func play(_ checks: [Check], _ invocation: Invocation)
    -> ProcessResult
  {
    let file = ResultsFile(of: invocation)
    func write(
      _ kind: RunEvent.Kind, _ check: Check, _ message: String = "",
      in path: String = "", line: Int = 0
    ) {
      var event = RunEvent(kind, path: check.exercise.path, id: check.id)
      (event.name, event.time) = (check.name, kind == .ended ? 1.25 : 1)
      (event.message, event.file, event.line) = (message, path, line)
      file.write(event)
    }
    for check in checks {
      write(
        .planned, check,
        in: "Tests/\(check.exercise.path)/\(check.exercise.suite).swift",
        line: check.line)
    }
    var ending = ProcessResult.Ending.exit(0)
    for check in checks {
      write(.began, check)
      if ending != .exit(0), ending != .exit(1) { break }
      switch check.act {
      case .ends(let ending, let words):
        return ProcessResult(ending: ending, output: words + "\n")
      case .hangs:
        return ProcessResult(
          ending: .silence(invocation.limits.silence!), output: "")
      case .endsLater(let later): ending = later
      case .fails:
        ending = .exit(1)
        write(.failed, check, "a law", in: "F.swift", line: check.line + 1)
      case .passes: break
      }
      write(.ended, check)
    }
    return ProcessResult(ending: ending, output: "")
  }
}

extension ResultsFile {
  /// The file that the variables of a program name.
  convenience init(of invocation: Invocation) {
    let path = invocation.environment[Self.variable] ?? nil
    self.init(URL(filePath: path!), run: 1)
  }
}
