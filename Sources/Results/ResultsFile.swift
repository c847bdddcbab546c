// A results file has one moment a line, as JSON. Each line is written at once,
// in one piece, so that nothing is lost when the process ends.

import Foundation

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
