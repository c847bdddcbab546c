// Code blocks: indented, with a label or colours by language. Only compiler
// messages are wrapped, because they are prose; and so are drawings in words.

extension Renderer {
  /// Returns the lines of a code block.
  ///
  /// The first word of the fence's info string is the language.
  func codeLines(info: String, text: String, width: Int) -> [String] {
    let language = info.prefix { $0 != " " }
    if language == "diff" { return diffLines(text) }
    var code = text.withoutControls
    if language == "swift", display.color { code = highlighted(code) }
    let isInWords = language == "output" && display.plain
    if isInWords { code = drawingsInWords(code) }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if language == "diagnostic" || isInWords {
      lines = lines.flatMap { broken($0, width: width - 4) }
    }
    return label(language) + lines.indented(by: 4)
  }

  /// Returns the lines of a diff. Its marks are in the indent, so that its code
  /// stands where other code does.
  private func diffLines(_ text: String) -> [String] {
    label("diff")
      + DiffLine.lines(ofDiff: text).map {
        $0.shown(old: "before", new: "after", display: display)
      }
  }

  /// Returns a line, broken into several if it is too wide.
  private func broken(_ line: String, width: Int) -> [String] {
    cellWidth(of: line) <= width
      ? [line] : paint(LineBreaker.breaking([Span(line)], width: width))
  }

  /// Returns the label of a block that is not code; in words, that of code,
  /// too, because nobody hears an indent.
  private func label(_ language: some StringProtocol) -> [String] {
    switch language {
    case "output": [styled("prints:", .dim, display: display)]
    case "diagnostic": [styled("the compiler says:", .dim, display: display)]
    case "diff" where !display.plain:
      [styled("before (-) and after (+):", .dim, display: display)]
    case "swift" where display.plain: ["code:"]
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
