// What one run of a learner's suite has shown. What the process prints and
// writes is data: it is read with care, and compared with how it ended.

import Foundation

/// One run of a suite on one model.
struct TrialRun: Equatable, Sendable {
  enum Ending: Equatable, Sendable {
    /// It came to its end.
    case complete
    /// It was ended, because all that mattered was known.
    case enough
    /// It took longer than it may.
    case late
    /// It printed more than it may.
    case flood
    /// A signal, and what the program said.
    case crash(String)
    /// The program was ended from inside.
    case exit(Int32)
    /// It reported what no run reports.
    case contradiction
  }

  var ending = Ending.complete
  /// The tests that began, in this order.
  var begun: [String] = []
  /// The first message of each test that failed.
  var failures: [String: String] = [:]
  /// The tests that were skipped.
  var skipped: Set<String> = []
  /// The test that ran last, if it has not ended.
  var running: String?
  /// Whether the framework has reported the end of the run.
  var hasLastWord = false

  /// The tests that ran.
  var tests: [String] { begun.filter { !skipped.contains($0) } }
}

// MARK: - Swift Testing

extension TrialRun {
  /// Reads the event stream of Swift Testing, version 0.
  init(events: String) {
    self.init()
    for line in events.split(separator: "\n") {
      let data = Data(line.utf8)
      if let record = try? JSONDecoder().decode(EventRecord.self, from: data) {
        take(record)
      }
    }
  }

  private mutating func take(_ record: EventRecord) {
    let payload = record.payload
    guard record.kind == "event" else { return }
    if payload.kind == "runEnded" { hasLastWord = true }
    guard let test = Self.name(ofTest: payload.testID ?? "") else {
      // A suite that cannot be made, or an issue that belongs to no test.
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

  /// What a test is called by its id, such as ``A.Suite/`a b`(n:)/B.swift:3:4``:
  /// its suites and its function, `Suite/a b`. Nil if it is no function, whose
  /// id alone ends with a place.
  private static func name(ofTest id: String) -> String? {
    var path =
      id.split(separator: ".", maxSplits: 1).last?
      .split(separator: "/") ?? []
    guard path.count > 1, path.removeLast().contains(".swift:") else {
      return nil
    }
    let function = path.removeLast()
    let name =
      function.hasPrefix("`")
      ? function.dropFirst().prefix { $0 != "`" }
      : function.prefix { $0 != "(" }
    return (path + [name]).joined(separator: "/")
  }
}

/// The part of the stream's schema that is used here.
private struct EventRecord: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable {
      var symbol: String
      var text: String
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var _severity: String?
    }

    var kind: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?

    /// Whether an issue makes a test fail.
    var isFailure: Bool {
      issue?.isFailure
        ?? (issue?.isKnown != true && issue?._severity != "warning")
    }

    var text: String {
      messages?.map(\.text).joined(separator: "; ") ?? ""
    }
  }

  var kind: String
  var payload: Payload
}

// MARK: - XCTest

extension TrialRun {
  /// Reads what XCTest prints of one class. On macOS it names a test
  /// `-[Module.Class test_a]`, elsewhere `Class.test_a`.
  init(output: String, class name: String) {
    self.init()
    for line in output.split(separator: "\n") {
      // In a flood this is quicker than a pattern.
      if line.contains("Executed ") { hasLastWord = true }
      guard line.contains("Test Case '") || line.contains(": error: ") else {
        continue
      }
      if let match = line.firstMatch(
        of:
          /Test Case '(?:-\[)?(?:\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
      ), match.1 == name {
        let test = String(match.2)
        switch match.3 {
        case "started":
          begun.append(test)
          running = test
        case "skipped":
          skipped.insert(test)
          fallthrough
        default:
          if match.3 == "failed" {
            failures[test] = failures[test] ?? "it failed"
          }
          if running == test { running = nil }
        }
      } else if let match = line.firstMatch(
        of:
          /([^\/]+:[0-9]+): error: (?:-\[)?(?:\w+\.)?(\w+)[. ](\w+)\]? : (.+)$/
      ), match.2 == name {
        let test = String(match.3)
        failures[test] =
          failures[test]
          ?? "\(match.1): \(match.4.replacing(/\ - $/, with: ""))"
      }
    }
  }
}
