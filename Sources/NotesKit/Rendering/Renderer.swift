// The lines of blocks in a terminal. Each kind of block has a function here, or
// a file of its own if it takes more than a few lines.

/// A renderer of parsed Markdown for one display.
///
/// ```swift
/// let notes = Document(parsing: "## The idea\n\nA *cell* holds a value.\n")
/// let renderer = Renderer(Display(width: 60))
/// print(renderer.render(notes.blocks.map(\.block)), terminator: "")
/// // The idea
/// // ────────
/// //
/// // A *cell* holds a value.
/// ```
public struct Renderer: Sendable {
  let display: Display
  /// The texts of the footnotes by their labels, to which their marks lead.
  let footnotes: [String: [Inline]]

  /// Creates a renderer for a display.
  ///
  /// - Parameter footnotes: The footnotes of the page that is rendered, or of
  ///   the page that it belongs to.
  public init(_ display: Display, footnotes: [String: [Inline]] = [:]) {
    self.display = display
    self.footnotes = footnotes
  }

  /// Returns the text of the blocks, with a blank line between any two.
  ///
  /// The text ends with a newline, or is empty when there is nothing to show.
  /// Without colour it has no escapes, and with `plain` all its decoration is
  /// made of words. No line is wider than the display, except lines of code
  /// other than diagnostics, and lines with an address or a code span that is
  /// too wide itself.
  public func render(_ blocks: [Block]) -> String {
    lines(of: blocks, width: display.width).map { $0 + "\n" }.joined()
  }
}

extension Renderer {
  /// Returns the lines of the blocks in a number of columns.
  func lines(of blocks: [Block], width: Int) -> [String] {
    let blocks = blocks.picturesInWords(on: display)
    let shown = blocks.map { lines(of: $0, width: width) }
    return Array(shown.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func lines(of block: Block, width: Int) -> [String] {
    switch block {
    case .heading(let level, let title):
      headingLines(level: level, title, width: width)
    case .paragraph(let text):
      paint(LineBreaker.breaking(spans(of: text), width: width))
    case .list(let start, let items):
      listLines(start: start, items, width: width)
    case .code(let info, let text):
      codeLines(info: info, text: text, width: width)
    case .table(let header, let rows):
      tableLines(header, rows, width: width)
    case .footnote(let label, let text):
      footnoteLines(label, text, width: width)
    case .comment:
      []
    }
  }

  /// Returns a repeated mark, in the look of decoration.
  func decoration(_ mark: Character, _ count: Int) -> String {
    styled(String(repeating: mark, count: count), .dim, display: display)
  }

  /// Returns the broken lines with their looks.
  func paint(_ text: BrokenText) -> [String] {
    text.lines.map { paint($0) }
  }
}

extension Renderer {
  private func headingLines(
    level: Int, _ title: [Inline], width: Int
  ) -> [String] {
    var title = spans(of: title, [.heading])
    if display.plain {
      title.insert(Span("Heading level \(level): "), at: 0)
    } else if level > 2, !display.color {
      title.insert(Span(String(repeating: "#", count: level) + " "), at: 0)
    }
    let text = LineBreaker.breaking(title, width: width)
    guard level <= 2, !display.plain else { return paint(text) }
    return paint(text) + [decoration(level == 1 ? "═" : "─", text.width)]
  }

  private func footnoteLines(
    _ label: String, _ text: [Inline], width: Int
  ) -> [String] {
    let label = label.withoutControls
    let name = Span(display.plain ? "Source \(label):" : "[\(label)]", [.dim])
    let lines = paint(
      LineBreaker.breaking(
        [name, Span(" ")] + spans(of: text), width: max(width - 2, 10)))
    return [lines[0]] + Array(lines.dropFirst()).indented(by: 2)
  }

  private func listLines(
    start: Int?, _ items: [[Block]], width: Int
  ) -> [String] {
    let markers = items.indices.map { offset in
      guard let start else { return display.plain ? "- " : "• " }
      return "\(start &+ offset). "
    }
    let indent = markers.map(\.count).max() ?? 0
    let texts = zip(markers, items).map { marker, item in
      let width = max(width - indent, 10)
      let content = lines(of: item, width: width).indented(by: indent)
      let gap = String(repeating: " ", count: indent - marker.count)
      let first = content.first?.dropFirst(indent) ?? ""
      return [gap + marker + first] + content.dropFirst()
    }
    let isTight = items.allSatisfy(\.isTight)
    return Array(texts.joined(separator: isTight ? [] : [""]))
  }
}

extension [Block] {
  /// Whether the item is a paragraph and nothing else.
  fileprivate var isTight: Bool {
    if case .paragraph = first { count == 1 } else { isEmpty }
  }
}

extension [String] {
  /// Returns the lines indented; a blank line stays empty.
  func indented(by columns: Int) -> [String] {
    let indent = String(repeating: " ", count: columns)
    return map { $0.isEmpty ? "" : indent + $0 }
  }
}
