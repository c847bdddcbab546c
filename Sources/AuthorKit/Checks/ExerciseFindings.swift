// Each exercise has all of its parts, and they fit together: stub, solution,
// task, hints and suite.

import Results
import WorkbookKit

extension Workspace {
  /// Everything that is wrong with the parts of listed exercises.
  func exerciseFindings() -> [Finding] {
    catalogue.exercises.flatMap { exercise -> [Finding] in
      let files = swiftFiles(in: exercise.stubFolder)
      let names = files.map { $0.split(separator: "/").last! }
      var needed = [
        exercise.task, exercise.hints, exercise.suiteFile,
      ]
      needed += names.map { "\(exercise.learnersFolder)/\($0)" }
      needed += names.map { "\(exercise.solutionFolder)/\($0)" }
      var found = needed.filter { !exists($0) }.map {
        Finding($0, 1, "is missing")
      }
      found += todoFindings(of: exercise)
      for file in swiftFiles(in: exercise.solutionFolder)
      where !files.contains(
        exercise.stubFolder + file.dropFirst(exercise.solutionFolder.count))
      {
        found.append(
          Finding(
            file, 1, "the stub has no such file; a solution has the same files")
        )
      }
      found += hintFindings(of: exercise)
      found += comparisons(in: exercise.suiteFolder)
      return found
    }
  }

  /// Stubs that do not say where to write. A file that is shipped complete
  /// needs no TODO.
  private func todoFindings(of exercise: Exercise) -> [Finding] {
    let files = swiftFiles(in: exercise.stubFolder)
    guard let first = files.first else { return [] }
    // A TODO that is the same in several places may stand at each of them.
    let numbers = files.flatMap {
      Set(todos(in: (try? text($0)) ?? ""))
    }.sorted()
    if numbers.isEmpty {
      return [
        Finding(first, 1, "no TODO says where to write")
      ]
    }
    var found = files.filter {
      $0.dropFirst("\(exercise.stubFolder)/".count).contains("/")
    }.map {
      Finding(
        $0, 1,
        """
        the files of an exercise lie side by side, not in folders of their own
        """)
    }
    let task = exercise.task
    let page = (try? self.text(task)) ?? ""
    let toWrite = filesToWrite(of: exercise)
    for name in toWrite where toWrite.count > 1 && !page.contains(name) {
      found.append(Finding(task, 1, "does not name \(name), which has a TODO"))
    }
    if numbers != Array(1...numbers.count) {
      let seen = numbers.map(String.init).joined(separator: ", ")
      found.append(
        Finding(
          first, 1,
          """
          the TODOs are numbered from 1 on, each in one of the files; these \
          are \(seen)
          """))
    }
    return found
  }

  /// Ladders of hints without three rungs, or for a check that does not exist.
  private func hintFindings(of exercise: Exercise) -> [Finding] {
    let page = exercise.hints
    let checks = declaredChecks(of: exercise)
    let ladders = (try? Hints(for: exercise, in: self))?.ladders ?? []
    var texts: [String] = []
    if ladders.isEmpty || ladders.contains(where: { $0.rungs.count != 3 }) {
      texts.append("a ladder has three hints: a question, a pointer, a step")
    }
    for check in ladders.compactMap(\.check)
    where !checks.contains(where: { $0.name == check }) {
      texts.append("the suite has no check: \(check)")
    }
    return texts.map { Finding(page, 1, $0) }
  }

  /// Sections "What it shows" that are missing, or in a task that is not the
  /// last of its chapter.
  func solvedFirstFindings() -> [Finding] {
    catalogue.chapters.filter { $0.exercises.count > 1 }.flatMap { chapter in
      chapter.exercises.filter { exists($0.task) }.compactMap { exercise in
        let isLast = exercise == chapter.exercises.last
        let isTold =
          (try? text(exercise.task))?
          .contains("\n## What it shows\n") ?? false
        guard isLast != isTold else { return nil }
        return Finding(
          exercise.task, 1,
          isLast
            ? """
            a chapter's last task ends with ## What it shows: what follows if \
            it is solved first, and what does not
            """
            : "only the last task of a chapter has ## What it shows")
      }
    }
  }

  /// Exercises about views without screens, and screens of no exercise.
  func screenFindings() -> [Finding] {
    let chapters = catalogue.chapters.filter { $0.core == "ViewCore" }
    let needed =
      chapters.flatMap { [$0.screens] + $0.exercises.map(\.screens) }
    return needed.filter { !exists($0) }.map {
      Finding($0, 1, "is missing: make play needs its screens")
    }
      + catalogue.chapters.flatMap { swiftFiles(in: $0.screensFolder) }.filter {
        !needed.contains($0)
      }.map {
        Finding($0, 1, "no exercise about views has this path, and no lesson")
      }
  }

  /// Comparisons that a suite makes itself, which may run a learner's `==`.
  private func comparisons(in folder: String) -> [Finding] {
    swiftFiles(in: folder).flatMap { file in
      ((try? text(file)) ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().filter { $0.element.contains(/#expect|#require/) }
        .map {
          Finding(
            file, $0.offset + 1,
            "a suite compares with the expect of its ExerciseSuite")
        }
    }
  }
}
