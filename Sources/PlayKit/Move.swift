import Foundation
import NotesKit

/// One line of what a player types.
enum Move: Equatable {
  /// A button or a switch, identified by its label or its number.
  case tap(String)
  /// A field, identified by its title or its number; nil if there is only one
  /// field.
  case type(String, into: String?)
  case show, why, undo, help, quit
  case unknown(String)

  /// Reads a line; nil if the line is empty or a remark. Keys such as Ctrl-L
  /// leave characters in a line that you can't see, so these don't count.
  init?(_ line: String) {
    let line = line.withoutControls.trimmed
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let word = String(line.prefix { $0 != " " })
    let rest = String(line.dropFirst(word.count)).trimmed
    switch (word.lowercased(), rest) {
    case ("tap", _): self = .tap(rest)
    case ("type", _): self = Self.typing(rest)
    case ("show", ""): self = .show
    case ("why", ""): self = .why
    case ("undo", ""): self = .undo
    case ("help", ""), ("?", ""): self = .help
    case ("quit", ""), ("q", ""), ("exit", ""): self = .quit
    default: self = .unknown(line)
    }
  }

  /// Reads `Ann into Name`. The text itself might contain the word `into`, so
  /// the last one counts.
  private static func typing(_ words: String) -> Move {
    let words = " " + words
    guard let into = words.range(of: " into ", options: .backwards) else {
      return .type(words.trimmed, into: nil)
    }
    return .type(
      words[..<into.lowerBound].trimmed, into: words[into.upperBound...].trimmed
    )
  }
}

/// The number that a player types. It consists of nothing but digits, so that
/// `+1` is always the name of a button.
func number(_ text: String) -> Int? {
  text.wholeMatch(of: /[0-9]+/) == nil ? nil : Int(text)
}

extension StringProtocol {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespaces)
  }
}
