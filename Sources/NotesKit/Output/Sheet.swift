// The lines of blocks, and how many of them fit on a page. A page ends between
// two blocks. A block is cut if it is taller than a page, or too tall for the
// page of its heading.

/// A block as the lines of one display.
public struct Chunk: Sendable {
  /// How firmly a chunk belongs to the one after it: where not all of them can
  /// be on one page, the weakest tie breaks first.
  public enum Tie: Int, Comparable, Sendable {
    case none
    /// A sentence, to what it announces.
    case sentence
    /// An output, to its explanation.
    case output
    /// Code, to what it prints, or to what the compiler says.
    case code
    /// A heading, to the text below it.
    case heading

    public static func < (one: Tie, other: Tie) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  public var lines: [String]
  public var tie = Tie.none

  public init(lines: [String], tie: Tie = .none) {
    self.lines = lines
    self.tie = tie
  }
}

extension Renderer {
  /// Renders blocks as one chunk.
  public func chunk(of blocks: [Block]) -> Chunk {
    Chunk(
      lines: render(blocks)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init))
  }
}

/// A page's size.
public struct Sheet {
  let width: Int
  /// The lines that fit.
  public let height: Int

  /// The page that leaves room for a prompt, and for the line that is left
  /// blank after the answer to the prompt before.
  public init(_ display: Display) {
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

  public func fits(_ chunks: some Collection<Chunk>) -> Bool {
    height(of: chunks) <= height
  }
}

/// The end of a page: the chunks that are on it as a whole, and the lines of
/// the chunk after them.
public struct PageEnd: Equatable {
  public var chunks: Int
  public var lines = 0
}

extension Sheet {
  /// The end of the first page of chunks, of which some are on a later page.
  ///
  /// - Complexity: O(n²) in the chunks that are tied to each other.
  public func end(of chunks: [Chunk]) -> PageEnd {
    var count = 0
    while count < chunks.count, fits(chunks[...count]) { count += 1 }
    guard count < chunks.count else { return PageEnd(chunks: count) }
    let used = count == 0 ? 0 : height(of: chunks[..<count]) + 1
    if isCut(count, in: chunks) {
      // It has to be cut somewhere, so it fills this page. A few lines of it
      // are not worth the cut.
      let lines = cut(chunks[count].lines, height: height - used)
      if count == 0 || height - used >= 6 {
        return PageEnd(chunks: count, lines: lines)
      }
    }
    let ends = (0..<count).reversed().map { $0 + 1 }
    return PageEnd(chunks: ends.first { !isTied($0 - 1, in: chunks) } ?? count)
  }

  /// Takes the chunks of the first page away from all that are left.
  public func takePage(from chunks: inout [Chunk]) -> [Chunk] {
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

  /// Whether a chunk is on the same page as the next one.
  ///
  /// A heading always is. Another tie holds if everything fits on one page that
  /// is tied together at least as firmly.
  public func isTied(_ index: Int, in chunks: [Chunk]) -> Bool {
    let tie = chunks[index].tie
    guard tie > .none, index + 1 < chunks.count else { return false }
    guard tie < .heading else { return true }
    let before = chunks[..<index].reversed().prefix { $0.tie >= tie }.count
    let after = chunks[(index + 1)...].prefix { $0.tie >= tie }.count
    let last = min(index + 1 + after, chunks.count - 1)
    return fits(chunks[(index - before)...last])
  }

  /// Whether no page holds a chunk as a whole, with its heading.
  private func isCut(_ index: Int, in chunks: [Chunk]) -> Bool {
    let headings = chunks[..<index].reversed().prefix { $0.tie == .heading }
    return !fits(chunks[(index - headings.count)...index])
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
