// One exercise: its files, and whether the learner has started it. An exercise
// that isn't started is not graded. Instead, the learner sees which file to
// open.

import Foundation
import Results

/// One exercise, found by where its suite is.
///
/// Its path is the same below every root: the suite of
/// `Exercises/01-Declaration/1-DeclareAStore` is in
/// `Tests/01-Declaration/1-DeclareAStore`, and the stub that it is shipped with
/// is in `Tests/Stubs/01-Declaration/1-DeclareAStore`.
struct Exercise: Sendable {
  /// The path of the exercise below each root.
  let path: String
  /// The folder of its chapter, below each root.
  var chapter: String { String(path.prefix { $0 != "/" }) }
  /// Whether the exercise is graded.
  let isStarted: Bool
  /// The file to open first, which is the one with the first TODO.
  let file: String
  private let root: URL
  private let folder: String
  private let shipped: ShippedFiles

  /// The workspace's root. The path of this file from there is
  /// `Sources/GradingKit/Exercise.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The exercise with a path.
  ///
  /// - Parameter environment: The variables of the process. `SUBJECT` names the
  ///   root that is graded, which is `Exercises` by default. With `STRICT=1`,
  ///   an exercise counts as started even if it is untouched.
  init(
    path: String, root: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.path, self.root) = (path, root)
    folder = "\(environment["SUBJECT"] ?? "Exercises")/\(path)"
    shipped = ShippedFiles(in: root.appending(path: "Tests/Stubs/\(path)"))
    isStarted =
      environment["STRICT"] == "1"
      || !shipped.areUntouched(in: root.appending(path: folder))
    file = "\(folder)/\(shipped.first ?? "")"
  }

  /// The place to edit.
  var place: String {
    shipped.placeToEdit(in: root.appending(path: folder), at: folder)
  }

  /// The question that Tests/Bank asks about a failure. As long as a TODO is as
  /// it was shipped, there's no question, because its writer hasn't decided
  /// anything yet.
  func question(about result: ExerciseResult) -> String? {
    let page = "Tests/Bank/\(path).md"
    let texts = shipped.texts(in: root.appending(path: folder))
    guard !shipped.hasUntouchedTODO(in: texts),
      let text = try? String(
        contentsOf: root.appending(path: page), encoding: .utf8)
    else { return nil }
    return AnswerPage(text, file: page).belief(shownBy: result)?.question
  }

  /// The exercise whose suite is the given file.
  init(
    suite file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let chapter = folder.deletingLastPathComponent()
    self.init(
      path: "\(chapter.lastPathComponent)/\(folder.lastPathComponent)",
      root: chapter.deletingLastPathComponent().deletingLastPathComponent(),
      environment: environment)
  }

  /// Every exercise of the chapter whose story is the given file.
  static func all(
    inChapterOf story: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Exercise] {
    let chapter = URL(filePath: story).deletingLastPathComponent()
      .deletingLastPathComponent()
    let tests = chapter.deletingLastPathComponent()
    let stubs = tests.appending(path: "Stubs/\(chapter.lastPathComponent)")
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: stubs.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map { name in
      Exercise(
        path: "\(chapter.lastPathComponent)/\(name)",
        root: tests.deletingLastPathComponent(), environment: environment)
    }
  }

  /// The folders of the chapters whose suites are part of a run of `swift
  /// test`, according to the variables that choose the targets in
  /// `Package.swift`.
  static func chapters(
    root: URL = root,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Set<String> {
    func names(_ variable: String) -> Set<String> {
      Set((environment[variable] ?? "").split(separator: ",").map(String.init))
    }
    let (only, without) = (names("ONLY"), names("WITHOUT"))
    // With the toolchain's own Observation, there are no chapters about views.
    let manifest = root.appending(path: "Package.swift")
    let views =
      environment["CORE"] == "Observation"
      ? (try? String(contentsOf: manifest, encoding: .utf8)) ?? "" : ""
    let leftOut = Set(
      views.matches(of: /"(\w+)", on: "ViewCore"/).map { String($0.1) })
    let stubs = root.appending(path: "Tests/Stubs")
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: stubs.path(percentEncoded: false))
    let chosen = (paths ?? []).filter { path in
      let result = ExerciseResult(path: path, state: .notStarted)
      guard path.matches(of: /^\d\d-\w+\/\d+-\w+$/).count == 1 else {
        return false
      }
      let chapter = result.folder.split(separator: "-").last ?? ""
      return !without.contains(result.id) && !leftOut.contains(String(chapter))
        && (only.isEmpty
          || !only.isDisjoint(with: ["\(result.chapter)", result.id]))
    }
    return Set(chosen.map { String($0.prefix { $0 != "/" }) })
  }

  /// The message to a learner who hasn't started yet.
  var invitation: String { "not started: open \(file)" }
}
