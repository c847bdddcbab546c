// The map of this module, the tool behind `make` for learners. `workbook` passes
// it the arguments, and returns its exit code. Nothing here knows Observation:
// the tool starts compilers and programs, reads what they report, and says what
// it means. The author's tool is AuthorKit.
//
//     Workbook     this file: which command does what
//     CommandLine/ a command as it was typed, the author's as well
//     Workspace/   the tree: its chapters and exercises, and where their parts
//                  lie; Messages: why a command cannot be done
//     Processes/   starts programs, bounds them, and ends them; Ctrl-C
//     Learner/     what the learner has solved, and what comes next
//
// All else is a folder for each feature, named after its command. The largest
// is Grade/. A *check* is one test of a suite. A *failure* tells the person at
// the terminal why a command cannot be carried out, and what to do.

import Foundation
import NotesKit

/// The learner's commands.
///
///     Workbook(arguments: ["notes", "1"], folder: root).run()     // 0
public struct Workbook {
  private let arguments: [String]
  private let folder: URL

  /// - Parameter folder: The root of the workspace.
  public init(arguments: [String], folder: URL) {
    self.arguments = arguments
    self.folder = folder
  }

  private typealias Command = (
    options: [String], perform: (Call) -> () throws -> Int32
  )

  private static var commands: [String: Command] {
    [
      "notes": (["--documents"], Call.readNotes),
      "words": ([], Call.showWords),
      "search": ([], Call.search),
      "review": ([], Call.review),

      "task": ([], Call.showTask),
      "edit": ([], Call.openEditor),
      "grade": (["--output", "--from path", "--json path"], Call.grade),
      "watch": ([], Call.watch),
      "hint": (["--word word"], Call.showHint),
      "solution": (["--yes"], Call.showSolution),
      "reset": (["--yes"], Call.resetExercise),
      "progress": (["--for path"], Call.showProgress),

      "try": (["--watch", "--mode 5 or 6"], Call.tryOut),
      "play": (["--screen name"], Call.playScreen),
      "expand": ([], Call.expandMacros),
      "update": ([], Call.update),
      "doctor": ([], Call.examine),
    ]
  }

  /// Carries out the command, and returns its exit code.
  public func run() -> Int32 { exitCode { try perform() } }

  func perform() throws -> Int32 {
    var words = arguments
    let flags = try Display.Flags(parsing: &words)
    words.removeAll(where: \.isEmpty)
    let name = words.isEmpty ? "help" : words.removeFirst()
    if name == "help" || name == "--help" {
      write("workbook is the tool behind make; make lists what it does\n")
      return 0
    }
    guard let command = Self.commands[name] else {
      throw Failure("there is no command \(name); make lists what there is")
    }
    let call = try Call(
      of: name, words, options: command.options, flags: flags, folder: folder)
    return try command.perform(call)()
  }
}

/// Carries out a command of the learner's or the author's, and says why if it
/// can't be done.
///
/// - Parameter stopped: The words for a command that was interrupted.
/// - Returns: The exit code: what the command returns, which is 0 if all is
///   well and 1 if something is wrong with what it looked at; 2 if it can't be
///   carried out; and 128 plus the number of a signal that stops it.
package func exitCode(
  stopped: String = "stopped; none of your files were changed",
  _ command: () throws -> Int32
) -> Int32 {
  do {
    return try command()
  } catch let interruption as Interruption {
    notice(stopped)
    return interruption.exitCode
  } catch {
    notice("\(error)")
    return 2
  }
}
