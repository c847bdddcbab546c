// A command: its name, its argument and options, its help, and its work. The
// list of all commands is in CommandList.swift.

import NotesKit

/// A command of the tool.
struct Command: Sendable {
  /// The headings that `make help` and `workbook help` share.
  enum Group: String, CaseIterable {
    case learn = "Learn"
    case solve = "Solve"
    case look = "Look closer"
  }

  let group: Group
  let name: String
  var takes = Argument.none
  /// One line of the list of commands. The Makefile repeats it.
  let summary: String
  /// The rest of the page that `--help` shows.
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
        "\(name) takes \(takesNothing ? "no" : "one") argument, "
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
        "\(option.text) needs a \(value.rawValue)")
    }
    return word
  }
}
