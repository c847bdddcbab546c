// What grading found the last time, kept so that nothing is built and run
// twice: a verdict holds while everything it follows from is as it was.

import Foundation

/// The contents of a desk's `verdicts.json`. It can be lost without loss.
struct Verdicts: Codable {
  private struct Entry<Grade: Codable>: Codable {
    var key: String
    var grade: Grade
  }

  private var exercises: [String: Entry<Grade>] = [:]
  private var stories: [String: Entry<StoryGrade>] = [:]

  init() {}

  /// The verdicts on a desk; none, if they can't be read.
  init(on desk: Desk) {
    guard
      let data = try? Data(contentsOf: desk.workspace.url(desk.verdicts)),
      let verdicts = try? JSONDecoder().decode(Verdicts.self, from: data)
    else { return }
    self = verdicts
  }

  func save(on desk: Desk) throws {
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    try desk.workspace.write(text, to: desk.verdicts)
  }

  func grade(of exercise: Exercise, key: String) -> Grade? {
    let entry = exercises[exercise.name]
    return entry?.key == key ? entry?.grade : nil
  }

  func grade(of story: Chapter, key: String) -> StoryGrade? {
    let entry = stories[story.name]
    return entry?.key == key ? entry?.grade : nil
  }

  /// Keeps a grade that would be found again: one of which every check has
  /// reported. What was stopped is tried anew each time.
  mutating func keep(_ grade: Grade, key: String) {
    let isSure = grade.checks.allSatisfy {
      [.passed, .failed, .skipped].contains($0.outcome)
    }
    exercises[grade.exercise.name] =
      isSure ? Entry(key: key, grade: grade) : nil
  }

  mutating func keep(_ grade: StoryGrade, key: String) {
    stories[grade.chapter.name] =
      grade.failures.isEmpty ? Entry(key: key, grade: grade) : nil
  }
}

extension Workspace {
  /// A text that differs when anything that a verdict follows from differs,
  /// apart from the learner's files: times and sizes of the manifest, the
  /// modules, the suites and the toolchain.
  func groundsForVerdicts() -> String {
    let roots =
      ["Package.swift"] + swiftFiles(in: "Sources")
      + catalogue.chapters.flatMap { chapter in
        swiftFiles(in: "Tests/\(chapter.folder)")
          + swiftFiles(in: "Tests/Stubs/\(chapter.folder)")
      }
    let files =
      roots.map { url($0).path(percentEncoded: false) } + [toolchain ?? ""]
    return files.map { path in
      let entry = Entry(path)
      return "\(path) \(entry?.size ?? 0) \(entry?.modified ?? 0)"
    }.joined(separator: "\n")
  }

  /// The `swift` that is found first.
  private var toolchain: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swift" }
      .first { Entry($0) != nil }
      .map {
        URL(filePath: $0).resolvingSymlinksInPath().path(percentEncoded: false)
      }
  }
}
