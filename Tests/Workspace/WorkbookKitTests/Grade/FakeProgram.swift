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
  /// The code that it ends with, if it ends by itself; nil is the right one.
  var code: Int32?

  private static let names = ["one", "two", "three"]

  /// Runs the tests that the arguments select.
  ///
  /// - Returns: Their names, such as `First.one`, and how the process ended.
  func run(
    _ invocation: Invocation
  ) throws -> (names: [String], result: ProcessResult) {
    func argument(_ option: String) -> Regex<AnyRegexOutput>? {
      let words = invocation.command
      return words.firstIndex(of: option).flatMap { try? Regex(words[$0 + 1]) }
    }
    let skip = argument("--skip")
    let tests = acts.flatMap { exercise, acts in
      acts.enumerated().map { index, act in
        (
          exercise: exercise, name: Self.names[index], line: 4 + 3 * index,
          id:
            "T.S/\(Self.names[index])()/\(exercise.suite).swift:\(4 + 3 * index):3",
          act: act
        )
      }
    }.filter { test in
      test.id.contains(argument("--filter")!)
        && skip.map { !test.id.contains($0) } ?? true
    }
    let file = ResultsFile(of: invocation)
    func write(
      _ kind: RunEvent.Kind,
      _ test: (
        exercise: Exercise, name: String, line: Int, id: String, act: Act
      ), _ change: (inout RunEvent) -> Void = { _ in }
    ) {
      var event = RunEvent(kind, path: test.exercise.path, id: test.id)
      (event.name, event.time) = (test.name, kind == .ended ? 1.25 : 1)
      change(&event)
      file.write(event)
    }
    for test in tests {
      write(.planned, test) {
        $0.file = "Tests/\(test.exercise.path)/\(test.exercise.suite).swift"
        $0.line = test.line
      }
    }
    func result() -> ProcessResult {
      var later: ProcessResult.Ending?
      var hasFailed = false
      for test in tests {
        write(.began, test)
        if let later { return ProcessResult(ending: later, output: "") }
        switch test.act {
        case .ends(let ending, let words):
          return ProcessResult(ending: ending, output: words + "\n")
        case .hangs:
          return ProcessResult(
            ending: .silence(invocation.limits.silence!), output: "")
        case .endsLater(let ending): later = ending
        case .fails:
          hasFailed = true
          write(.failed, test) {
            ($0.message, $0.file, $0.line) = ("a law", "F.swift", test.line + 1)
          }
        case .passes: break
        }
        write(.ended, test)
      }
      return ProcessResult(
        ending: later ?? .exit(code ?? (hasFailed ? 1 : 0)), output: "")
    }
    return (tests.map { "\($0.exercise.name).\($0.name)" }, result())
  }
}

extension ResultsFile {
  /// The file that a program is told to write to.
  convenience init(of invocation: Invocation) {
    let path = invocation.environment[Self.variable] ?? nil
    self.init(URL(filePath: path!), run: 1)
  }
}
