// make edit: opens an exercise in the learner's editor, at the line to go on
// with.

import Foundation
import NotesKit
import Results

extension Call {
  /// Opens an exercise in the editor, then says how to go on. Returns the
  /// editor's exit code.
  func openEditor() throws -> Int32 {
    let exercise = try exercise
    let code = try runEditor(
      at: workspace.standings().lineToEdit(in: exercise), in: workspace)
    if code == 0 {
      write(NextSteps(steps: ["make grade E=\(exercise.id)"]).text() + "\n")
    }
    return code
  }
}

/// Opens a file in the editor that `VISUAL` or `EDITOR` names. It gets the
/// terminal and Ctrl-C until it ends.
///
/// - Returns: Its exit code; 128 and the number of a signal that ended it.
@discardableResult
func runEditor(
  at place: FileLine, in workspace: Workspace,
  environment: [String: String] = ProcessInfo.processInfo.environment
) throws -> Int32 {
  let advice = """
    choose one with a line such as export EDITOR=nano (or vim, or code), or \
    open \(place) in any editor
    """
  let editor = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    .first { $0.contains { !$0.isWhitespace } }
  guard let editor else {
    throw Failure("you haven't chosen an editor; \(advice)")
  }
  let path = workspace.url(place.file).path(percentEncoded: false)
    .replacing("'", with: #"'\''"#)
  // Until the shell ends, Ctrl-C is the editor's alone.
  let status = system(
    "\(editor) \(arguments(of: editor, "'\(path)'", place.line))")
  let (code, number) = (status >> 8 & 0xFF, status & 0x7F)
  if code == 127 { throw Failure("\(editor) was not found; \(advice)") }
  return number == 0 ? code : 128 + number
}

/// A file, at a line if the editor is known to take one.
private func arguments(
  of editor: String, _ path: String, _ line: Int?
) -> String {
  let program = editor.split(whereSeparator: \.isWhitespace)[0]
  guard let line else { return path }
  return switch program.split(separator: "/").last {
  case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak", "micro":
    "+\(line) \(path)"
  case "code", "codium", "cursor": "--goto \(path):\(line)"
  case "hx", "helix", "subl", "zed": "\(path):\(line)"
  case "xed", "mate": "--line \(line) \(path)"
  default: path
  }
}

// MARK: - Where to go on

typealias NextSteps = Results.NextSteps

extension Standings {
  /// Where to go on in an exercise: at the line that the compiler refused when
  /// the exercise was last graded, if the file still has it, else at the first
  /// TODO that is left, else at the file that a learner opens first.
  func lineToEdit(in exercise: Exercise) -> FileLine {
    let folder = exercise.learnersFolder
    return refused(in: exercise)
      ?? workspace.shippedFiles(of: exercise)
      .firstPlace(in: workspace.url(folder)).below(folder)
  }

  func editing(_ exercise: Exercise) -> String {
    workspace.editing(exercise, refused: refused(in: exercise))
  }

  private func refused(in exercise: Exercise) -> FileLine? {
    let place = record[exercise].refused.flatMap(FileLine.init(parsing:))
    let text = place.flatMap { try? workspace.text($0.file) } ?? ""
    return NumberedLine.lines(of: text).count >= place?.line ?? 1 ? place : nil
  }
}

extension Workspace {
  /// The line where a learner goes on: the one that the compiler refused, or
  /// else the place to edit.
  func writingPlace(in exercise: Exercise, refused: FileLine?) -> String {
    refused?.description
      ?? shippedFiles(of: exercise).placeToEdit(
        in: url(exercise.learnersFolder), at: exercise.learnersFolder)
  }

  /// The step that opens an exercise, and below it the place for a learner who
  /// opens it in another way.
  func editing(_ exercise: Exercise, refused: FileLine?) -> String {
    NextSteps.editing(
      exercise.id, in: writingPlace(in: exercise, refused: refused))
  }

  /// The way to see the screen of an exercise; empty if it has none.
  func playing(_ exercise: Exercise) -> [String] {
    exists(exercise.screens)
      ? ["make play E=\(exercise.id) shows your screen so far"] : []
  }
}

extension Exercise {
  /// The step after an exercise that is solved.
  var solutionStep: String {
    "make solution E=\(id) shows your answer beside the solution"
  }
}
