// The tool behind `make`: one command, its arguments checked, an exit code.

import Foundation
import NotesKit

/// The workbook's commands.
///
///     Workbook(arguments: ["notes", "1"], folder: root).run()     // 0
public struct Workbook {
  private let arguments: [String]
  private let folder: URL

  public init(arguments: [String], folder: URL) {
    self.arguments = arguments
    self.folder = folder
  }

  /// Carries out the command.
  ///
  /// - Returns: The exit code: 0 if all is well, 1 if checks failed or pages
  ///   are stale, 2 if the command could not be carried out.
  public func run() -> Int32 {
    do {
      var arguments = arguments
      let flags = try Display.Flags(parsing: &arguments)
      let display = Display.decide(
        flags: flags, environment: ProcessInfo.processInfo.environment,
        terminal: .current())
      return try perform(arguments.filter { !$0.isEmpty }, flags, display)
    } catch let interruption as Interruption {
      notice("stopped; nothing of yours was changed")
      return interruption.exitCode
    } catch {
      notice("\(error)")
      return 2
    }
  }

  private func perform(
    _ words: [String], _ flags: Display.Flags, _ display: Display
  ) throws -> Int32 {
    var words = words
    let options =
      words.first == "grade" ? try GradeOptions(parsing: &words) : nil
    let name = words.dropFirst().first
    func workspace() throws -> Workspace { try Workspace(root: folder) }
    if let option = words.first(where: { $0.hasPrefix("--") && $0 != "--help" })
    {
      throw Failure.noOption(option)
    }
    func only(_ count: ClosedRange<Int>) throws {
      guard count ~= words.count - 1 else {
        throw Failure.usage("\(words.joined(separator: " ")): not understood")
      }
    }

    switch words.first {
    case nil, "help", "--help", "-h":
      write(Self.help)
      return 0
    case "chapter":
      guard words.count > 1 else {
        throw Failure.usage("which chapter? make chapter-1")
      }
      try only(1...1)
      return try play(chapter: name!, in: workspace(), flags, display)
    case "notes":
      guard words.count > 1 else {
        throw Failure.usage("the notes of which chapter? make notes-1")
      }
      try only(1...1)
      return try readNotes(of: name!, in: workspace(), display)
    case "grade":
      try only(0...1)
      return try grade(name, options!, in: workspace(), display)
    case "hint":
      guard let name else {
        throw Failure.usage("a hint for which exercise? make hint E=1.1")
      }
      try only(1...1)
      return try hint(for: name, in: workspace(), display)
    case "progress":
      try only(0...0)
      return try showProgress(in: workspace(), display)
    case "weave":
      try only(0...0)
      return try weaveNotes(in: workspace(), display)
    case "test":
      try only(0...0)
      return try WorkspaceTest(
        workspace: workspace(), display: display
      ).run()
    case let command?:
      throw Failure.usage("there is no command \(command)")
    }
  }

  static let help = """
    workbook: what the rules of the Makefile call

      chapter N        plays a chapter's lesson
      notes N          shows a chapter's notes in a pager
      grade [N | N.M]  grades all exercises, a chapter's, or one
      hint N.M         shows the next hint for an exercise
      progress         shows what is solved and what is next
      weave            fills the notes from source and runs
      test             tests the workspace itself

    Of grade: --from FOLDER grades a folder shaped like Exercises/; --json,
    --junit, --exercism and --gradescope FILE write the record.
    Everywhere: --plain for words only, --width N, --color, --no-color.

    """
}
