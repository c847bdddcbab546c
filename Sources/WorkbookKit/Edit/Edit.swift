// make edit: opens an exercise in the learner's editor, at the line to go on
// with.

import Foundation
import NotesKit

extension Call {
  /// Opens an exercise in the editor, which owns the terminal until it ends;
  /// then says how to go on.
  ///
  /// - Returns: The exit code of the editor; 2 if there is none.
  func openEditor() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let place = try workspace.placeToEdit(in: exercise)
    do {
      let editor = try Editor(ProcessInfo.processInfo.environment, for: place)
      if editor.hasOwnWindow { write("\(place)\n") }
      let code = try editor.run(opening: place, at: workspace.url(place.file))
      if code == 0 {
        write(NextSteps(steps: ["make grade E=\(exercise.id)"]).text() + "\n")
      }
      return code
    } catch let missing as MissingEditor {
      let text = missing.text(again: "make edit E=\(exercise.id)", display)
      FileHandle.standardError.write(Data(text.utf8))
      return 2
    }
  }
}

/// A line of a file.
package struct Place: Equatable, CustomStringConvertible {
  /// The file, as a path from the workspace's root.
  let file: String
  /// The line, from 1; nil for the file as a whole.
  var line: Int?

  package var description: String { line.map { "\(file):\($0)" } ?? file }
}

extension Place {
  /// A place at the beginning of a message, such as
  /// `Exercises/…/Store.swift:12: cannot find 'a' in scope`; nil if there is
  /// none.
  init?(parsing message: String) {
    guard let match = message.prefixMatch(of: #/(.+?\.swift):([0-9]+)/#) else {
      return nil
    }
    self.init(file: String(match.1), line: Int(match.2))
  }
}

extension Workspace {
  /// Where to go on in an exercise: at the line that the compiler has refused,
  /// if it has refused one when the exercise was last graded, else at the first
  /// TODO that is left, else at the file that a learner opens first.
  func placeToEdit(in exercise: Exercise) throws -> Place {
    let record = try LearnerRecord.load(from: self)
    if let refused = record[exercise].refused.flatMap(Place.init(parsing:)),
      let text = try? text(refused.file),
      NumberedLine.lines(of: text).count >= refused.line ?? 1
    {
      return refused
    }
    let todos = filesToWrite(of: exercise).compactMap { name in
      let file = "\(exercise.learnersFolder)/\(name)"
      return firstTodo(in: (try? text(file)) ?? "").map {
        (todo: $0.number, place: Place(file: file, line: $0.line))
      }
    }
    let first = todos.min { $0.todo < $1.todo }
    return first?.place ?? Place(file: file(of: exercise))
  }
}

/// The learner's editor, as the environment names it.
struct Editor: Equatable {
  /// The command as the environment says it, with options if it has any.
  let words: String

  /// The program's name, without its folder and its options.
  var name: String {
    let program = words.split(separator: " ").first ?? ""
    return String(program.split(separator: "/").last ?? program)
  }

  /// Whether it opens a window beside the terminal, and leaves that alone.
  var hasOwnWindow: Bool {
    ["code", "codium", "cursor", "subl", "zed", "xed", "mate"].contains(name)
  }

  /// The command that opens a file, at a line if the editor is known to take
  /// one. A shell takes the words of the environment apart.
  func command(opening place: Place, at file: URL) -> [String] {
    let path = file.path(percentEncoded: false)
    var arguments = [path]
    if let line = place.line {
      switch name {
      case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak", "micro":
        arguments = ["+\(line)", path]
      case "code", "codium", "cursor":
        arguments = ["--goto", "\(path):\(line)"]
      case "hx", "helix", "subl", "zed": arguments = ["\(path):\(line)"]
      case "xed", "mate": arguments = ["--line", "\(line)", path]
      default: break
      }
    }
    return ["/bin/sh", "-c", "exec \(words) \"$@\"", name] + arguments
  }

  /// Opens a file in the editor, which gets the terminal, and waits until the
  /// editor ends. Ctrl-C is meant for it.
  ///
  /// - Returns: Its exit code; 128 and the number of a signal that ended it.
  /// - Throws: A `Failure` if there is no such editor.
  @discardableResult
  func run(opening place: Place, at file: URL) throws -> Int32 {
    // A signal that is caught, and not ignored, is not ignored by the editor.
    let old = signal(SIGINT) { _ in }
    defer { signal(SIGINT, old) }
    let words = command(opening: place, at: file).map { strdup($0) } + [nil]
    // A Mac has no `environ` for Swift.
    let variables =
      ProcessInfo.processInfo.environment
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", nil, nil, words, variables)
    guard error == 0 else { throw Failure.noProcess(error) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let (code, number) = (status >> 8 & 0xFF, status & 0x7F)
    if code == 127 { throw Failure.noProgram(name) }
    return number == 0 ? code : 128 + number
  }
}

extension Editor {
  /// The editor that `VISUAL` names, or else `EDITOR`.
  ///
  /// - Throws: A `MissingEditor` if there is none, or if it is not found.
  init(_ environment: [String: String], for place: Place)
    throws(MissingEditor)
  {
    let variable = ["VISUAL", "EDITOR"].first {
      environment[$0]?.contains { !$0.isWhitespace } == true
    }
    words = variable.flatMap { environment[$0] } ?? ""
    // Only a shell understands quotes and dollars.
    let program = words.split(whereSeparator: \.isWhitespace).first ?? ""
    let isPlain = !program.contains { "\"'$`\\~=(".contains($0) }
    guard variable != nil,
      !isPlain || path(ofProgram: String(program), in: environment) != nil
    else {
      throw MissingEditor(
        place: place, variable: variable ?? "EDITOR",
        named: variable.map { _ in words },
        found: MissingEditor.offered.filter {
          path(ofProgram: $0, in: environment) != nil
        })
    }
  }
}

/// The editor that the environment should name, and does not.
struct MissingEditor: Error, Equatable {
  /// The place that was to be opened.
  let place: Place
  /// The variable that has to name the editor.
  let variable: String
  /// What it names, which is not on this machine; nil if it names nothing.
  let named: String?
  /// Those of the offered editors that are on this machine.
  let found: [String]

  /// The editors that are offered, the easiest first.
  static let offered = ["nano", "micro", "code", "zed", "emacs", "vim", "vi"]

  /// What to type, in short lines.
  ///
  /// - Parameters:
  ///   - command: The command to type again.
  ///   - wayOut: The key that leaves the running command first; nil if it ends
  ///     by itself.
  func text(again command: String, wayOut: String? = nil, _ display: Display)
    -> String
  {
    func filled(_ words: String) -> String {
      Renderer(display).render([.paragraph([.text(words)])])
    }
    let trouble =
      named.map { "\(variable) names \($0), which was not found." }
      ?? "No editor is chosen."
    let line = place.line.map { ", at line \($0)" } ?? ""
    var text = filled(trouble)
    if !found.isEmpty {
      let lines = found.count == 1 ? "this line" : "one of these lines"
      let remedy =
        wayOut.map { "\($0) leaves; then type \(lines), and \(command) again:" }
        ?? "Type \(lines), then \(command) again:"
      text = filled("\(trouble) \(remedy)")
      for editor in found { text += "  export \(variable)=\(editor)\n" }
    }
    let open = found.isEmpty ? "Open" : "Or open"
    return text + filled("\(open) this file in any editor\(line):")
      + "  \(place.file)\n"
  }
}
