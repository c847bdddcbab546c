// Where a person left a lesson: the title of a section, in a small file below
// `.workbook`. A lesson whose sections were renamed begins at the start.

import Foundation

struct Bookmark {
  let file: URL

  var section: String? {
    try? String(contentsOf: file, encoding: .utf8)
  }

  /// - Throws: A `LessonError` if the folder cannot be written to.
  func set(_ section: String?) throws {
    guard let section else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true
      )
      try section.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw LessonError(
        """
        your place cannot be kept: \
        \(file.deletingLastPathComponent().path(percentEncoded: false)) \
        cannot be written to
        """)
    }
  }
}
