// The lines of blocks, and how many of them fit on a page. A page ends between
// two blocks; only a block that is taller than a page is cut.

import NotesKit

/// A block as the lines of one display.
struct Chunk {
  var lines: [String]
  /// Whether it should be on the same page as the chunk after it.
  var keepsWithNext = false
}

/// A page's size.
struct Sheet {
  let width: Int
  /// The lines that fit.
  let height: Int

  /// The page that leaves room for a prompt, and for the line that is left
  /// blank after the answer to the prompt before.
  init(_ display: Display) {
    width = display.width
    // A prompt has at most sixty columns.
    height = max(display.rows - 1 - (60 + width - 1) / width, 1)
  }

  /// The lines of the terminal that lines take: more, if some are too wide.
  func height(of lines: some Sequence<String>) -> Int {
    lines.reduce(0) { $0 + height(of: $1) }
  }

  private func height(of line: String) -> Int {
    // No text is wider than its bytes.
    guard line.utf8.count > width else { return 1 }
    let cells = cellWidth(of: line.withoutEscapes)
    return max(1, (cells + width - 1) / width)
  }

  /// The lines that chunks take, with a blank line between any two.
  func height(of chunks: some Collection<Chunk>) -> Int {
    chunks.reduce(-1) { $0 + height(of: $1.lines) + 1 }
  }

  func fits(_ chunks: some Collection<Chunk>) -> Bool {
    height(of: chunks) <= height
  }
}

/// The end of a page: the chunks that are on it as a whole, and the lines of
/// the chunk after them.
struct PageEnd: Equatable {
  var chunks: Int
  var lines = 0
}

extension Sheet {
  /// The end of the first page of chunks, of which some are on a later page.
  func end(of chunks: [Chunk]) -> PageEnd {
    var count = 0
    while count < chunks.count, fits(chunks[...count]) { count += 1 }
    guard count < chunks.count else { return PageEnd(chunks: count) }
    let used = count == 0 ? 0 : height(of: chunks[..<count]) + 1
    if !fits(chunks[count...count]) {
      // It has to be cut somewhere, so it fills this page. A few lines of it
      // are not worth the cut.
      let lines = cut(chunks[count].lines, height: height - used)
      if count == 0 || height - used >= 6 {
        return PageEnd(chunks: count, lines: lines)
      }
    }
    let ends = (0..<count).reversed().map { $0 + 1 }
    let loose = ends.first { !isTied(chunks[$0 - 1], to: chunks[$0]) }
    return PageEnd(chunks: loose ?? count)
  }

  /// Takes the chunks of the first page away from all that are left.
  func takePage(from chunks: inout [Chunk]) -> [Chunk] {
    let end = end(of: chunks)
    var page = Array(chunks[..<end.chunks])
    chunks.removeFirst(end.chunks)
    if end.lines > 0 {
      page.append(Chunk(lines: Array(chunks[0].lines[..<end.lines])))
      chunks[0].lines = Array(
        chunks[0].lines[end.lines...].drop(while: \.isEmpty))
    }
    return page
  }

  func isTied(_ chunk: Chunk, to next: Chunk) -> Bool {
    chunk.keepsWithNext && fits([chunk, next])
  }

  /// The number of lines of a block that come before a cut: as many as fit, or
  /// up to a better place in the lower half of these.
  ///
  /// A blank line is the best place, then one before a line at the margin.
  private func cut(_ lines: [String], height: Int) -> Int {
    var most = 1
    while most < lines.count - 1,
      self.height(of: lines[...most]) <= height
    { most += 1 }
    let places = ((most + 1) / 2...most).reversed().filter { $0 > 0 }
    let texts = lines.map { $0.withoutEscapes }
    let margin = texts.filter { !$0.isEmpty }.map(\.indent).min() ?? 0
    return places.first { texts[$0].isEmpty || texts[$0].hasPrefix("├") }
      ?? places.first {
        texts[$0].indent == margin && !texts[$0].hasSuffix("}")
      } ?? most
  }
}

extension String {
  fileprivate var indent: Int { prefix { $0 == " " }.count }
}
