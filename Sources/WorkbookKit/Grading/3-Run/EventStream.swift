// Reads the event stream of one run of Swift Testing: JSON lines, written as
// the events happen, so that they survive a crash.

import TestReports

/// The checks of a run, by suite.
struct EventStream: Equatable {
  private var checks: [String: Check] = [:]
  private var began: [String: Double] = [:]
  /// Whether the stream has declared a test.
  private(set) var hasPlan = false
  /// Whether the run has reached its end.
  private(set) var isComplete = false
  /// Something that no run of Swift Testing reports; nil if there is nothing.
  private(set) var contradiction: String?

  /// Reads a stream; lines that can't be read are skipped.
  ///
  /// - Parameter output: What the run has printed.
  init(_ text: String, output: String = "") {
    let lines = EventLine.lines(of: text)
    for line in lines { take(line) }
    for (id, text) in PrintedText(output, events: lines).texts {
      checks[id]?.printout = Printout(text)
    }
  }

  /// The checks of a suite, in the order of its file.
  func checks(of suite: String) -> [Check] {
    checks.values.filter { $0.suite == suite }.sorted { $0.line < $1.line }
  }

  private mutating func take(_ line: EventLine) {
    let payload = line.payload
    let id = payload.testID ?? ""
    switch (line.kind, payload.kind) {
    case ("test", "function"):
      guard let id = payload.id, let place = payload.sourceLocation else {
        return
      }
      hasPlan = true
      let function = functionName(payload.name ?? id)
      checks[id] = Check(
        suite: String(id.prefix { $0 != "." }), function: function,
        name: payload.displayName ?? function, file: place.file,
        line: place.line, outcome: .unreported)
    case ("event", "testStarted"):
      if isComplete || checks[id].map({ $0.outcome != .unreported }) == true {
        contradict("began twice", id)
      }
      checks[id]?.outcome = .running
      began[id] = payload.seconds
    case ("event", "testSkipped"):
      checks[id]?.outcome = .skipped
    case ("event", "issueRecorded"):
      guard payload.issue?.isKnown != true else { return }
      checks[id]?.issues.append(Check.Issue(payload))
    case ("event", "testEnded"):
      guard let check = checks[id] else { return }
      if isComplete || check.outcome != .running {
        contradict("ended without a beginning", id)
      }
      checks[id]?.outcome = check.issues.isEmpty ? .passed : .failed
      if let start = began[id], let end = payload.seconds {
        checks[id]?.seconds = end - start
      }
    case ("event", "runEnded"):
      if isComplete { contradiction = "its run ended twice" }
      isComplete = true
    default: break
    }
  }

  private mutating func contradict(_ what: String, _ id: String) {
    guard contradiction == nil, let check = checks[id] else { return }
    contradiction = "\(check.name): \(what)"
  }
}

extension Check.Issue {
  fileprivate init(_ payload: EventLine.Payload) {
    let place = payload.issue?.sourceLocation
    self.init(
      expectation: payload.text("fail"), explanation: payload.text("details"),
      file: place?.file ?? "", line: place?.line ?? 0)
  }
}
