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
  /// too, because an indent can't be heard.
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

// The lines of a table: in a box if it fits, else as a list of records.

extension Renderer {
  /// Returns the lines of a table in a number of columns.
  func tableLines(
    _ header: [[Inline]], _ rows: [[[Inline]]], width: Int
  ) -> [String] {
    let header = header.map { spans(of: $0, [.strong]) }
    let rows = rows.map { row in row.map { spans(of: $0) } }
    let box = display.plain ? nil : boxLines(header, rows, width: width)
    return box ?? recordLines(header, rows, width: width)
  }
}

// MARK: - Boxes

extension Renderer {
  /// Returns the lines of a box, or nil when it doesn't fit.
  private func boxLines(
    _ header: [[Span]], _ rows: [[[Span]]], width: Int
  ) -> [String]? {
    guard let widths = columnWidths(of: [header] + rows, fitting: width) else {
      return nil
    }
    let header = rowLines(header, widths)
    let rows = rows.map { rowLines($0, widths) }
    // If a row takes several lines, a line between rows tells them apart.
    let isTall = rows.contains { $0.count > 1 }
    let line = border("├", "┼", "┤", widths)
    let body = rows.joined(separator: isTall ? [line] : [])
    return [border("┌", "┬", "┐", widths)] + header + [line] + body
      + [border("└", "┴", "┘", widths)]
  }

  /// Returns the widths that make the table fit, or nil when it can't.
  ///
  /// Each column first gets the width of its widest line. While the sum is too
  /// large, the widest column that can still be narrowed loses one cell. No
  /// word is broken.
  private func columnWidths(
    of rows: [[[Span]]], fitting width: Int
  ) -> [Int]? {
    let count = rows[0].count
    // A column has a border and two spaces; one border is at the end.
    let available = width - 3 * count - 1
    guard available >= count else { return nil }
    var widths = Array(repeating: 1, count: count)
    var least = widths
    for row in rows {
      for (column, cell) in row.enumerated() {
        let text = LineBreaker.breaking(cell, width: .max)
        widths[column] = max(widths[column], min(text.width, available))
        least[column] = max(least[column], text.widestWord)
      }
    }
    guard least.reduce(0, +) <= available else { return nil }
    while widths.reduce(0, +) > available {
      let wide = widths.indices.filter { widths[$0] > least[$0] }
      let widest = wide.max { widths[$0] < widths[$1] }
      widths[widest ?? 0] -= 1
    }
    return widths
  }

  private func border(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) -> String {
    let lines = widths.map { String(repeating: "─", count: $0 + 2) }
    let border = left + lines.joined(separator: middle) + right
    return styled(border, .dim, display: display)
  }

  private func rowLines(_ row: [[Span]], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { cell, width in
      LineBreaker.breaking(cell, width: width).lines
    }
    let bar = decoration("│", 1)
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let texts = zip(cells, widths).map { cell, width in
        padded(line < cell.count ? cell[line] : [], to: width)
      }
      return "\(bar) " + texts.joined(separator: " \(bar) ") + " \(bar)"
    }
  }

  private func padded(_ line: [Span], to width: Int) -> String {
    let used = line.reduce(0) { $0 + cellWidth(of: $1.text) }
    return paint(line) + String(repeating: " ", count: max(width - used, 0))
  }
}

// MARK: - Records

extension Renderer {
  /// Returns each row as `Header: value` lines, with a blank line between rows.
  ///
  /// A cell without text is left out.
  private func recordLines(
    _ header: [[Span]], _ rows: [[[Span]]], width: Int
  ) -> [String] {
    let records = rows.map { row in
      zip(header, row).flatMap { name, value in
        value.isEmpty
          ? [] : fieldLines(name + [Span(": ")] + value, width: width)
      }
    }
    guard !records.isEmpty else {
      return header.flatMap { fieldLines($0, width: width) }
    }
    return Array(records.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func fieldLines(_ field: [Span], width: Int) -> [String] {
    paint(LineBreaker.breaking(field, width: width))
  }
}
