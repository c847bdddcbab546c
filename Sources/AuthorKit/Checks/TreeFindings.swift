// The tree agrees with the table of contents in Package.swift: everything that
// is listed exists, everything that exists is listed, and the parts of each
// exercise fit together: stub, solution, task, hints and suite. A solution does
// what the TODOs of its stub ask for, nothing else, and says why.

import Foundation
import NotesKit
import Results
import WorkbookKit

extension Workspace {
  func treeFindings() throws -> [Finding] {
    try unlistedFolders() + chapterFindings()
      + [exerciseFindings, packageFindings].findings { try $0() }
  }

  /// Numbered folders, and pages of answers, that the table doesn't list.
  private func unlistedFolders() -> [Finding] {
    let listed = Set(
      catalogue.chapters.flatMap {
        [$0.folder] + $0.exercises.flatMap { [$0.path, "\($0.path).md"] }
      })
    func numbered(in folder: String) -> [String] {
      names(in: folder).filter { $0.contains(/^[0-9]+-\w+(\.md)?$/) }
    }
    let roots = [
      "Chapters", "Exercises", "Solutions", "Tests", "Tests/Stubs",
      "Tests/Bank",
    ]
    return roots.flatMap { root in
      numbered(in: root).flatMap { folder in
        [folder] + numbered(in: "\(root)/\(folder)").map { "\(folder)/\($0)" }
      }
      .filter { !listed.contains($0) }
      .map {
        Finding("Package.swift", 1, "the table doesn't list \(root)/\($0)")
      }
    }
  }

  private func chapterFindings() throws -> [Finding] {
    try catalogue.chapters.findings { chapter in
      guard chapter.exercises.isEmpty else {
        let missing = missing(
          [chapter.notes, chapter.lessonFile, chapter.storyFile],
          screens: chapter.screens, in: chapter)
        return try missing.isEmpty ? storyFindings(of: chapter) : missing
      }
      let text = "\(chapter.name) has no exercises; make new-exercise"
      return [
        Finding("Package.swift", 1, "\(text) E=\(chapter.number).1 starts one")
      ]
    }
  }

  private func missing(
    _ paths: [String], screens: String, in chapter: Chapter
  ) -> [Finding] {
    (paths + (chapter.core == "ViewCore" ? [screens] : []))
      .filter { !exists($0) }.map { Finding($0, 1, "is missing") }
  }

  /// Packages that the manifest names; the workspace depends on none.
  private func packageFindings() throws -> [Finding] {
    try findings(in: "Package.swift") {
      $0.contains(".package(")
        ? "names a package; the workspace needs none" : nil
    }
  }

  // MARK: Exercises

