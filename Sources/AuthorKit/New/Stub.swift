// `make stub`: keeps the files of an exercise as their author has written them.

import Foundation
import NotesKit
import WorkbookKit

extension Call {
  /// Keeps the files in `Exercises` as the exercise's stub. From then on the
  /// exercise counts as not started.
  ///
  /// - Throws: A `Failure` if no file has a TODO.
  func keepStub() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("the stub of which exercise? make stub E=1.1"))
    let kept = try files(in: exercise.stubFolder)
    let written = try files(in: exercise.learnersFolder)
    guard written.values.contains(where: { $0.contains(/\/\/ TODO [0-9]+:/) })
    else {
      let file = workspace.file(of: exercise)
      throw Failure(
        "\(file) has no line '// TODO 1: …'; add one where the learner writes")
    }
    for name in Set(kept.keys).union(written.keys).sorted()
    where kept[name] != written[name] {
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
    write("Next: git diff, make bank E=\(exercise.id), and make test\n")
    return 0
  }

  private func files(in folder: String) throws -> [String: String] {
    try workspace.swiftFiles(in: folder).reduce(into: [:]) {
      $0[String($1.dropFirst(folder.count + 1))] = try workspace.text($1)
    }
  }
}
