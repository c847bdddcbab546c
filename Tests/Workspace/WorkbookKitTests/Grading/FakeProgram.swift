import Foundation

@testable import WorkbookKit

/// How a check of the fake program goes.
enum Act {
  case passes, fails, skips
  /// The process ends while the check runs.
  case ends(ProcessResult.Ending, saying: String = "")
  /// The process goes on until it is ended.
  case hangs
  /// The check passes. The process ends when the next check begins, or, if
  /// there is none, when all of them are over.
  case endsLater(ProcessResult.Ending)
  /// The check passes, and has written these events; `SELF` is its id.
  case writes([String])

  static let traps = Act.ends(.signal(5), saying: "Fatal error: no")
  static let floods = Act.ends(.flood(megabytes: 1))
  static let exits = Act.ends(.exit(0))
}

/// Stands for the program of the built tests: it takes the same arguments, and
/// writes what Swift Testing writes.
struct FakeProgram {
  /// By exercise, how each check of its suite goes. The checks are named `one`,
  /// `two` and `three`.
  var acts: [(exercise: String, acts: [Act])]
  /// Whether it can write its event stream.
  var hasStream = true
  /// Whether it prints its last line.
  var hasLastLine = true
  /// The code that it ends with, if it ends by itself; nil is the right one.
  var code: Int32?

  static let checkNames = ["one", "two", "three"]

  /// The source of a suite with so many checks.
  static func source(of suite: String, checks: Int) -> String {
    "import Testing\n\n@Suite struct \(suite) {\n"
      + checkNames.prefix(checks)
      .map { "  @Test func \($0)() {\n  }\n" }.joined(separator: "\n")
      + "}\n"
  }

  /// A check of the program, as Swift Testing names it.
  private struct Test {
    let suite: String
    let name: String
    let line: Int
    let act: Act

    var id: String { "\(suite).\(suite)/\(name)()/\(suite).swift:\(line):4" }

    var plan: String {
      """
      {"kind":"test","payload":{"displayName":"\(name)","id":"\(id)",\
      "isParameterized":false,"kind":"function","name":"\(name)()",\
      "sourceLocation":{"_filePath":"/w/\(suite).swift","column":4,\
      "fileID":"\(suite)/\(suite).swift","line":\(line)}},"version":0}
      """
    }

    func event(_ kind: String, at seconds: Double = 1) -> String {
      """
      {"kind":"event","payload":{"instant":{"absolute":\(seconds),\
      "since1970":\(seconds)},"kind":"\(kind)","messages":[],\
      "testID":"\(id)"},"version":0}
      """
    }

    var issue: String {
      """
      {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":\
      {"_filePath":"/w/\(suite).swift","column":5,"fileID":\
      "\(suite)/\(suite).swift","line":\(line + 1)}},"kind":"issueRecorded",\
      "messages":[{"symbol":"fail","text":"Expectation failed"},{"symbol":\
      "details","text":"a law"}],"testID":"\(id)"},"version":0}
      """
    }
  }

  private var tests: [Test] {
    acts.flatMap { exercise, acts in
      acts.enumerated().map { index, act in
        Test(
          suite: "\(exercise)Tests", name: Self.checkNames[index],
          line: 4 + 3 * index, act: act)
      }
    }
  }

  /// Runs the tests that the arguments select.
  ///
  /// - Returns: Their names, such as `First.one`, and how the process ended.
  func run(
    _ invocation: Invocation
  ) throws -> (names: [String], result: ProcessResult) {
    func argument(_ option: String) -> String? {
      let words = invocation.command
      return words.firstIndex(of: option).map { words[$0 + 1] }
    }
    let filter = try Regex(argument("--filter")!)
    let selected = tests.filter { $0.id.contains(filter) }
    var record = Record(
      limits: invocation.limits, tests: selected, isOver: hasLastLine,
      code: code)
    let result = record.play()
    if hasStream, let path = argument("--event-stream-output-path") {
      try record.events.joined(separator: "\n")
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
    let names = selected.map {
      "\($0.suite.dropLast("Tests".count)).\($0.name)"
    }
    return (names, result)
  }

  /// What one process writes.
  private struct Record {
    let limits: Limits
    let tests: [Test]
    let isOver: Bool
    let code: Int32?
    var events: [String] = []
    var output = ""
    private var later: ProcessResult.Ending?

    init(limits: Limits, tests: [Test], isOver: Bool, code: Int32?) {
      (self.limits, self.tests) = (limits, tests)
      (self.isOver, self.code) = (isOver, code)
    }

    mutating func play() -> ProcessResult {
      events = tests.map(\.plan)
      var failed = 0
      for test in tests {
        if let ending = begin(test) { return end(ending) }
        if case .fails = test.act { failed += 1 }
      }
      events.append(
        #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#)
      if isOver {
        let verb = failed == 0 ? "passed" : "failed"
        output += "Test run with \(tests.count) tests \(verb) after 1 seconds\n"
      }
      return end(later ?? .exit(code ?? (failed == 0 ? 0 : 1)))
    }

    /// Runs a test.
    ///
    /// - Returns: How the process ends in it; nil if it does not.
    private mutating func begin(_ test: Test) -> ProcessResult.Ending? {
      let name = "Test \(test.name)()"
      if case .skips = test.act {
        events.append(test.event("testSkipped"))
        output += "➜ \(name) skipped.\n"
        return nil
      }
      events.append(test.event("testStarted", at: 1))
      output += "◇ \(name) started.\n"
      if let later { return later }
      var verb = "passed"
      switch test.act {
      case .ends(let ending, let words):
        output += words + "\n"
        return ending
      case .hangs: return .silence(limits.silence!)
      case .endsLater(let ending): later = ending
      case .writes(let lines):
        events += lines.map { $0.replacing("SELF", with: test.id) }
      case .fails:
        verb = "failed"
        events.append(test.issue)
        output += """
          ✘ \(name) recorded an issue at \(test.suite).swift:\
          \(test.line + 1):5: Expectation failed
          ↳ a law

          """
      case .passes, .skips: break
      }
      events.append(test.event("testEnded", at: 1.25))
      output += "✔ \(name) \(verb) after 0.250 seconds.\n"
      return nil
    }

    private func end(_ ending: ProcessResult.Ending) -> ProcessResult {
      ProcessResult(ending: ending, output: output)
    }
  }
}
