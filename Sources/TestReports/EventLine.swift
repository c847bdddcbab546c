// What the two test frameworks report, line by line, as values. The tool reads
// it to grade a suite, and GradingKit to judge a suite that a learner has
// written. Swift Testing writes events, in this file; XCTest prints, in
// XCTestLine.swift.

import Foundation

/// A line of the event stream of Swift Testing, version 0: the part of its
/// schema that is read here.
///
/// The stream is JSON, a line each, written as the events happen, so that it
/// survives a crash.
public struct EventLine: Decodable {
  public struct Location: Decodable {
    var _filePath: String?
    var filePath: String?
    var fileID: String?
    public var line: Int

    /// The file, as the compiler was given it where that is known.
    public var file: String { filePath ?? _filePath ?? fileID ?? "" }
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  public struct Issue: Decodable {
    public var isKnown: Bool?
    var isFailure: Bool?
    var _severity: String?
    public var sourceLocation: Location?
  }

  struct Instant: Decodable { var absolute: Double }

  public struct Payload: Decodable {
    public var kind: String?
    public var id: String?
    public var name: String?
    public var displayName: String?
    public var sourceLocation: Location?
    public var testID: String?
    public var issue: Issue?
    var messages: [Message]?
    var instant: Instant?

    /// When it happened, in seconds since an arbitrary moment.
    public var seconds: Double? { instant?.absolute }

    /// Whether an issue makes a test fail.
    public var isFailure: Bool {
      issue?.isFailure
        ?? (issue?.isKnown != true && issue?._severity != "warning")
    }

    /// What was said, all of it.
    public var text: String {
      messages?.map(\.text).joined(separator: "; ") ?? ""
    }

    /// What was said under a symbol: `fail`, or `details`.
    public func text(_ symbol: String) -> String {
      messages?.filter { $0.symbol == symbol }.map(\.text)
        .joined(separator: "\n") ?? ""
    }
  }

  public var kind: String
  public var payload: Payload

  /// The lines of a stream. Those that can't be read are passed over.
  public static func lines(of stream: String) -> [EventLine] {
    let decoder = JSONDecoder()
    return stream.split(separator: "\n").compactMap {
      try? decoder.decode(EventLine.self, from: Data($0.utf8))
    }
  }
}

/// The name of a function as it is declared: of `` `a b`(c:) `` it is `a b`.
public func functionName(_ name: some StringProtocol) -> String {
  name.hasPrefix("`")
    ? String(name.dropFirst().prefix { $0 != "`" })
    : String(name.prefix { $0 != "(" })
}
