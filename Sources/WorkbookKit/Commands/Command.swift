// What a command is: its name, what it takes, what it says about itself, and
// what it does. The list of all commands is in CommandList.swift.

import NotesKit

/// A command of the tool.
struct Command: Sendable {
  /// The headings that `make help` and `workbook help` share.
  enum Group: String, CaseIterable {
    case learn = "Learn"
    case solve = "Solve"
    case look = "Look closer"
    case write = "Write"
  }

  let group: Group
  let name: String
  /// What comes after the name: one thing, in brackets if it may be left out.
  var takes = ""
  /// What it does, as one line of the list of commands.
  let summary: String
  /// What else there is to know, for `--help`.
  var details = ""
  /// Is asked when the thing it needs is not there.
  var question = ""
  /// The options that it knows besides those of the display.
  var options: [String] = []
  /// The options that it knows and that take a path.
  var paths: [String] = []
  /// The options that it knows and that take a name.
  var names: [String] = []
  /// The options that it knows and that take a number.
  var numbers: [String] = []
  let perform: @Sendable (Call) throws -> Int32

  /// Whether the thing that comes after the name may be left out.
  private var isOptional: Bool { takes.hasPrefix("[") }

  /// Checks what was typed after the name.
  ///
  /// - Throws: A `Failure` that says what does not fit.
  func call(
    words: [String], in workspace: () throws -> Workspace,
    _ flags: Display.Flags, _ display: Display
  ) throws -> Call {
    var given: [String: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      if options.contains(word) {
        given[word] = ""
      } else if paths.contains(word) {
        guard let path = unread.popFirst(), !path.hasPrefix("--") else {
          throw Failure.usage("\(word) what? A path has to follow")
        }
        given[word] = path
      } else if names.contains(word) {
        guard let name = unread.popFirst(), !name.hasPrefix("--") else {
          throw Failure.usage("\(word) what? A name has to follow")
        }
        given[word] = name
      } else if numbers.contains(word) {
        guard let number = unread.popFirst(), Int(number) ?? -1 >= 0 else {
          throw Failure.usage("\(word) what? A number has to follow")
        }
        given[word] = number
      } else if word.hasPrefix("--") {
        throw Failure.noOption(word, besides: options + paths + names + numbers)
      } else {
        rest.append(word)
      }
    }
    if rest.isEmpty, !takes.isEmpty, !isOptional {
      throw Failure.usage(question)
    }
    if let extra = rest.dropFirst(takes.isEmpty ? 0 : 1).first {
      throw Failure.usage(
        "\(name) takes \(takes.isEmpty ? "nothing" : "one thing"), "
          + "and \(extra) is one too many")
    }
    return Call(
      argument: rest.first, options: given, flags: flags,
      display: display, workspace: try workspace())
  }

  /// The page that `--help` shows.
  var help: String {
    var page = "workbook \(usage)\n\n\(summary)"
    if !details.isEmpty { page += "\n\n\(details)" }
    if takes.contains("N") { page += "\n\n\(Self.numbering)" }
    return page + "\n\n\(Self.everywhere)\n"
  }

  private var usage: String {
    ([name] + [takes].filter { !$0.isEmpty } + options.map { "[\($0)]" }
      + paths.map { "[\($0) PATH]" } + names.map { "[\($0) NAME]" }
      + numbers.map { "[\($0) NUMBER]" })
      .joined(separator: " ")
  }

  private static let numbering = """
    N is a chapter, such as 1. N.M is an exercise, such as 1.2; its name or
    the beginning of its name will do.
    """

  static let everywhere =
    "Everywhere: --plain for words only, --width N, --color, --no-color."

  /// The list of all commands.
  static func list(of commands: [Command]) -> String {
    let width = commands.map { "\($0.name) \($0.takes)".count }.max() ?? 0
    let groups = Group.allCases.map { group in
      let lines = commands.filter { $0.group == group }.map { command in
        let call = "\(command.name) \(command.takes)"
        let gap = String(repeating: " ", count: width - call.count + 2)
        return "  \(call)\(gap)\(command.summary)\n"
      }
      return "\n\(group.rawValue)\n\(lines.joined())"
    }
    return """
      workbook: what the rules of the Makefile call
      \(groups.joined())
      workbook COMMAND --help tells more of a command.
      \(everywhere)

      """
  }
}

/// A command as it was typed, with everything that it works on.
struct Call {
  /// What came after the name.
  let argument: String?
  /// The options that were given, each with what it takes, if it does.
  let options: [String: String]
  let flags: Display.Flags
  let display: Display
  let workspace: Workspace

  /// The exercises that were named: all, those of a chapter, or one.
  var exercises: [Exercise] {
    get throws {
      let catalogue = workspace.catalogue
      guard let name = argument else { return catalogue.exercises }
      guard name.allSatisfy(\.isNumber) else {
        return [try catalogue.exercise(name)]
      }
      let chapter = try catalogue.chapter(name)
      guard !chapter.exercises.isEmpty else {
        throw Failure.noExercises(in: chapter)
      }
      return chapter.exercises
    }
  }

  /// The exercise that was named.
  var exercise: Exercise {
    get throws { try workspace.catalogue.exercise(argument ?? "") }
  }
}
