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

  /// Lets the commands end orphaned processes that they started, where the
  /// system can tell which those are. To be called only in a process that runs
  /// nothing but the tool.
  public static func adoptOrphans() { ProcessGroup.adoptOrphans() }

  /// Carries out the command.
  ///
  /// - Returns: The exit code: 0 if all is well, 1 if checks fail or pages are
  ///   stale, 2 if the command cannot be carried out.
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
    guard let name = words.first, !["help", "--help", "-h"].contains(name)
    else {
      write(Command.list(of: Command.all))
      return 0
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw name.hasPrefix("--")
        ? Failure.noOption(name) : Failure.noCommand(name)
    }
    if words.contains("--help") {
      write(command.help)
      return 0
    }
    let call = try command.call(
      words: Array(words.dropFirst()),
      in: {
        try Workspace(
          root: folder, core: Core(ProcessInfo.processInfo.environment))
      }, flags, display)
    return try command.perform(call)
  }
}
