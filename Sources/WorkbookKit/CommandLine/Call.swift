// A command as it was typed: its argument, its options, and what it works on.
// Each feature adds a method that carries its command out.

import Foundation
import NotesKit

/// What may come after a command's name, besides options.
package enum Argument {
  case nothing, optional
  /// Without it, the command ends with this question, which has an example.
  case required(String)
}

/// An option of some commands. Those of the display go with every command.
package struct Option: Hashable, Sendable {
  package let text: String
  /// What follows it, such as `path`; nil if it stands alone.
  package let value: String?

  package init(_ text: String, _ value: String? = nil) {
    self.text = text
    self.value = value
  }

  /// Answers the question that the command asks.
  package static let yes = Option("--yes")
  /// Removes what was kept.
  static let reset = Option("--reset")
  /// Runs a file again whenever it is saved.
  static let watch = Option("--watch")
  /// Shows everything that the code has printed.
  static let output = Option("--output")
  /// The page about the documents, in place of the notes.
  static let documents = Option("--documents")
  /// The screen that is played.
  static let screen = Option("--screen", "name")
  /// A word of the check that hints are for.
  static let word = Option("--word", "word")
  /// The folder that is graded in place of `Exercises/`.
  static let from = Option("--from", "path")
  /// The file that the record of a grading is written to.
  package static let json = Option("--json", "path")
}

/// A command as it was typed, with everything that it works on.
package struct Call {
  /// What came after the name; nil if nothing did.
  package let argument: String?
  private let options: [Option: String]
  package let flags: Display.Flags
  package let display: Display
  package let workspace: Workspace

  /// Reads what was typed after a command's name.
  ///
  /// - Throws: A `Failure` that says what does not fit, or that the folder
  ///   holds no workspace.
  package init(
    of name: String, _ words: [String], takes argument: Argument,
    options known: [Option], flags: Display.Flags, folder: URL
  ) throws {
    var options: [Option: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      if let option = known.first(where: { $0.text == word }) {
        options[option] = ""
        guard let value = option.value else { continue }
        guard let word = unread.popFirst(), !word.hasPrefix("--") else {
          throw Failure("\(option.text) needs a \(value)")
        }
        options[option] = word
      } else if word.hasPrefix("--") {
        let all =
          known.map(\.text) + ["--plain", "--width N", "--color", "--no-color"]
        throw Failure(
          "there is no option \(word); there are \(all.joined(separator: ", "))"
        )
      } else {
        rest.append(word)
      }
    }
    if rest.isEmpty, case .required(let question) = argument {
      throw Failure("\(question); make help lists the commands")
    }
    var room = 1
    if case .nothing = argument { room = 0 }
    if let extra = rest.dropFirst(room).first {
      throw Failure("\(extra) is one too many for \(name)")
    }
    self.argument = rest.first
    self.options = options
    self.flags = flags
    display = Display.decide(
      flags: flags, environment: ProcessInfo.processInfo.environment,
      terminal: .current())
    workspace = try Workspace(
      root: folder, core: Core(ProcessInfo.processInfo.environment))
  }

  package func has(_ option: Option) -> Bool { options[option] != nil }

  package func value(of option: Option) -> String? { options[option] }

  /// What came after the name of a command that requires it.
  package var typed: String { argument ?? "" }

  /// The chapter that was named.
  package var chapter: Chapter {
    get throws { try workspace.catalogue.chapter(typed) }
  }

  /// The exercise that was named.
  package var exercise: Exercise {
    get throws { try workspace.catalogue.exercise(typed) }
  }

  /// The exercise that was named; if none was, the one that is being worked on.
  var exerciseOrCurrent: Exercise {
    get throws {
      guard argument == nil else { return try exercise }
      let record = try LearnerRecord.load(from: workspace)
      return Standings(record, in: workspace).current
    }
  }

  /// The exercises that were named: all, those of a chapter, or one.
  package var exercises: [Exercise] {
    get throws {
      guard let argument else { return workspace.catalogue.exercises }
      guard argument.allSatisfy(\.isNumber) else { return [try exercise] }
      let chapter = try chapter
      guard !chapter.exercises.isEmpty else {
        throw Failure("chapter \(chapter.number) has no exercise yet")
      }
      return chapter.exercises
    }
  }

  /// Asks the person at the terminal whether to do something. `y` does it, and
  /// Enter does not.
  ///
  /// - Parameters:
  ///   - question: A question such as `Show the solution?`
  ///   - deed: What `y` does, such as `shows it`.
  package func ask(_ question: String, y deed: String) -> Bool {
    write("\(question) y \(deed), Enter does not: ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

extension Display.Flags {
  /// The options that were given, for another program.
  var arguments: [String] {
    (plain ? ["--plain"] : []) + (width.map { ["--width", "\($0)"] } ?? [])
      + (color.map { [$0 ? "--color" : "--no-color"] } ?? [])
  }
}
