// The map of this module, the tool behind `make` for learners. `workbook` passes
// it the arguments, and returns its exit code. Nothing here knows Observation:
// the tool starts compilers and programs, reads what they report, and says what
// it means. The author's tool is AuthorKit.
//
//     Workbook     this file: which command does what, and a command as it was
//                  typed, the author's as well
//     Workspace/   the tree: its chapters and exercises, and where their parts
//                  lie; Messages: why a command cannot be done
//     Processes/   starts programs, bounds them, and ends them; Ctrl-C
//     Learner/     what the learner has solved, and what comes next
//
// All else is a folder for each feature, named after its command; Read/ has the
// notes, the tasks, the words and the search. The largest is Grade/. A *check*
// is one test of a suite. A *failure* tells the person at the terminal why a
// command cannot be carried out, and what to do.

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
    (self.arguments, self.folder) = (arguments, folder)
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

/// A command as it was typed, with everything that it works on. The author's
/// tool reads its commands in the same way.
package struct Call {
  /// What came after the name; nil if nothing did.
  package let argument: String?
  /// What followed each option, by the option's text.
  private let options: [String: String]
  package let flags: Display.Flags
  package let display: Display
  package let workspace: Workspace

  /// Reads what was typed after a command's name.
  ///
  /// - Parameter known: The command's options, such as `--yes`, or
  ///   `--json path` for one that needs a value. Those of the display go with
  ///   every command.
  package init(
    of name: String, _ words: [String], options known: [String],
    flags: Display.Flags, folder: URL
  ) throws {
    let known = known.map { $0.split(separator: " ").map(String.init) }
    var options: [String: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      guard word.hasPrefix("--") else {
        rest.append(word)
        continue
      }
      guard let option = known.first(where: { $0[0] == word }) else {
        let all =
          known.map { $0[0] }
          + ["--plain", "--width N", "--color", "--no-color"]
        let list = all.joined(separator: ", ")
        throw Failure("there is no option \(word); there are \(list)")
      }
      options[word] = ""
      guard option.count > 1 else { continue }
      guard let value = unread.popFirst(), !value.hasPrefix("--") else {
        throw Failure("\(word) needs a \(option[1])")
      }
      options[word] = value
    }
    if rest.count > 1 {
      throw Failure("\(rest[1]) is one argument too many for \(name)")
    }
    let environment = ProcessInfo.processInfo.environment
    argument = rest.first
    (self.options, self.flags) = (options, flags)
    display = Display.decide(
      flags: flags, environment: environment, terminal: .current())
    workspace = try Workspace(root: folder, core: Core(environment))
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  package func value(of option: String) -> String? { options[option] }

  /// The argument of a command that needs one. If there is none, the question,
  /// which has an example, is the `Failure`.
  package func required(_ question: String) throws -> String {
    guard let argument else { throw Failure(question) }
    return argument
  }

  /// Refuses the toolchain's Observation.
  ///
  /// - Parameter reason: What the command does with ours.
  func requireOurs(_ reason: String) throws {
    guard workspace.core == .ours else {
      throw Failure("\(reason); leave CORE=Observation out")
    }
  }

  /// The exercise that was named; if none was, the one that is being worked on.
  var exercise: Exercise {
    get throws {
      try argument.map(workspace.catalogue.exercise)
        ?? workspace.standings().current
    }
  }

  /// The chapter that was named by its number; nil if an exercise was, or
  /// nothing.
  var chapter: Chapter? {
    get throws {
      guard let argument, argument.allSatisfy(\.isNumber) else { return nil }
      return try workspace.catalogue.chapter(argument)
    }
  }

  /// The exercises that were named: all, those of a chapter or of chapters such
  /// as `1-6`, or one.
  package var exercises: [Exercise] {
    get throws {
      guard let argument else { return workspace.catalogue.exercises }
      if let range = argument.wholeMatch(of: /([0-9]+)-([0-9]+)/) {
        let catalogue = workspace.catalogue
        let first = try catalogue.chapter(String(range.1)).number
        let last = try catalogue.chapter(String(range.2)).number
        return catalogue.chapters
          .filter { first <= $0.number && $0.number <= last }
          .flatMap(\.exercises)
      }
      guard let chapter = try chapter else { return [try exercise] }
      guard !chapter.exercises.isEmpty else {
        throw Failure("chapter \(chapter.number) has no exercises yet")
      }
      return chapter.exercises
    }
  }

  /// Shows a list in a pager.
  func show(_ title: Block, _ items: [[Inline]]) throws {
    let list = Block.list(start: nil, items: items.map { [.paragraph($0)] })
    try page(Renderer(display).render([title, list]), display: display)
  }

  /// Asks the person at the terminal a question such as `Show the solution?`
  ///
  /// - Parameter deed: What `y` does, such as `shows it`. Enter does not.
  package func ask(_ question: String, y deed: String) -> Bool {
    write("\(question) y \(deed), Enter doesn't: ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}
