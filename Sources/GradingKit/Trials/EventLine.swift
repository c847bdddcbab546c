// Reads, line by line, what the two test frameworks report about a suite that a
// learner has written. Swift Testing writes events, which are read in this
// file. XCTest prints text, which is read in XCTestLine.swift.

import Foundation

/// A line of Swift Testing's event stream, version 0, with only the fields that
/// are used.
///
/// The stream has one JSON object on each line. The lines are written as the
/// events happen, so they survive a crash.
struct EventLine: Decodable {
  /// A place in a source file.
  struct Location: Decodable {
    var _filePath: String?
    var filePath: String?
    var fileID: String?
    var line: Int

    /// The file, by the path that the compiler was given if that path is known.
    var file: String { filePath ?? _filePath ?? fileID ?? "" }
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  /// An issue that a test has recorded.
  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var _severity: String?
    var sourceLocation: Location?
  }

  struct Instant: Decodable { var absolute: Double }

  /// A test that is declared, or an event of the run.
  struct Payload: Decodable {
    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Location?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
    var instant: Instant?

    /// The time of the event, in seconds since an arbitrary moment.
    var seconds: Double? { instant?.absolute }

    /// Whether the issue makes a test fail.
    var isFailure: Bool {
      issue?.isFailure
        ?? (issue?.isKnown != true && issue?._severity != "warning")
    }

    /// All messages as the library prints them, but without their marks.
    var texts: [String] { messages?.map(\.text) ?? [] }

    /// All messages, in one line.
    var text: String { texts.joined(separator: "; ") }

    /// The messages with a symbol, such as `fail` or `details`.
    func text(_ symbol: String) -> String {
      messages?.filter { $0.symbol == symbol }.map(\.text)
        .joined(separator: "\n") ?? ""
    }
  }

  /// `test` or `event`.
  var kind: String
  var payload: Payload

  /// The lines of a stream. Lines that can't be read are skipped.
  static func lines(of stream: String) -> [EventLine] {
    let decoder = JSONDecoder()
    return stream.split(separator: "\n").compactMap {
      try? decoder.decode(EventLine.self, from: Data($0.utf8))
    }
  }
}

/// The base name of a function: `a b` for `` `a b`(c:) ``.
func functionName(_ name: some StringProtocol) -> String {
  name.hasPrefix("`")
    ? String(name.dropFirst().prefix { $0 != "`" })
    : String(name.prefix { $0 != "(" })
}
