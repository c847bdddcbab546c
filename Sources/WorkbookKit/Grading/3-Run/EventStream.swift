// What one run of Swift Testing reported, read from its event stream: JSON
// lines that are written as the events happen, so that they survive a crash.

import Foundation

/// The checks of a run, by suite.
struct EventStream: Equatable {
  private var checks: [String: Check] = [:]
  private var began: [String: Double] = [:]
  /// Whether anything could be read.
  private(set) var hasPlan = false
  /// Whether the run went to its end.
  private(set) var isComplete = false
  /// What no run of Swift Testing reports; nil if there is nothing.
  private(set) var contradiction: String?

  /// Reads a stream; lines that can't be read are passed over.
  init(_ text: String) {
    let decoder = JSONDecoder()
    for line in text.split(separator: "\n") {
      if let record = try? decoder.decode(
        StreamLine.self, from: Data(line.utf8))
      {
        take(record)
      }
    }
  }

  /// The checks of a suite, in the order of its file.
  func checks(of suite: String) -> [Check] {
    checks.values.filter { $0.suite == suite }.sorted { $0.line < $1.line }
  }

  private mutating func take(_ record: StreamLine) {
    let payload = record.payload
    let id = payload.testID ?? ""
    switch (record.kind, payload.kind) {
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
      began[id] = payload.instant?.absolute
    case ("event", "testSkipped"):
      checks[id]?.outcome = .skipped
    case ("event", "issueRecorded"):
      guard payload.issue?.isKnown != true else { return }
      checks[id]?.issues.append(payload.asIssue)
    case ("event", "testEnded"):
      guard let check = checks[id] else { return }
      if isComplete || check.outcome != .running {
        contradict("ended without a beginning", id)
      }
      checks[id]?.outcome = check.issues.isEmpty ? .passed : .failed
      if let start = began[id], let end = payload.instant?.absolute {
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

// The part of the stream's schema, version 0, that is used here.
private struct StreamLine: Decodable {
  struct Payload: Decodable {
    struct Location: Decodable {
      var _filePath: String?
      var filePath: String?
      var fileID: String?
      var line: Int

      var file: String { filePath ?? _filePath ?? fileID ?? "" }
    }
    struct Message: Decodable {
      var symbol: String
      var text: String
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var sourceLocation: Location?
    }
    struct Instant: Decodable { var absolute: Double }

    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Location?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
    var instant: Instant?

    var asIssue: Check.Issue {
      func text(_ symbol: String) -> String {
        messages?.filter { $0.symbol == symbol }.map(\.text)
          .joined(separator: "\n") ?? ""
      }
      let place = issue?.sourceLocation
      return Check.Issue(
        expectation: text("fail"), explanation: text("details"),
        file: place?.file ?? "", line: place?.line ?? 0)
    }
  }

  var kind: String
  var payload: Payload
}
