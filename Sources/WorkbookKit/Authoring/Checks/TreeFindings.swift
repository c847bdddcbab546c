// The tree is the table of contents: what Package.swift lists is there, what
// is there is listed, and each exercise has all of its parts.

import Foundation
import NotesKit

/// Compares the tree with the table in Package.swift.
func testTree(_ workspace: Workspace) -> StepResult {
  let tree = Tree(workspace: workspace)
  let findings =
    tree.unlisted() + tree.chapterParts() + tree.parts() + tree.packages()
    + workspace.solutionFindings() + workspace.glossaryFindings()
    + workspace.contentsFindings()
  let exercises = workspace.catalogue.exercises.count
  let unwritten = workspace.catalogue.unwritten.joined(separator: ", ")
  return findings.isEmpty
    ? .fine(
      "\(exercises) exercises, each with all of its parts"
        + (unwritten.isEmpty ? "" : "; not written yet: \(unwritten)"))
    : .wrong(
      findings.map(\.description),
      remedy: "make Package.swift's table and the folders agree")
}

private struct Tree {
  let workspace: Workspace

  private static let roots = [
    "Exercises", "Solutions", "Tests", "Tests/Stubs", "Tests/Bank",
  ]

  /// Folders with a number in front that the table does not list.
  func unlisted() -> [Finding] {
    let listed = workspace.catalogue.listed
    let chapters = Set(listed.map(\.folder))
    let exercises = Set(listed.flatMap(\.exercises).map(\.path))
    var found: [Finding] = []
    func numbered(in folder: String) -> [String] {
      workspace.names(in: folder).filter { $0.contains(/^[0-9]+-\w+$/) }
    }
    for root in Self.roots + ["Chapters"] {
      for folder in numbered(in: root) {
        if !chapters.contains(folder) {
          found.append(
            Finding(
              file: "Package.swift", line: tableLine,
              text: "the table does not list \(root)/\(folder)"))
        }
        for name in numbered(in: "\(root)/\(folder)")
        where root != "Chapters" && !exercises.contains("\(folder)/\(name)") {
          found.append(
            Finding(
              file: "Package.swift", line: line(of: folder),
              text: "the table does not list \(root)/\(folder)/\(name)"))
        }
      }
    }
    return found
  }

  /// Parts that a written chapter lacks.
  func chapterParts() -> [Finding] {
    workspace.catalogue.chapters.flatMap { chapter -> [Finding] in
      let needed = [
        chapter.notes, chapter.lessonFile,
        chapter.storyFile,
      ]
      guard !chapter.exercises.isEmpty else {
        return [
          Finding(
            file: "Package.swift", line: chapter.line,
            text: """
              \(chapter.name) has no exercise; make new-exercise \
              E=\(chapter.number).1 begins one
              """)
        ]
      }
      return needed.filter { !workspace.exists($0) }.map {
        Finding(file: $0, line: 1, text: "is missing")
      }
    }
  }

  /// Parts that a listed exercise lacks.
  func parts() -> [Finding] {
    workspace.catalogue.exercises.flatMap { exercise -> [Finding] in
      let files = workspace.swiftFiles(in: exercise.stubFolder)
      let names = files.map { $0.split(separator: "/").last! }
      var needed = [
        exercise.task, exercise.hints, exercise.suiteFile,
      ]
      needed += names.map { "\(exercise.learnersFolder)/\($0)" }
      needed += names.map { "\(exercise.solutionFolder)/\($0)" }
      var found = needed.filter { !workspace.exists($0) }.map {
        Finding(file: $0, line: 1, text: "is missing")
      }
      found += todoFindings(of: exercise)
      for file in workspace.swiftFiles(in: exercise.solutionFolder)
      where !files.contains(
        exercise.stubFolder + file.dropFirst(exercise.solutionFolder.count))
      {
        found.append(
          Finding(
            file: file, line: 1,
            text: "the stub has no such file; a solution has the same files"))
      }
      found += hintFindings(of: exercise)
      found += comparisons(in: exercise.suiteFolder)
      return found
    }
  }

  /// A stub that does not say where to write. Files that are given, and
  /// complete, need no TODO.
  private func todoFindings(of exercise: Exercise) -> [Finding] {
    let files = workspace.swiftFiles(in: exercise.stubFolder)
    guard let first = files.first else { return [] }
    // A TODO that is the same in several places may stand at each of them.
    let numbers = files.flatMap {
      Set(todos(in: (try? workspace.text($0)) ?? ""))
    }.sorted()
    if numbers.isEmpty {
      return [
        Finding(file: first, line: 1, text: "no TODO says where to write")
      ]
    }
    var found = files.filter {
      $0.dropFirst("\(exercise.stubFolder)/".count).contains("/")
    }.map {
      Finding(
        file: $0, line: 1,
        text: "the files of an exercise lie beside each other, in no folder")
    }
    let task = exercise.task
    let page = (try? workspace.text(task)) ?? ""
    let toWrite = workspace.filesToWrite(of: exercise)
    for name in toWrite where toWrite.count > 1 && !page.contains(name) {
      found.append(
        Finding(
          file: task, line: 1,
          text: "does not name \(name), where there is something to do"))
    }
    if numbers != Array(1...numbers.count) {
      let seen = numbers.map(String.init).joined(separator: ", ")
      found.append(
        Finding(
          file: first, line: 1,
          text: """
            the TODOs are numbered from 1 on, each in one of the files; these \
            are \(seen)
            """))
    }
    return found
  }

  /// Hints that lack a rung, or help with a check that there is not.
  private func hintFindings(of exercise: Exercise) -> [Finding] {
    let page = exercise.hints
    let checks = (try? Suite(of: exercise, in: workspace))?.checks ?? []
    let ladders = (try? workspace.hints(for: exercise))?.ladders ?? []
    var texts: [String] = []
    if ladders.isEmpty || ladders.contains(where: { $0.rungs.count != 3 }) {
      texts.append("a question, a pointer, a step: three hints")
    }
    for check in ladders.compactMap(\.check)
    where !checks.contains(where: { $0.function == check }) {
      texts.append("the suite has no check: \(check)")
    }
    return texts.map { Finding(file: page, line: 1, text: $0) }
  }

  /// Comparisons that a suite makes itself, where a learner's `==` is seen.
  private func comparisons(in folder: String) -> [Finding] {
    workspace.swiftFiles(in: folder).flatMap { file in
      ((try? workspace.text(file)) ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().filter { $0.element.contains(/#expect|#require/) }
        .map {
          Finding(
            file: file, line: $0.offset + 1,
            text: "a suite compares with the expect of its ExerciseSuite")
        }
    }
  }

  /// The workspace depends on no package.
  func packages() -> [Finding] {
    let lines = ((try? workspace.text("Package.swift")) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $0.element.contains(".package(") }.map {
      Finding(
        file: "Package.swift", line: $0.offset + 1,
        text: "names a package; the workspace needs none")
    }
  }

  private var tableLine: Int { workspace.catalogue.listed[0].line }

  private func line(of folder: String) -> Int {
    workspace.catalogue.listed.first { $0.folder == folder }?.line
      ?? tableLine
  }
}
