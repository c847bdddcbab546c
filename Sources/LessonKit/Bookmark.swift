// The bookmark of a lesson: the title of the section where the reader left, in
// a small file below `.workbook`. If no section has this title any more, the
// lesson begins at the start.

import Foundation

/// The place in a lesson where its reader left.
struct Bookmark {
  let file: URL

  var section: String? {
    try? String(contentsOf: file, encoding: .utf8)
  }

  /// Keeps a place, or removes it if it is nil.
  ///
  /// - Returns: An error if that is not possible.
  func set(_ section: String?) -> LessonError? {
    let folder = file.deletingLastPathComponent()
    do {
      if let section {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true)
        try section.write(to: file, atomically: true, encoding: .utf8)
      } else if self.section != nil {
        try FileManager.default.removeItem(at: file)
      }
      return nil
    } catch {
      return LessonError(
        """
        your place could not be kept: \
        \(folder.path(percentEncoded: false)) cannot be written to; \
        chmod -R u+rwX .workbook
        """)
    }
  }
}
