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
  var takes = Argument.none
  /// What it does, as one line of the list of commands.
  let summary: String
  /// What else there is to know, for `--help`.
  var details = ""
  /// The options that it knows besides those of the display.
  var options: [Option] = []
  let perform: @Sendable (Call) throws -> Int32

  /// Reads what was typed after the name.
  ///
  /// - Throws: A `Failure` that says what does not fit.
  func call(
    words: [String], in workspace: () throws -> Workspace,
    _ flags: Display.Flags, _ display: Display
  ) throws -> Call {
    var given: [Option: String] = [:]
    var rest: [String] = []
    var unread = words[...]
    while let word = unread.popFirst() {
      if let option = options.first(where: { $0.text == word }) {
        given[option] = try value(of: option, from: &unread)
      } else if word.hasPrefix("--") {
        throw Failure.noOption(word, besides: options.map(\.text))
      } else {
        rest.append(word)
      }
    }
    if rest.isEmpty, case .required(_, let question) = takes {
      throw Failure.usage(question)
    }
    let takesNothing = takes.form == nil
    if let extra = rest.dropFirst(takesNothing ? 0 : 1).first {
      throw Failure.usage(
        "\(name) takes \(takesNothing ? "nothing" : "one thing"), "
          + "and \(extra) is one too many")
    }
    return Call(
      argument: rest.first, options: given, flags: flags,
      display: display, workspace: try workspace())
  }

  private func value(
    of option: Option, from words: inout ArraySlice<String>
  ) throws -> String {
    guard let value = option.value else { return "" }
    guard let word = words.popFirst(), value.accepts(word) else {
      throw Failure.usage(
        "\(option.text) what? A \(value.rawValue) has to follow")
    }
    return word
  }
}
