// Copies of what a learner has written, made before a reset or an update changes
// anything. The tool never deletes one.
//
//     .workbook/backups/2026-11-23T024731-reset/Exercises/01-Declaration/…

import Foundation

/// The backups of a workspace.
struct Backups {
  static let folder = ".workbook/backups"

  let workspace: Workspace

  /// Keeps a copy of files, which may also be folders or links. The backup
  /// appears with all of them or not at all.
  ///
  /// - Parameter purpose: The end of its name.
  /// - Returns: The path of the backup.
  /// - Throws: A `Failure` if a file cannot be copied.
  func keep(_ files: [String], for purpose: String) throws -> String {
    let partial = "\(Self.folder)/.partial-\(UUID().uuidString)"
    do {
      for file in files {
        try workspace.makeFolder(for: "\(partial)/\(file)")
        try FileManager.default.copyItem(
          at: workspace.url(file), to: workspace.url("\(partial)/\(file)"))
      }
      let time = Date.ISO8601FormatStyle(
        timeSeparator: .omitted, timeZone: .current
      )
      .year().month().day().time(includingFractionalSeconds: false)
      .format(Date())
      let name = "\(Self.folder)/\(time)-\(purpose)"
      for number in 1..<100 {
        let backup = number == 1 ? name : "\(name)-\(number)"
        // `rename` does not replace a folder with something in it.
        if rename(path(partial), path(backup)) == 0 { return backup }
      }
    } catch {}
    try? FileManager.default.removeItem(at: workspace.url(partial))
    throw Failure(
      """
      \(files.first ?? "") cannot be kept in \(Self.folder), so nothing was \
      changed; check its permissions and the disk
      """)
  }

  private func path(_ path: String) -> String {
    workspace.url(path).path(percentEncoded: false)
  }
}
