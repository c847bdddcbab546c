// Where a person left a lesson: the title of a section, in a small file below
// `.workbook`. A lesson whose sections were renamed begins at the start.

import Foundation

struct Bookmark {
  let file: URL

  var section: String? {
    try? String(contentsOf: file, encoding: .utf8)
  }

  /// Keeps a place, or forgets it.
  ///
  /// - Returns: What is in the way of that, if anything is.
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
