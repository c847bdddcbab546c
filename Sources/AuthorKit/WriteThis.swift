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
  /// The places that are still to be written. Stubs are read in `Tests/Stubs`,
  /// because the files in `Exercises` are the learner's.
  func unwrittenPlaces() -> [Finding] {
    let tasks = catalogue.exercises.map { $0.task }
    let tests = catalogue.chapters.map { $0.testsFolder }
    let pages =
      ["Chapters", "Solutions", "Tests/Stubs", "Tests/Screens"].flatMap(pages)
      + tests
      .flatMap(pages)
    return (["README.md"] + tasks + pages).flatMap { file in
      let lines = ((try? text(file)) ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line in
        line.firstRange(of: WriteThis.mark).map { mark in
          Finding(
            file: file, line: index + 1,
            text: "to be written:"
              + line[mark.upperBound...].prefix { $0 != "|" })
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

/// Checks that nothing is still to be written.
func testSkeletons(_ workspace: Workspace) -> StepResult {
  let findings = workspace.unwrittenPlaces()
  return findings.isEmpty
    ? .fine("nothing is left to write")
    : .wrong(findings.map(\.description), remedy: "write it")
}
