// The files that a learner has changed in an exercise, and how the shipped
// files replace them.

import Foundation
import NotesKit

/// The files of an exercise that are not as they were shipped.
struct WrittenFiles {
  let exercise: Exercise
  let workspace: Workspace
  /// The learner's files, which a reset removes.
  let kept: [String]
  /// The shipped files that replace them.
  private let stubs: [String]

  init(of exercise: Exercise, in workspace: Workspace) throws {
    (self.exercise, self.workspace) = (exercise, workspace)
    let folder = exercise.learnersFolder
    let shipped = workspace.names(in: exercise.stubFolder)
    guard !shipped.isEmpty else {
      throw Failure.missing(exercise.stubFolder)
    }
    stubs = shipped.filter {
      !workspace.same(
        "\(folder)/\($0)", "\(exercise.stubFolder)/\($0)")
    }
    let own = Submission(of: workspace).extraFiles(of: exercise)
      .map { "\(folder)/\($0)" }
    kept = stubs.map { "\(folder)/\($0)" }.filter(workspace.exists) + own
  }

  var isEmpty: Bool { stubs.isEmpty && kept.isEmpty }

  /// The lines that a reset removes, and those that it brings.
  func text(_ display: Display) -> String {
    var text =
      styled(
        "\(exercise.id) \(exercise.name)", .heading, display: display) + "\n\n"
    for file in Set(kept + stubs.map { "\(exercise.learnersFolder)/\($0)" })
      .sorted()
    {
      let stub = shippedPath(of: file)
      text += "\(file)\n"
      guard workspace.exists(file) else {
        text += "  is missing, and is put back\n\n"
        continue
      }
      text += workspace.change(of: file, to: stub, display)
    }
    return text
  }

  /// Puts the shipped files in their places, and removes the others.
  func putBackStub() throws {
    let folder = exercise.learnersFolder
    for name in stubs {
      try workspace.replace(
        "\(folder)/\(name)", by: "\(exercise.stubFolder)/\(name)")
    }
    let places = Set(stubs.map { "\(folder)/\($0)" })
    for file in kept where !places.contains(file) {
      do {
        try FileManager.default.removeItem(at: workspace.url(file))
      } catch {
        throw Failure.unwritable(file)
      }
    }
  }
}

extension Workspace {
  /// The lines of a file that go, and those that come, when another file takes
  /// its place.
  func change(
    of file: String, to other: String, _ display: Display
  ) -> String {
    guard let old = try? text(file) else { return "  is not text\n\n" }
    let lines = NumberedLine.lines(of: old)
    let diff = LineDiff(
      from: lines, to: NumberedLine.lines(of: (try? text(other)) ?? ""))
    guard diff.isCompared else {
      return "  has \(lines.count) lines, and is removed as a whole\n\n"
    }
    return (display.plain ? "\n" : "  - goes   + comes\n\n")
      + diff.text(old: "goes", new: "comes", both: "stays", display: display)
      + "\n"
  }
}
