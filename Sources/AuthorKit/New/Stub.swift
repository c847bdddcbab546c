// `make stub`: keeps the files of an exercise as their author has written them.

import Foundation
import NotesKit
import WorkbookKit

extension Author {
  /// Keeps the files in `Exercises` as the exercise's stub, after asking. From
  /// then on the exercise counts as not started.
  func keepStub() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("the stub of which exercise? make stub E=1.1"))
    let stub = try NewStub(of: exercise, in: workspace)
    guard !stub.isEmpty else {
      write("\(exercise.id) is the same as its stub.\n")
      return 0
    }
    write(stub.text(display))
    if display.interactive, !has("--yes") {
      write("Keep this as the stub of \(exercise.id)? y keeps it: ")
      guard readLine()?.lowercased().hasPrefix("y") == true else {
        write("Nothing was changed.\n")
        return 0
      }
    }
    for path in try stub.keep() { write("wrote \(path)\n") }
    write("Next: make bank E=\(exercise.id), and make test\n")
    return 0
  }
}

/// A stub as its author has written it, beside the one that is kept.
struct NewStub {
  private let workspace: Workspace
  private let folder: String
  /// The files by their names, as they are kept and as they are written.
  private let kept: [String: String]
  private let written: [String: String]

  /// - Throws: A `Failure` if no file has a TODO.
  init(of exercise: Exercise, in workspace: Workspace) throws {
    func files(in folder: String) throws -> [String: String] {
      try workspace.swiftFiles(in: folder).reduce(into: [:]) {
        $0[String($1.dropFirst(folder.count + 1))] = try workspace.text($1)
      }
    }
    self.workspace = workspace
    folder = exercise.stubFolder
    kept = try files(in: folder)
    written = try files(in: exercise.learnersFolder)
    guard written.values.contains(where: { $0.contains(/\/\/ TODO [0-9]+:/) })
    else {
      throw Failure(
        """
        \(workspace.file(of: exercise)) has no line '// TODO 1: …', so it is \
        not a stub; add one where the learner writes, or bring the old stub \
        back with make reset
        """)
    }
  }

  var isEmpty: Bool { kept == written }

  private var changed: [String] {
    Set(kept.keys).union(written.keys).filter { kept[$0] != written[$0] }
      .sorted()
  }

  /// The lines that the new stub removes, and those that it adds.
  func text(_ display: Display) -> String {
    changed.map { name in
      let diff = LineDiff(
        from: NumberedLine.lines(of: kept[name] ?? ""),
        to: NumberedLine.lines(of: written[name] ?? ""))
      return "\(folder)/\(name)\n"
        + diff.text(
          old: "goes", new: "comes", both: "stays", display: display) + "\n"
    }.joined()
  }

  /// Replaces the stub that was kept by the new one.
  ///
  /// - Returns: The files that were written or removed.
  func keep() throws -> [String] {
    try changed.map { name in
      let path = "\(folder)/\(name)"
      if let text = written[name] {
        try workspace.write(text, to: path)
      } else {
        do {
          try FileManager.default.removeItem(at: workspace.url(path))
        } catch {
          throw Failure.unwritable(path)
        }
      }
      return path
    }
  }
}
