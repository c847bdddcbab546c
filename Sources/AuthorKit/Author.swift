// The tool behind the author's goals of `make`. What a learner compiles has
// nothing of it; it uses what grades a learner.
//
//     New/                   new-chapter, new-exercise, stub
//     Weaving/               weave: fills the notes from source and runs
//     WorkspaceTest, Checks/ test: checks the tree, the notes and the suites
//     Bank/                  bank: answers whose grades are known
//     Mutants/               mutants: solutions with a small change
//     Export/                export: a record of grades as JUnit's XML
//
// A finding tells the author what is wrong, with its file and line.

import Foundation
import NotesKit
import WorkbookKit

public enum Author {
  private typealias Command = (
    options: [String], perform: (Call) -> () throws -> Int32
  )

  private static var commands: [String: Command] {
    [
      "test": ([], Call.testWorkspace), "weave": ([], Call.weaveNotes),
      "bank": (["--quick", "--renew", "--shuffles number"], Call.testBank),
      "answer": (["--name name"], Call.keepAnswer),
      "mutants": (["--quick"], Call.testMutants),
      "new-chapter": (["--name name", "--on core"], Call.beginChapter),
      "new-exercise": (["--name name", "--type type"], Call.beginExercise),
      "stub": ([], Call.keepStub),
      "export": (
        ["--junit path", "--exercism path", "--gradescope path"], Call.export
      ),
    ]
  }

  /// Carries out a command, and returns its exit code.
  public static func run(_ arguments: [String], in folder: URL) -> Int32 {
    exitCode(stopped: "stopped") {
      var words = arguments
      let flags = try Display.Flags(parsing: &words)
      words.removeAll(where: \.isEmpty)
      let name = words.isEmpty ? "" : words.removeFirst()
      guard let command = commands[name] else {
        let names = commands.keys.sorted().joined(separator: ", ")
        throw Failure("author COMMAND …, where COMMAND is one of \(names)")
      }
      let call = try Call(
        of: name, words, options: command.options, flags: flags,
        folder: folder)
      return try command.perform(call)()
    }
  }
}
