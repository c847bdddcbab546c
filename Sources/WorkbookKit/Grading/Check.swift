// What one run of the tests reported, read from the event stream of
// `swift test`: JSON lines that are written as the events happen.

import Foundation

/// One test of a suite, and how it went.
struct Check: Equatable {
  enum Outcome: Equatable {
    case passed, failed, skipped
    /// It began and never ended: the process died in it.
    case interrupted
  }

  struct Issue: Equatable {
    /// What the expectation said, such as `Expectation failed: a == b`.
    let expectation: String
    /// The comment on it: what was seen, and the law.
    let explanation: String
    let file: String
    let line: Int
  }

  let suite: String
  let name: String
  /// Its line in the suite: the order of reading.
  let line: Int
  var outcome: Outcome?
  var issues: [Issue] = []
}

/// The checks of a run, by suite.
struct EventStream {
  private(set) var checks: [String: Check] = [:]
  private var startedSuites: Set<String> = []

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
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      guard let id = payload.id, let place = payload.sourceLocation else {
        return
      }
      checks[id] = Check(
        suite: String(id.prefix { $0 != "." }),
        name: payload.displayName ?? payload.name ?? id, line: place.line)
    case ("event", "testStarted"):
      set(.interrupted, of: payload.testID)
    case ("event", "testSkipped"):
      set(.skipped, of: payload.testID)
    case ("event", "issueRecorded"):
      guard let id = payload.testID else { return }
      checks[id]?.issues.append(payload.asIssue)
    case ("event", "testEnded"):
      guard let id = payload.testID, let check = checks[id] else { return }
      set(check.issues.isEmpty ? .passed : .failed, of: id)
    default: break
    }
  }

  private mutating func set(_ outcome: Check.Outcome, of id: String?) {
    if let id { checks[id]?.outcome = outcome }
  }
}

// The part of the stream's schema, version 0, that is used here.
private struct StreamLine: Decodable {
  struct Payload: Decodable {
    struct Location: Decodable {
      var _filePath: String?
      var fileID: String?
      var line: Int
    }
    struct Message: Decodable {
      var symbol: String
      var text: String
    }
    struct Issue: Decodable { var sourceLocation: Location? }

    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Location?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?

    var asIssue: Check.Issue {
      func text(_ symbol: String) -> String {
        messages?.filter { $0.symbol == symbol }.map(\.text)
          .joined(separator: "\n") ?? ""
      }
      let place = issue?.sourceLocation
      return Check.Issue(
        expectation: text("fail"), explanation: text("details"),
        file: place?._filePath ?? place?.fileID ?? "", line: place?.line ?? 0)
    }
  }

  var kind: String
  var payload: Payload
}
