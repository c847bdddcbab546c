// The roles of text, and their looks on a display with colour. Only the sixteen
// basic colours are used, so that the reader's own theme decides how they look
// on a light or a dark background.

/// The role of a piece of text, which decides its look.
public enum Role: Sendable, Hashable {
  // Prose
  case heading, strong, emphasis, code, link, dim
  // Verdicts
  case good, bad
  // Swift
  case keyword, type, string, number, comment, attribute
}

extension Role {
  /// The parameters of the SGR escape that turns the look on.
  var parameters: String {
    switch self {
    case .heading, .strong: "1"
    case .emphasis: "4"
    case .code: "36"
    case .link: "4;34"
    case .dim, .comment: "2"
    case .good: "32"
    case .bad: "1;31"
    case .keyword: "35"
    case .type: "36"
    case .string: "32"
    case .number: "94"
    case .attribute: "33"
    }
  }
}

/// Returns the text in the look of a role, or unchanged without colour.
///
/// Each line is styled on its own, so that a pager shows every line correctly.
/// Styled text can't be styled again: the inner reset would end both looks.
///
/// ```swift
/// styled("PASS", .good, display: Display(color: true))
/// // "\u{1B}[32mPASS\u{1B}[0m"
/// ```
public func styled(_ text: String, _ role: Role, display: Display) -> String {
  styled(text, [role], display: display)
}

/// Returns the text in the looks of all the roles together.
func styled(_ text: String, _ roles: [Role], display: Display) -> String {
  guard display.color, !roles.isEmpty else { return text }
  let parameters = roles.map(\.parameters).joined(separator: ";")
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "\u{1B}[\(parameters)m\($0)\u{1B}[0m" }
    .joined(separator: "\n")
}
