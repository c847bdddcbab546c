// The result of one run of a learner's suite. The output of the process is not
// trusted: it is parsed with care, and compared with the end of the process.

import Foundation

/// One run of a suite on one model.
struct TrialRun: Equatable, Sendable {
  enum Ending: Equatable, Sendable {
    /// The run came to its end.
    case complete
    /// The run was ended because its result was certain.
    case enough
    /// The run took too long.
    case late
    /// The run printed too much.
    case flood
    /// A signal stopped the program, which printed this message.
    case crash(String)
    /// The program ended itself with this code.
    case exit(Int32)
    /// The report is one that no true run gives.
    case contradiction
  }

  var ending = Ending.complete
  /// The tests that began, in order.
  var begun: [String] = []
  /// The first message of each test that failed.
  var failures: [String: String] = [:]
  /// The tests that were skipped.
  var skipped: Set<String> = []
  /// The last test, if it has begun but not ended.
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

  /// The name of a test, from its id: `Suite/a b` for
  /// ``A.Suite/`a b`(n:)/B.swift:3:4``.
  ///
  /// Nil if the id is not of a function: only those end with a place.
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

/// A record of the stream, with the fields that are used here.
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
  /// Reads the output of XCTest for one class.
  ///
  /// On macOS XCTest names a test `-[Module.Class test_a]`, elsewhere
  /// `Class.test_a`.
  init(output: String, class name: String) {
    self.init()
    for line in output.split(separator: "\n") {
      // For a flood of output, this is faster than a pattern.
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
