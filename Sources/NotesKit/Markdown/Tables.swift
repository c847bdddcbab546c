// Pipe tables, as GitHub reads them: a header, a row of dashes that gives the
// alignments, and rows up to a blank line or one without a pipe.

extension BlockParser {
  /// Returns the alignments of the table that begins here; nil when none does.
  func tableAlignments(at index: Int) -> [Block.Alignment]? {
    guard index + 1 < lines.count,
      let alignments = lines[index + 1].alignments, lines[index].hasPipe,
      alignments.count == lines[index].cells.count
    else { return nil }
    return alignments
  }

  mutating func table(_ alignments: [Block.Alignment]) -> Block {
    let header = lines[index].cells.map { InlineParser.parse($0[...]) }
    index += 2
    var rows: [[[Inline]]] = []
    while index < lines.count, lines[index].hasPipe,
      !interruptsParagraph(at: index)
    {
      let cells = lines[index].cells.prefix(header.count)
      rows.append(cells.map { InlineParser.parse($0[...]) })
      index += 1
    }
    return .table(header: header, alignments: alignments, rows: rows)
  }
}

extension Line {
  fileprivate var hasPipe: Bool { text.utf8.contains(.pipe) }

  /// The alignments that a row of dashes gives; nil for any other line.
  fileprivate var alignments: [Block.Alignment]? {
    let isMark = { (byte: UInt8) in
      byte == .pipe || byte == .dash || byte == .colon || byte.isSpace
    }
    guard content.utf8.allSatisfy(isMark), hasPipe else { return nil }
    var alignments: [Block.Alignment] = []
    for cell in cells {
      let dashes = cell.utf8.filter { $0 == .dash }.count
      let opens = cell.utf8.first == .colon
      let closes = cell.utf8.count > 1 && cell.utf8.last == .colon
      let colons = (opens ? 1 : 0) + (closes ? 1 : 0)
      guard dashes > 0, dashes + colons == cell.utf8.count else { return nil }
      alignments.append(closes ? opens ? .center : .right : .left)
    }
    return alignments
  }

  /// The trimmed texts between the pipes of a row, with `\|` as a pipe.
  fileprivate var cells: [String] {
    var row = text.trimmed.utf8
    if row.first == .pipe { row = row.dropFirst() }
    var cells: [String] = []
    var cell: [UInt8] = []
    func endCell() {
      let text = String(decoding: cell, as: UTF8.self)
      cells.append(String(text[...].trimmed))
      cell = []
    }
    for byte in row {
      if byte != .pipe {
        cell.append(byte)
      } else if cell.last == .backslash {
        cell[cell.count - 1] = .pipe
      } else {
        endCell()
      }
    }
    if !cell.allSatisfy(\.isSpace) || cells.isEmpty { endCell() }
    return cells
  }
}

extension UInt8 {
  fileprivate static let pipe = UInt8(ascii: "|")
  fileprivate static let dash = UInt8(ascii: "-")
  fileprivate static let colon = UInt8(ascii: ":")
}
