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

  /// Carries out the command, and returns its exit code.
  public func run() -> Int32 { exitCode { try perform() } }

  func perform() throws -> Int32 {
    var words = arguments
    let flags = try Display.Flags(parsing: &words)
    words.removeAll(where: \.isEmpty)
    let name = words.isEmpty ? nil : words.removeFirst()
    func call(
      _ argument: Argument = .nothing, _ options: Option...
    ) throws -> Call {
      try Call(
        of: name ?? "", words, takes: argument, options: options,
        flags: flags, folder: folder)
    }
    switch name {
    case "notes":
      let question = "the notes of which chapter? make notes-1"
      return try call(.required(question), "--documents").readNotes()
    case "words": return try call(.optional).showWords()
    case "search":
      let question = "search for which word? make search W=binding"
      return try call(.required(question)).search()
    case "review": return try call().review()

    case "task": return try call(.optional).showTask()
    case "edit": return try call(.optional).openEditor()
    case "grade": return try call(.optional, .output, .from, .json).grade()
    case "watch": return try call(.optional).watch()
    case "hint": return try call(.optional, "--word word").showHint()
    case "solution":
      let question = "the solution of which exercise? make solution E=1.1"
      return try call(.required(question), .yes).showSolution()
    case "reset":
      let question = "reset which exercise? make reset E=1.1"
      return try call(.required(question), .yes).resetExercise()
    case "progress": return try call().showProgress()

    case "try": return try call(.optional, "--watch").tryOut()
    case "play": return try call(.optional, "--screen name").playScreen()
    case "expand":
      let question = "expand which exercise? make expand E=1.1"
      return try call(.required(question)).expandMacros()
    case "update": return try call().update()
    case "doctor": return try call().examine()

    case nil, "help", "--help":
      write("workbook is the tool behind make; make lists what it does\n")
      return 0
    case let name?:
      throw Failure("there is no command \(name); make lists what there is")
    }
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
  stopped: String = "stopped; nothing of yours was changed",
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
