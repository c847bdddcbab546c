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
        your place couldn't be saved: \
        \(folder.path(percentEncoded: false)) can't be written to; \
        chmod -R u+rwX .workbook
        """)
    }
  }
}

// The exercise that comes after a lesson. The folders list a chapter's
// exercises, and the grader notes in .workbook/progress.json what is solved.

/// The number of the first exercise of a chapter that is not solved, such as
/// `5.1`; nil if there is none.
///
/// - Parameter chapter: The chapter's folder, such as `05-Environment`.
func firstToSolve(inChapter chapter: String, of root: URL) -> String? {
  let solved = solvedExercises(in: root)
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: root.appending(path: "Exercises/\(chapter)")
      .path(percentEncoded: false))
  // A folder is named after its place and its exercise: `1-InjectAnAccount`.
  let places = (names ?? []).compactMap { name -> Int? in
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let place = Int(parts[0]) else { return nil }
    return solved.contains(String(parts[1])) ? nil : place
  }
  let number = Int(chapter.prefix { $0 != "-" })
  return places.min().flatMap { place in number.map { "\($0).\(place)" } }
}

/// The names of the exercises that the grader has found solved; none if that is
/// not known, since a lesson goes on all the same.
func solvedExercises(in root: URL) -> Set<String> {
  struct Progress: Decodable {
    struct Exercise: Decodable { var solved: String? }
    var exercises: [String: Exercise]
  }
  let kept = try? Data(
    contentsOf: root.appending(path: ".workbook/progress.json"))
  let progress = kept.flatMap {
    try? JSONDecoder().decode(Progress.self, from: $0)
  }
  return Set(
    (progress?.exercises ?? [:]).filter { $0.value.solved != nil }.keys)
}