  private func exerciseFindings() throws -> [Finding] {
    try catalogue.chapters.flatMap { chapter in
      try chapter.exercises.findings { exercise in
        let missing = partFindings(of: exercise, in: chapter)
        guard missing.isEmpty else { return missing }
        return try todoFindings(of: exercise) + hintFindings(of: exercise)
          + taskFindings(of: exercise, in: chapter)
          + solutionFindings(of: exercise)
          + swiftFiles(in: exercise.suiteFolder).findings { file in
            try findings(in: file) {
              $0.contains(/#expect|#require/)
                ? "a suite compares with its ExerciseSuite's expect" : nil
            }
          }
      }
    }
  }

  /// Parts that are missing, and files in the wrong place.
  private func partFindings(
    of exercise: Exercise, in chapter: Chapter
  ) -> [Finding] {
    func names(in folder: String) -> [String] {
      swiftFiles(in: folder).map { String($0.dropFirst(folder.count + 1)) }
    }
    let stubs = names(in: exercise.stubFolder)
    guard !stubs.isEmpty else {
      return [Finding(exercise.stubFolder, 1, "is missing")]
    }
    let copies = [exercise.learnersFolder, exercise.solutionFolder]
      .flatMap { folder in stubs.map { "\(folder)/\($0)" } }
    return missing(
      [exercise.task, exercise.hints, exercise.suiteFile] + copies,
      screens: exercise.screens, in: chapter)
      + stubs.filter { $0.contains("/") }.map {
        Finding(
          "\(exercise.stubFolder)/\($0)", 1,
          "an exercise's files are side by side, not in folders")
      }
      + names(in: exercise.solutionFolder).filter { !stubs.contains($0) }.map {
        Finding(
          "\(exercise.solutionFolder)/\($0)", 1,
          "the stub has no such file; a solution needs the same files")
      }
  }

  /// TODOs that aren't numbered from 1 on, and files with TODOs that the task
  /// doesn't name. A file that is shipped complete needs no TODO.
  private func todoFindings(of exercise: Exercise) throws -> [Finding] {
    let files = swiftFiles(in: exercise.stubFolder)
    // A TODO that is the same in several places may stand at each of them.
    let numbers = try files.flatMap { Set(todos(in: try contents(of: $0))) }
      .sorted()
    let page = try contents(of: exercise.task)
    let toWrite = shippedFiles(of: exercise).toWrite
    let seen = numbers.map(String.init).joined(separator: ", ")
    return toWrite.filter { toWrite.count > 1 && !page.contains($0) }.map {
      Finding(exercise.task, 1, "doesn't name \($0), which has a TODO")
    }
      + Finding.those(
        files[0], 1,
        [
          "no TODO says where to write": numbers.isEmpty,
          "the TODOs have to be numbered from 1; these are \(seen)": numbers
            != Array(numbers.indices.map { $0 + 1 }),
        ])
  }

  /// Ladders of hints without three rungs, or for a check that doesn't exist.
  private func hintFindings(of exercise: Exercise) throws -> [Finding] {
    let checks = declaredChecks(of: exercise).map(\.name)
    _ = try contents(of: exercise.hints)
    let ladders = try Hints(for: exercise, in: self).ladders
    var texts = ladders.compactMap(\.check).filter { !checks.contains($0) }
      .map { "the suite has no check: \($0)" }
    if ladders.isEmpty || ladders.contains(where: { $0.rungs.count != 3 }) {
      texts.append(
        "there have to be three hints: a question, a pointer, a step")
    }
    return texts.map { Finding(exercise.hints, 1, $0) }
  }

  /// A section "What it shows" that is missing, or in a task that isn't the
  /// last of several.
  private func taskFindings(
    of exercise: Exercise, in chapter: Chapter
  ) throws -> [Finding] {
    let isLast = exercise == chapter.exercises.last
    let hasSection = try contents(of: exercise.task)
      .contains("\n## What it shows\n")
    guard chapter.exercises.count > 1, isLast != hasSection else { return [] }
    let fault =
      isLast
      ? "a chapter's last task has to end with a section"
      : "only a chapter's last task has a section"
    return [Finding(exercise.task, 1, "\(fault) ## What it shows")]
  }

  /// Exercises that a story leaves out. A learner's tests can't be imported.
  private func storyFindings(of chapter: Chapter) throws -> [Finding] {
    let story = try swiftFiles(in: chapter.storyFolder).map(contents).joined()
    return try chapter.exercises.filter {
      try !story.contains("import \($0.name)\n")
        && !stub(of: $0).values.contains { $0.contains("import Testing") }
    }.map {
      Finding(
        chapter.storyFile, 1,
        "doesn't import \($0.name); a story uses all exercises")
    }
  }

  // MARK: Solutions

  /// Places where a solution differs from its stub and no TODO stands; remarks
  /// with unknown Markdown; and, if there are several TODOs, Whys that don't
  /// name one of their own file.
  func solutionFindings(of exercise: Exercise) throws -> [Finding] {
    let stubs = try stub(of: exercise)
    let todos = stubs.mapValues { Remarks(parsing: $0).todos(.todo) }
    let hasSeveral = todos.values.joined().count > 1
    return try stubs.keys.sorted().findings { name in
      let file = "\(exercise.solutionFolder)/\(name)"
      let solution = try contents(of: file)
      let remarks = Remarks(parsing: solution)
      let own = hasSeveral ? todos[name]! : [nil]
      return changesOffTodo(stub: stubs[name]!, solution: solution).map {
        Finding(file, $0, "differs from the stub where there's no TODO")
      }
        + remarks.remarks.flatMap { remark in
          Document(parsing: remark.text).refusals.map {
            Finding(file, remark.line, $0.description)
          }
        }
        + Finding.those(
          file, 1,
          [
            "if there are several TODOs, each Why has to name one: // Why 2:":
              !remarks.todos(.why).allSatisfy(own.contains)
          ])
    }
  }
}

/// The lines of a solution that differ from the stub away from any TODO.
///
/// Lines that changed together are one place; it is at a TODO if the TODO
/// stands for a removed line, for both lines around added ones, or right before
/// the place. Added comments may stand anywhere.
func changesOffTodo(stub: String, solution: String) -> [Int] {
  let old = NumberedLine.lines(of: stub).map(\.text)
  let new = NumberedLine.lines(of: solution).map(\.text)
  let atTodos = linesAtTodos(of: stub)
  return changedPlaces(from: old, to: new).filter { change in
    let isRemark =
      change.old.isEmpty
      && new[change.new].allSatisfy { $0.contains(/^ *\/\//) }
    let before = change.old.lowerBound
    let isAtTodo =
      change.old.contains { atTodos.contains($0 + 1) }
      || before > 0 && old[before - 1].contains("TODO")
      || atTodos.contains(integersIn: before...before + 1)
    return !isRemark && !isAtTodo
  }.map { $0.new.lowerBound + 1 }
}

/// The numbers of the lines that TODOs stand for: the first line of a TODO; the
/// whole declaration, if it stands above one; and the whole file, if it stands
/// above the imports.
private func linesAtTodos(of stub: String) -> IndexSet {
  let code = CodeFile(stub)
  let declarations = code.blocks.filter { $0.kind == .declarations }
    .flatMap(\.statements).map { code.lines($0.tokens) }
  let lines = NumberedLine.lines(of: stub)
  var found = IndexSet()
  for todo in lines where todo.text.contains("TODO") {
    found.insert(todo.number)
    let below = lines[todo.number...].drop { $0.text.contains(/^ *\/\//) }
    let next = declarations.first { $0.lowerBound == below.first?.number }
    if let next { found.insert(integersIn: todo.number...next.upperBound) }
    let first = below.first { !$0.text.isEmpty }?.text
    if first?.hasPrefix("import ") == true {
      found.insert(integersIn: 1...lines.count)
    }
  }
  return found
}
