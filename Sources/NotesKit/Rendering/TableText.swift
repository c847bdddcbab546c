// The texts of a table, ready to be measured and broken into lines.

/// A table whose cells are spans.
struct TableText {
  let header: [[Span]]
  let alignments: [Block.Alignment]
  let rows: [[[Span]]]

  /// Takes the cells of a table in a renderer's looks.
  init(
    _ header: [[Inline]],
    _ alignments: [Block.Alignment],
    _ rows: [[[Inline]]],
    _ renderer: Renderer
  ) {
    self.header = header.map { renderer.spans(of: $0, [.strong]) }
    self.alignments = alignments
    self.rows = rows.map { row in row.map { renderer.spans(of: $0) } }
  }

  /// Returns the widths that make the table fit, or nil when it can't.
  ///
  /// Each column first gets the width of its widest line. While the sum is too
  /// large, the widest column that can still be narrowed loses one cell. No
  /// word is broken.
  func columnWidths(fitting width: Int) -> [Int]? {
    // A column has a border and two spaces; one border is at the end.
    let available = width - 3 * header.count - 1
    guard available >= header.count else { return nil }
    var widths = header.map { _ in 1 }
    var least = widths
    for row in [header] + rows {
      for (column, cell) in zip(header.indices, row) {
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
}
