// The options of commands, besides those of the display, which every command
// takes.

/// An option that some commands know.
enum Option: Hashable, Sendable {
  /// Answers the question that the command asks.
  case yes
  /// Removes what was kept.
  case reset
  /// Runs a file again whenever it is saved.
  case watch
  /// The screen that is played.
  case screen
  /// A word of the check that hints are for.
  case word
  /// The folder that is graded in place of `Exercises/`.
  case from
  /// Shows everything that the code has printed.
  case output
  /// The file that a record is written to.
  case json

  /// What follows an option.
  enum Value: String {
    case path, name, number, word

    /// Whether a word can be one. A word that begins with two hyphens is the
    /// next option.
    func accepts(_ word: String) -> Bool {
      self == .number ? Int(word) ?? -1 >= 0 : !word.hasPrefix("--")
    }
  }

  /// Nil if the option stands alone.
  var value: Value? {
    switch self {
    case .yes, .reset, .output, .watch: nil
    case .from, .json: .path
    case .screen: .name
    case .word: .word
    }
  }

  /// As it is typed.
  var text: String {
    switch self {
    case .yes: "--yes"
    case .reset: "--reset"
    case .watch: "--watch"
    case .screen: "--screen"
    case .word: "--word"
    case .from: "--from"
    case .output: "--output"
    case .json: "--json"
    }
  }

  /// As help shows it, such as `[--json PATH]`.
  var usage: String {
    "[" + text + (value.map { " \($0.rawValue.uppercased())" } ?? "") + "]"
  }
}
