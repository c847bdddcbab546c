// The lines of a table: in a box if it fits, else as a list of records.

extension Renderer {
  /// Returns the lines of a table in a number of columns.
  func tableLines(_ table: TableText, width: Int) -> [String] {
    guard !display.plain, let widths = table.columnWidths(fitting: width)
    else { return recordLines(table, width: width) }
    let header = rowLines(table.header, table, widths)
    let rows = table.rows.map { rowLines($0, table, widths) }
    // If a row takes several lines, a line between rows tells them apart.
    let isTall = rows.contains { $0.count > 1 }
    let line = border("├", "┼", "┤", widths)
    let body = rows.joined(separator: isTall ? [line] : [])
    return [border("┌", "┬", "┐", widths)] + header + [line] + body
      + [border("└", "┴", "┘", widths)]
  }

  private func border(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) -> String {
    let lines = widths.map { String(repeating: "─", count: $0 + 2) }
    let border = left + lines.joined(separator: middle) + right
    return styled(border, .dim, display: display)
  }

  private func rowLines(
    _ row: [[Span]], _ table: TableText, _ widths: [Int]
  ) -> [String] {
    let cells = widths.indices.map { column in
      let spans = column < row.count ? row[column] : []
      return LineBreaker.breaking(spans, width: widths[column]).lines
    }
    let bar = decoration("│", 1)
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let texts = widths.indices.map { column in
        let spans = line < cells[column].count ? cells[column][line] : []
        return aligned(spans, table.alignments[column], widths[column])
      }
      return "\(bar) " + texts.joined(separator: " \(bar) ") + " \(bar)"
    }
  }

  private func aligned(
    _ line: [Span], _ alignment: Block.Alignment, _ width: Int
  ) -> String {
    let used = line.reduce(0) { $0 + cellWidth(of: $1.text) }
    let room = max(width - used, 0)
    let before =
      switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return String(repeating: " ", count: before) + paint(line)
      + String(repeating: " ", count: room - before)
  }
}

// MARK: - Records

extension Renderer {
  /// Returns each row as `Header: value` lines, with a blank line between rows.
  ///
  /// A cell without text is left out.
  private func recordLines(_ table: TableText, width: Int) -> [String] {
    let records = table.rows.map { row in
      zip(table.header, row).flatMap { header, value in
        value.isEmpty ? [] : fieldLines(header, value, width: width)
      }
    }
    guard !records.isEmpty else {
      return table.header.flatMap { fieldLines([], $0, width: width) }
    }
    return Array(records.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func fieldLines(
    _ header: [Span], _ value: [Span], width: Int
  ) -> [String] {
    let name = header.isEmpty ? [] : header + [Span(": ")]
    return paint(LineBreaker.breaking(name + value, width: width))
  }
}
