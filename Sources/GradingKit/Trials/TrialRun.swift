// The result of one run of a learner's suite. The output of the process can't
// be trusted, so it is parsed with care and compared with how the process has
// ended.

/// One run of a suite on one model.
struct TrialRun: Equatable, Sendable {
  enum Ending: Equatable, Sendable {
    /// The run has reached its end.
    case complete
    /// The run was ended early, because its result was certain.
    case enough
    /// The run took too long.
    case late
    /// The run printed too much.
    case flood
    /// A signal stopped the program, which printed this message.
    case crash(String)
    /// The program ended itself with this code.
    case exit(Int32)
    /// The report is one that no honest run produces.
    case contradiction
  }

  var ending = Ending.complete
  /// The tests that have begun, in order.
  var begun: [String] = []
  /// The first message of each test that failed.
  var failures: [String: String] = [:]
  /// The tests that were skipped.
  var skipped: Set<String> = []
  /// The last test; nil if it has ended, or if no test has begun.
  var running: String?
  /// Whether the framework has reported the end of the run.
  var hasLastWord = false

  /// The tests that have run.
  var tests: [String] { begun.filter { !skipped.contains($0) } }
}

// MARK: - Swift Testing

extension TrialRun {
  /// Reads the event stream of Swift Testing, version 0.
  init(events: String) {
    self.init()
    for line in EventLine.lines(of: events) { take(line) }
  }

  private mutating func take(_ line: EventLine) {
    let payload = line.payload
    guard line.kind == "event" else { return }
    if payload.kind == "runEnded" { hasLastWord = true }
    guard let test = Self.name(ofTest: payload.testID ?? "") else {
      // This is a suite that can't be created, or an issue that belongs to no
      // test.
      if payload.kind == "issueRecorded", payload.isFailure {
        failures["the suite"] = failures["the suite"] ?? payload.text
      }
      return
    }
    switch payload.kind {
    case "testStarted":
      begun.append(test)
      running = test
    case "testSkipped":
      begun.append(test)
      skipped.insert(test)
    case "issueRecorded" where payload.isFailure:
      failures[test] = failures[test] ?? payload.text
    case "testEnded":
      if running == test { running = nil }
    default: break
    }
  }

  /// The name of a test, taken from its id.
  ///
  /// For the id ``A.Suite/`a b`(n:)/B.swift:3:4``, the name is `Suite/a b`. It
  /// is nil if the id is not that of a function, because only those end with a
  /// place.
  private static func name(ofTest id: String) -> String? {
    var path =
      id.split(separator: ".", maxSplits: 1).last?
      .split(separator: "/") ?? []
    guard path.count > 1, path.removeLast().contains(".swift:") else {
      return nil
    }
    let name = functionName(path.removeLast())
    return (path + [name[...]]).joined(separator: "/")
  }
}

// MARK: - XCTest

extension TrialRun {
  /// Reads the output of XCTest for one class.
  init(output: String, class name: String) {
    self.init()
    for line in output.split(separator: "\n") {
      switch XCTestLine(line) {
      case .end: hasLastWord = true
      case .test(.started, let test, name):
        begun.append(test)
        running = test
      case .test(let event, let test, name):
        if event == .skipped { skipped.insert(test) }
        if event == .failed { failures[test] = failures[test] ?? "it failed" }
        if running == test { running = nil }
      case .failure(let message, let place, let test, name):
        failures[test] =
          failures[test]
          ?? "\(place): \(message.replacing(/\ - $/, with: ""))"
      default: break
      }
    }
  }
}
