// A skeleton marks the places that it leaves to its author, and make test finds
// them.

import Foundation
import WorkbookKit

/// The mark of a place that is still to be written.
///
///     // WRITE THIS: what the type stands for
enum WriteThis {
  static let mark = "WRITE THIS:"
}

extension Workspace {
  /// The places of a chapter that are still to be written. Stubs are read in
  /// `Tests/Stubs`, because the files in `Exercises` are the learner's.
  func unwrittenPlaces(of chapter: Chapter) -> [Finding] {
    let folders = ["Chapters", "Solutions", "Tests", "Tests/Stubs"]
      .map { "\($0)/\(chapter.folder)" }
    let files =
      chapter.exercises.flatMap { [$0.task, $0.hints] } + folders.flatMap(pages)
    return unwrittenPlaces(in: files)
  }

  func unwrittenPlaces(in files: [String]) -> [Finding] {
    files.flatMap { file in
      NumberedLine.lines(of: (try? text(file)) ?? "").compactMap { line in
        line.text.firstRange(of: WriteThis.mark).map { mark in
          Finding(
            file, line.number,
            "to be written:"
              + line.text[mark.upperBound...].prefix { $0 != "|" })
        }
      }
    }
  }

  /// The paths of the Swift files and pages in a folder.
  private func pages(in folder: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: url(folder).path(percentEncoded: false))
    return (paths ?? []).sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .map { "\(folder)/\($0)" }
  }
}
