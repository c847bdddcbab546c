// The lines of blocks, and how many of them fit on a page. A page ends between
// two blocks. A block is cut if it is taller than a page, or too tall for the
// page of its heading.

/// A block as the lines of one display.
public struct BlockLines: Sendable {
  /// How firmly a piece belongs to the one after it: where not all of them can
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
  /// Renders blocks as one piece.
  public func piece(of blocks: [Block]) -> BlockLines {
    BlockLines(
      lines: render(blocks)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init))
  }
}

/// A page's size.
public struct PageSize {
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

  /// The lines that pieces take, with a blank line between any two.
  func height(of pieces: some Collection<BlockLines>) -> Int {
    pieces.reduce(-1) { $0 + height(of: $1.lines) + 1 }
  }

  public func fits(_ pieces: some Collection<BlockLines>) -> Bool {
    height(of: pieces) <= height
  }
}

/// The end of a page: the pieces that are on it as a whole, and the lines of
/// the piece after them.
public struct PageEnd: Equatable, Sendable {
  public var pieces: Int
  public var lines = 0
}

extension PageSize {
  /// The end of the first page of pieces, of which some are on a later page.
  ///
  /// - Complexity: O(n²) in the pieces that are tied to each other.
  public func end(of pieces: [BlockLines]) -> PageEnd {
    var count = 0
    while count < pieces.count, fits(pieces[...count]) { count += 1 }
    guard count < pieces.count else { return PageEnd(pieces: count) }
    let used = count == 0 ? 0 : height(of: pieces[..<count]) + 1
    if isCut(count, in: pieces) {
      // It has to be cut somewhere, so it fills this page. A few lines of it
      // are not worth the cut.
      let lines = cut(pieces[count].lines, height: height - used)
      if count == 0 || height - used >= 6 {
        return PageEnd(pieces: count, lines: lines)
      }
    }
    let ends = (0..<count).reversed().map { $0 + 1 }
    return PageEnd(pieces: ends.first { !isTied($0 - 1, in: pieces) } ?? count)
  }

  /// Takes the pieces of the first page away from all that are left.
  public func takePage(from pieces: inout [BlockLines]) -> [BlockLines] {
    let end = end(of: pieces)
    var page = Array(pieces[..<end.pieces])
    pieces.removeFirst(end.pieces)
    if end.lines > 0 {
      page.append(BlockLines(lines: Array(pieces[0].lines[..<end.lines])))
      pieces[0].lines = Array(
        pieces[0].lines[end.lines...].drop(while: \.isEmpty))
    }
    return page
  }

  /// Whether a piece is on the same page as the next one.
  ///
  /// A heading always is. Another tie holds if everything fits on one page that
  /// is tied together at least as firmly.
  public func isTied(_ index: Int, in pieces: [BlockLines]) -> Bool {
    let tie = pieces[index].tie
    guard tie > .none, index + 1 < pieces.count else { return false }
    guard tie < .heading else { return true }
    let before = pieces[..<index].reversed().prefix { $0.tie >= tie }.count
    let after = pieces[(index + 1)...].prefix { $0.tie >= tie }.count
    let last = min(index + 1 + after, pieces.count - 1)
    return fits(pieces[(index - before)...last])
  }

  /// Whether no page holds a piece as a whole, with its heading.
  private func isCut(_ index: Int, in pieces: [BlockLines]) -> Bool {
    let headings = pieces[..<index].reversed().prefix { $0.tie == .heading }
    return !fits(pieces[(index - headings.count)...index])
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
