// The tool behind the author's goals of `make`. What a learner compiles has
// nothing of it; it uses what grades a learner.
//
//     New/                   new-chapter, new-exercise, stub
//     Weaving/               weave: fills the notes from source and runs
//     WorkspaceTest, Checks/ test: checks the tree, the notes and the suites
//     Bank/                  bank: answers whose grades are known
//     Mutants/               mutants: solutions with a small change
//     Export/                export: a record of grades in other formats
//
// A finding tells the author what is wrong, with its file and line.

import Foundation
import NotesKit
import WorkbookKit

/// A command of the author's, as it was typed.
public struct Author {
  let workspace: Workspace
  let display: Display
  /// What came after the name of the command; nil if nothing did.
  let argument: String?
  private let options: [String: String]

  func has(_ option: String) -> Bool { options[option] != nil }

  func value(of option: String) -> String? { options[option] }

  /// Carries out a command.
  ///
  /// - Returns: The exit code: 0 if all is well, 1 if something is wrong in the
  ///   workspace, 2 if the command cannot be carried out.
  public static func run(_ arguments: [String], in folder: URL) -> Int32 {
    do {
      var words = arguments
      let flags = try Display.Flags(parsing: &words)
      words.removeAll(where: \.isEmpty)
      let command = words.isEmpty ? "" : words.removeFirst()
      return try Author(command, words, flags, in: folder).perform(command)
    } catch let interruption as Interruption {
      return interruption.exitCode
    } catch {
      notice("\(error)")
      return 2
    }
  }

  private func perform(_ command: String) throws -> Int32 {
    switch command {
    case "test": try testWorkspace()
    case "weave": try weaveNotes()
    case "bank": try testBank()
    case "mutants": try testMutants()
    case "export": try export()
    case "new-chapter": try beginChapter()
    case "new-exercise": try beginExercise()
    default: try keepStub()
    }
  }

  /// The options of each command. A `=` says that a value follows.
  private static let commands = [
    "test": [], "weave": [], "bank": ["--quick", "--shuffles="],
    "mutants": ["--quick"], "new-chapter": ["--name=", "--on="],
    "new-exercise": ["--name=", "--type="], "stub": ["--yes"],
    "export": ["--junit=", "--exercism=", "--gradescope="],
  ]

  /// Reads a command.
  ///
  /// - Throws: A `Failure` that says what does not fit.
  private init(
    _ command: String, _ words: [String], _ flags: Display.Flags,
    in folder: URL
  ) throws {
    guard let known = Self.commands[command] else {
      let commands = Self.commands.keys.sorted().joined(separator: ", ")
      throw Failure("author COMMAND …, where COMMAND is one of \(commands)")
    }
    var options: [String: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      if known.contains(word) {
        options[word] = ""
      } else if known.contains(word + "="), let value = unread.popFirst() {
        options[word] = value
      } else if word.hasPrefix("--") || !rest.isEmpty {
        throw Failure("author \(command) does not take \(word)")
      } else {
        rest.append(word)
      }
    }
    let environment = ProcessInfo.processInfo.environment
    argument = rest.first
    self.options = options
    display = Display.decide(
      flags: flags, environment: environment, terminal: .current())
    workspace = try Workspace(root: folder, core: Core(environment))
  }
}

extension Author {
  /// The argument of a command that needs one.
  func required(_ question: String) throws -> String {
    guard let argument else { throw Failure(question) }
    return argument
  }

  /// The exercises that were named: all, those of a chapter, or one.
  var exercises: [Exercise] {
    get throws {
      try argument.map(workspace.catalogue.exercises(named:))
        ?? workspace.catalogue.exercises
    }
  }
}

extension Catalogue {
  /// The exercises of a chapter's number, or the exercise of any other name.
  func exercises(named name: String) throws -> [Exercise] {
    try name.allSatisfy(\.isNumber)
      ? chapter(name).exercises : [exercise(name)]
  }
}
