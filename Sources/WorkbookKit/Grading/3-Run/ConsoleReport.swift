// Reads what Swift Testing prints, when its event stream cannot be read: the
// disk refuses the file, or the toolchain writes it differently.

/// The checks of one suite, as far as its run has printed them.
struct ConsoleReport {
  private var outcomes: [Substring: Check.Outcome] = [:]
  private var issues: [Substring: [Check.Issue]] = [:]
  private let suite: Suite

  /// Reads what a run of one suite has printed.
  init(_ text: String, of suite: Suite) {
    self.suite = suite
    var recording: Substring?
    // In a terminal the marks are in colour.
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for line in plain.split(separator: "\n") {
      // Between an issue and its comment there may be lines about the values.
      if let name = recording, line.hasPrefix("↳ ") {
        explain(name, String(line.dropFirst(2)))
      }
      if let issue = line.firstMatch(
        of: /Test "?(.+?)"?(?:\(\))? recorded an issue at (\S+):(\d+):\d+: (.*)/
      ) {
        recording = issue.1
        let file = suite.checks.map(\.file).first { $0.hasSuffix(issue.2) }
        issues[issue.1, default: []].append(
          Check.Issue(
            expectation: String(issue.4), explanation: "",
            file: file ?? String(issue.2), line: Int(issue.3) ?? 0))
      } else if let event = line.firstMatch(
        of:
          /Test "?(.+?)"?(?:\(\))? (started\.|passed after|failed after|skipped)/
      ) {
        recording = nil
        outcomes[event.1] =
          switch event.2 {
          case "passed after": .passed
          case "failed after": .failed
          case "skipped": .skipped
          default: .running
          }
      }
    }
  }

  /// Every check that the suite declares.
  var checks: [Check] {
    suite.checks.map { declared in
      var check = Check(declared, of: suite)
      let name = declared.function[...]
      check.outcome = outcomes[name] ?? .unreported
      check.issues = issues[name] ?? []
      return check
    }
  }

  private mutating func explain(_ name: Substring, _ comment: String) {
    guard let last = issues[name]?.popLast() else { return }
    let texts = [last.explanation, comment].filter { !$0.isEmpty }
    issues[name]?.append(
      Check.Issue(
        expectation: last.expectation,
        explanation: texts.joined(separator: "\n"), file: last.file,
        line: last.line))
  }
}
