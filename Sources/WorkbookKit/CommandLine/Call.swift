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

/// An option of some commands, such as `--json path`: its text, and what has to
/// follow it. Those of the display go with every command.
package struct Option: Sendable, ExpressibleByStringLiteral {
  fileprivate let text: String
  fileprivate let value: String?

  package init(stringLiteral words: String) {
    let words = words.split(separator: " ").map(String.init)
    (text, value) = (words[0], words.dropFirst().first)
  }

  /// Answers the question that the command asks.
  package static let yes: Option = "--yes"
  /// Shows everything that the code has printed.
  static let output: Option = "--output"
  /// The folder that is graded instead of `Exercises/`.
  static let from: Option = "--from path"
  /// The file that the record of a grading is written to.
  static let json: Option = "--json path"
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
  /// - Throws: A `Failure` that says what does not fit, or that the folder
  ///   holds no workspace.
  package init(
    of name: String, _ words: [String], takes argument: Argument,
    options known: [Option], flags: Display.Flags, folder: URL
  ) throws {
    var options: [String: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      if let option = known.first(where: { $0.text == word }) {
        options[word] = ""
        guard let value = option.value else { continue }
        guard let next = unread.popFirst(), !next.hasPrefix("--") else {
          throw Failure("\(word) needs a \(value)")
        }
        options[word] = next
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
    let environment = ProcessInfo.processInfo.environment
    self.argument = rest.first
    self.options = options
    self.flags = flags
    display = Display.decide(
      flags: flags, environment: environment, terminal: .current())
    workspace = try Workspace(root: folder, core: Core(environment))
  }

  package func has(_ option: Option) -> Bool { options[option.text] != nil }

  package func value(of option: Option) -> String? { options[option.text] }

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
      return try workspace.standings().current
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
