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
  private let call: Call
  var workspace: Workspace { call.workspace }
  var display: Display { call.display }
  /// What came after the name of the command; nil if nothing did.
  var argument: String? { call.argument }
  /// The exercises that were named: all, those of a chapter, or one.
  var exercises: [Exercise] { get throws { try call.exercises } }

  func has(_ option: Option) -> Bool { call.has(option) }

  func value(of option: Option) -> String? { call.value(of: option) }

  /// The argument of a command that needs one.
  func required(_ question: String) throws -> String {
    guard let argument else { throw Failure(question) }
    return argument
  }

  /// Carries out a command, and returns its exit code.
  public static func run(_ arguments: [String], in folder: URL) -> Int32 {
    exitCode(stopped: "stopped") {
      var words = arguments
      let flags = try Display.Flags(parsing: &words)
      words.removeAll(where: \.isEmpty)
      let command = words.isEmpty ? "" : words.removeFirst()
      guard let options = commands[command] else {
        let commands = commands.keys.sorted().joined(separator: ", ")
        throw Failure("author COMMAND …, where COMMAND is one of \(commands)")
      }
      return try Author(
        call: Call(
          of: command, words, takes: .optional, options: options, flags: flags,
          folder: folder)
      ).perform(command)
    }
  }

  private func perform(_ command: String) throws -> Int32 {
    switch command {
    case "test": try testWorkspace()
    case "weave": try weaveNotes()
    case "bank": try testBank()
    case "answer": try keepAnswer()
    case "mutants": try testMutants()
    case "export": try export()
    case "new-chapter": try beginChapter()
    case "new-exercise": try beginExercise()
    default: try keepStub()
    }
  }

  /// The options of each command.
  private static let commands: [String: [Option]] = [
    "test": [], "weave": [],
    "bank": ["--quick", "--renew", "--shuffles number"],
    "answer": ["--name name"],
    "mutants": ["--quick"], "new-chapter": ["--name name", "--on core"],
    "new-exercise": ["--name name", "--type type"], "stub": [.yes],
    "export": ["--junit path", "--exercism path", "--gradescope path"],
  ]
}

extension Catalogue {
  /// The exercises of a chapter's number, or the exercise of any other name.
  func exercises(named name: String) throws -> [Exercise] {
    try name.allSatisfy(\.isNumber)
      ? chapter(name).exercises : [exercise(name)]
  }
}
