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
