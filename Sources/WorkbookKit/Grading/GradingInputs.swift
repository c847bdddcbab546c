// Grades depend on more than the learner's files: on suites, cores, the
// manifest and the toolchain. A kept grade holds while none of these changes.

import Foundation

/// Everything that grades depend on besides the learner's files, at one moment.
struct GradingInputs {
  /// A stamp for each file.
  private let stamps: [String]

  init(of workspace: Workspace) {
    stamps =
      workspace.sourcesOfGrades.map(workspace.stamp)
      + [Self.toolchain].compactMap { $0.map(workspace.stamp) }
  }

  var fingerprint: String {
    WorkbookKit.fingerprint(of: stamps.joined(separator: "\n"))
  }

  /// A file that has been changed, added or deleted since.
  func firstChange(since before: GradingInputs) -> String? {
    let change =
      stamps.first(where: notIn(before))
      ?? before.stamps.first(where: notIn(self))
    return change.map { stamp in
      stamp.split(separator: " ").dropLast(2).joined(separator: " ")
    }
  }

  private func notIn(_ other: GradingInputs) -> (String) -> Bool {
    let known = Set(other.stamps)
    return { !known.contains($0) }
  }

  /// The first `swift` on `PATH`, with links resolved.
  private static var toolchain: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swift" }
      .first { FileFacts($0) != nil }
      .map {
        URL(filePath: $0).resolvingSymlinksInPath().path(percentEncoded: false)
      }
  }
}
