// A line of a diff. A mark in front of it says where it comes from; with
// --plain, a word does.

/// A line of one of two texts, or of both.
public struct DiffLine: Equatable, Sendable {
  public enum Origin: Sendable { case same, old, new }

  public let origin: Origin
  public let text: String

  public init(_ origin: Origin, _ text: String) {
    (self.origin, self.text) = (origin, text)
  }
}

// MARK: - In a page

extension DiffLine {
  /// Reads a line of a `diff` fence: its mark, a space and the text.
  init(marked line: Substring) {
    switch line.first {
    case "-": self.init(.old, String(line.dropFirst(2)))
    case "+": self.init(.new, String(line.dropFirst(2)))
    default: self.init(.same, String(line.dropFirst(2)))
    }
  }

  /// The lines between the fences of a diff.
  static func lines(ofDiff text: String) -> [DiffLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(DiffLine.init(marked:))
  }

  /// The line as a `diff` fence has it. No space is left at its end.
  public var marked: String {
    switch origin {
    case .same: text.isEmpty ? "" : "  \(text)"
    case .old: text.isEmpty ? "-" : "- \(text)"
    case .new: text.isEmpty ? "+" : "+ \(text)"
    }
  }
}

// MARK: - In a terminal

extension DiffLine {
  /// Returns the line as a terminal shows it, in four columns more than its
  /// text takes.
  ///
  /// - Parameters:
  ///   - old: The word for a line of the old text with `--plain`.
  ///   - new: The word for a line of the new text with `--plain`.
  ///   - both: The word for a line of both texts with `--plain`, if there is one.
  public func shown(
    old: String, new: String, both: String? = nil, display: Display
  ) -> String {
    let text = text.withoutControls
    switch origin {
    case .same where text.isEmpty: return ""
    case .same:
      guard display.plain, let both else { return "    \(text)" }
      return "\(both): \(text)"
    case .old:
      let mark = display.plain ? "\(old): " : "  - "
      return styled(mark + text, .bad, display: display)
    case .new:
      let mark = display.plain ? "\(new): " : "  + "
      return styled(mark + text, .good, display: display)
    }
  }
}
