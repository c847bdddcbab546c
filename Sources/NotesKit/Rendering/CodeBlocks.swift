// Code blocks: indented, never wrapped, with a label or colours by language.

extension Renderer {
  /// Returns the lines of a code block; the first word of a fence's info
  /// string is the language.
  func codeLines(info: String, text: String) -> [String] {
    let language = info.prefix { $0 != " " }
    var code = text.withoutControls
    if language == "swift", display.color { code = highlighted(code) }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return label(language) + lines.map(String.init).indented(by: 4)
  }

  /// Returns the line that says what a block without code is.
  private func label(_ language: some StringProtocol) -> [String] {
    switch language {
    case "output": [styled("prints:", .dim, display: display)]
    case "diagnostic": [styled("the compiler says:", .dim, display: display)]
    default: []
    }
  }

  private func highlighted(_ code: String) -> String {
    SwiftTokens.of(code)
      .map { token in
        let roles = token.role.map { [$0] } ?? []
        return styled(token.text, roles, display: display)
      }
      .joined()
  }
}
