// The map of this module, which says what graded exercises came to:
//
//   ResultsFile    a line for each moment of a run, written at once and in one
//                  piece, so that nothing is lost when the process ends
//   RunResults     what the moments of a run add up to
//   ShippedFiles   not started, and the files with TODOs: the one definition
//   ReportText     the report, of `swift test` and of `make grade`, and the
//                  last lines of it and of many commands: what to type next
//   TestProgram    how built tests are started, on each system
//
// GradingKit writes the file while the tests run. `swift test` reports from it
// when it ends; the workbook's tool reads it and reports in the same words.

import Foundation

/// Something that has happened in a run of the tests.
public struct Moment: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// A run begins; every line below is of this run.
    case run
    /// Nobody has changed the exercise, and so it is skipped.
    case notStarted
    /// A check is going to run.
    case planned
    case began, failed, ended, skipped
    /// A check that takes its time is still running.
    case waiting
    /// All scenes of a story have been played.
    case over
    /// A program begins with the suites of a chapter, or has ended. Swift Build
    /// makes a program of each chapter's suites, other build systems one of all.
    case opened, closed
  }

  public var kind: Kind
  /// The folder below `Tests/`, such as `01-Declaration/1-DeclareAStore`, or
  /// `01-Declaration/Story`.
  public var path = ""
  /// The name by which the test library selects the check.
  public var id = ""
  /// The name of the check for people.
  public var name = ""
  /// Whether the check looks for a fault that the exercise is shipped with.
  public var isSymptom = false
  /// The origin of the check or of the failure, from the workspace's root.
  public var file = ""
  public var line = 0
  public var message = ""
  /// The size of the file of printed text.
  public var printed = 0
  /// Seconds since some moment before the run.
  public var time = 0.0
  /// The process that has started the run.
  public var run: Int32 = 0

  public init(_ kind: Kind, path: String = "", id: String = "") {
    self.kind = kind
    self.path = path
    self.id = id
  }
}

/// A file that a run of the tests writes its moments to.
public final class ResultsFile: Sendable {
  /// The environment variable that names the file. The tool sets it; without
  /// it, the file is `.workbook/results.jsonl`.
  public static let variable = "WORKBOOK_RESULTS"

  /// The moments of the same run that another process has written before.
  public let earlier: [Moment]
  /// The file's descriptor; -1 if it cannot be written.
  private let descriptor: Int32

  /// Opens a file to write a run's moments to. Those of another run go.
  ///
  /// - Parameter run: The process that has started the run. `swift test` starts
  ///   one process for XCTest and another one for Swift Testing.
  public init(_ file: URL, run: Int32) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let moments = Self.moments(in: file)
    let isSameRun = moments.first?.kind == .run && moments.first?.run == run
    earlier = isSameRun ? moments : []
    descriptor = open(
      file.path(percentEncoded: false),
      O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isSameRun ? 0 : O_TRUNC),
      0o644)
    if !isSameRun {
      var first = Moment(.run)
      first.run = run
      write(first)
    }
  }

  deinit { close(descriptor) }

  /// Writes a moment.
  public func write(_ moment: Moment) {
    guard descriptor >= 0, var line = try? JSONEncoder().encode(moment) else {
      return
    }
    line.append(UInt8(ascii: "\n"))
    _ = line.withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
  }

  /// The moments in a file. A line that a crash has cut off is left out.
  public static func moments(in file: URL) -> [Moment] {
    // Graded code may have put something without end in the file's place.
    let facts = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let data = try? Data(contentsOf: file)
    else { return [] }
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Moment.self, from: $0)
    }
  }

  /// The file of what the graded code prints, beside a results file.
  public static func printed(beside file: URL) -> URL {
    file.appendingPathExtension("printed")
  }
}
