// make edit: opens an exercise in the learner's editor, at the line to go on
// with.

import Foundation
import NotesKit

extension Call {
  /// Opens an exercise in the editor, which owns the terminal until it ends;
  /// then says how to go on.
  ///
  /// - Returns: The exit code of the editor.
  func openEditor() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let code = try runEditor(
      at: workspace.lineToEdit(in: exercise), in: workspace)
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
/// - Throws: A `Failure` if there is no such editor.
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
  guard let editor else { throw Failure("no editor is chosen; \(advice)") }
  let path = workspace.url(place.file).path(percentEncoded: false)
  let command =
    // A shell takes the words of the environment apart.
    ["/bin/sh", "-c", "exec \(editor) \"$@\"", "sh"]
    + editorArguments(editor, path, place.line)
  // A signal that is caught, and not ignored, is not ignored by the editor.
  let old = signal(SIGINT) { _ in }
  defer { signal(SIGINT, old) }
  let words = command.map { strdup($0) } + [nil]
  // A Mac has no `environ` for Swift.
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + variables { free(text) } }
  var process: pid_t = 0
  let error = posix_spawn(&process, "/bin/sh", nil, nil, words, variables)
  guard error == 0 else { throw Failure.noProcess(error) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  let (code, number) = (status >> 8 & 0xFF, status & 0x7F)
  if code == 127 { throw Failure("\(editor) was not found; \(advice)") }
  return number == 0 ? code : 128 + number
}

/// A file, at a line if the editor is known to take one.
private func editorArguments(
  _ editor: String, _ path: String, _ line: Int?
) -> [String] {
  let program = editor.split(whereSeparator: \.isWhitespace).first ?? ""
  guard let line, let name = program.split(separator: "/").last else {
    return [path]
  }
  return switch name {
  case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak", "micro":
    ["+\(line)", path]
  case "code", "codium", "cursor": ["--goto", "\(path):\(line)"]
  case "hx", "helix", "subl", "zed": ["\(path):\(line)"]
  case "xed", "mate": ["--line", "\(line)", path]
  default: [path]
  }
}
