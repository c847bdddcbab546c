// Keeps the grades of earlier runs, so that nothing is built and run twice. A
// kept grade holds while nothing that it depends on has changed.

import Foundation

/// The contents of a desk's `grades.json`. Losing it costs only time.
struct GradeCache: Codable {
  private struct Kept<Grade: Codable>: Codable {
    /// Changes whenever the grade may change.
    var key: String
    var grade: Grade
  }

  private var exercises: [String: Kept<Grade>] = [:]
  private var stories: [String: Kept<StoryGrade>] = [:]

  init() {}

  /// The grades that a desk keeps; none, if they can't be read.
  init(on desk: Desk) {
    guard
      let data = try? Data(contentsOf: desk.workspace.url(desk.grades)),
      let cache = try? JSONDecoder().decode(GradeCache.self, from: data)
    else { return }
    self = cache
  }

  /// Writes the grades to a desk.
  func save(on desk: Desk) throws {
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    try desk.workspace.write(text, to: desk.grades)
  }

  /// The kept grade of an exercise, if it still holds.
  ///
  /// - Parameter isWhole: Whether all that its checks have printed is wanted.
  func grade(
    of exercise: Exercise, key: String, isWhole: Bool = false
  ) -> Grade? {
    guard let kept = exercises[exercise.name], kept.key == key,
      !isWhole || kept.grade.checks.allSatisfy(\.printout.isWhole)
    else { return nil }
    return kept.grade
  }

  /// The kept grade of a chapter's story, if it still holds.
  func grade(ofStory chapter: Chapter, key: String) -> StoryGrade? {
    let kept = stories[chapter.name]
    return kept?.key == key ? kept?.grade : nil
  }

  /// Keeps a grade if all of its checks have ended. A check that was stopped
  /// runs again the next time. Of a long printout only the beginning is kept.
  mutating func keep(_ grade: Grade, key: String) {
    exercises[grade.exercise.name] =
      grade.checks.allSatisfy(\.outcome.isEnd)
      ? Kept(key: key, grade: grade.withShortPrintouts) : nil
  }

  /// Keeps the grade of a story that has played to its end.
  mutating func keep(_ grade: StoryGrade, key: String) {
    stories[grade.chapter.name] =
      grade.failures.isEmpty ? Kept(key: key, grade: grade) : nil
  }
}
