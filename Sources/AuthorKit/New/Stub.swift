// `make stub`: keeps the files of an exercise as their author has written them.

import Foundation
import NotesKit
import WorkbookKit

extension Call {
  /// Keeps the files in `Exercises` as the exercise's stub, after asking. From
  /// then on the exercise counts as not started.
  ///
  /// - Throws: A `Failure` if no file has a TODO.
  func keepStub() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("the stub of which exercise? make stub E=1.1"))
    let kept = try files(in: exercise.stubFolder)
    let written = try files(in: exercise.learnersFolder)
    guard written.values.contains(where: { $0.contains(/\/\/ TODO [0-9]+:/) })
    else {
      throw Failure(
        """
        \(workspace.file(of: exercise)) has no line '// TODO 1: …', so it is \
        not a stub; add one where the learner writes, or bring the old stub \
        back with make reset
        """)
    }
    let changed = Set(kept.keys).union(written.keys)
      .filter { kept[$0] != written[$0] }.sorted()
    guard !changed.isEmpty else {
      write("\(exercise.id) is the same as its stub.\n")
      return 0
    }
    for name in changed {
      let diff = LineDiff(
        from: NumberedLine.lines(of: kept[name] ?? ""),
        to: NumberedLine.lines(of: written[name] ?? "")
      ).text(old: "goes", new: "comes", both: "stays", display: display)
      write("\(exercise.stubFolder)/\(name)\n\(diff)\n")
    }
    let question = "Keep this as the stub of \(exercise.id)?"
    if display.interactive, !has("--yes"), !ask(question, y: "keeps it") {
      write("Nothing was changed.\n")
      return 0
    }
    for name in changed {
      let path = "\(exercise.stubFolder)/\(name)"
      if let text = written[name] {
        try workspace.write(text, to: path)
      } else {
        do {
          try FileManager.default.removeItem(at: workspace.url(path))
        } catch { throw Failure.unwritable(path) }
      }
      write("wrote \(path)\n")
    }
    write("Next: make bank E=\(exercise.id), and make test\n")
    return 0
  }

  private func files(in folder: String) throws -> [String: String] {
    try workspace.swiftFiles(in: folder).reduce(into: [:]) {
      $0[String($1.dropFirst(folder.count + 1))] = try workspace.text($1)
    }
  }
}
