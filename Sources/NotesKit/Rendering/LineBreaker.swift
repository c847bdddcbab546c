// Lines of spans, broken at spaces.

/// Text broken into lines, with its measures in cells.
struct BrokenText {
  var lines: [[Span]] = []
  /// The width of the widest line.
  var width = 0
  /// The width of the widest word.
  var widestWord = 0
}

/// A breaker of text into lines of a given width.
///
/// A word wider than a line is broken between graphemes. A word with code or an
/// address stays whole and sticks out.
struct LineBreaker {
  private let width: Int
  private var text = BrokenText()
  private var line: [Span] = []
  private var lineWidth = 0
  /// The word that is being read, which may have several looks.
  private var word: [Span] = []
  /// The space before that word.
  private var space: Span?

  /// Returns the spans broken into lines: at least one, which may be empty.
  static func breaking(_ spans: [Span], width: Int) -> BrokenText {
    var breaker = LineBreaker(width: width)
    for span in spans { breaker.read(span) }
    breaker.endWord()
    breaker.endLine()
    return breaker.text
  }

  private init(width: Int) {
    self.width = width
  }

  private mutating func read(_ span: Span) {
    let words = span.text.split(omittingEmptySubsequences: false) {
      $0 == " " || $0 == "\n"
    }
    for (offset, part) in words.enumerated() {
      if offset > 0 {
        endWord()
        space = span.with(" ")
      }
      if !part.isEmpty { word.append(span.with(part)) }
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let wordWidth = word.reduce(0) { $0 + cellWidth(of: $1.text) }
    text.widestWord = max(text.widestWord, wordWidth)
    if !line.isEmpty {
      if lineWidth + (space == nil ? 0 : 1) + wordWidth > width {
        endLine()
      } else if let space {
        append(space, width: 1)
      }
    }
    if wordWidth > width, !word.contains(where: \.staysWhole) {
      appendBreakingWord()
    } else {
      for span in word { append(span, width: cellWidth(of: span.text)) }
    }
    word = []
    space = nil
  }

  private mutating func appendBreakingWord() {
    for span in word {
      for grapheme in span.text {
        let width = grapheme.cellWidth
        if lineWidth + width > self.width, !line.isEmpty { endLine() }
        append(span.with(String(grapheme)), width: width)
      }
    }
  }

  private mutating func append(_ span: Span, width: Int) {
    line.append(span)
    lineWidth += width
  }

  private mutating func endLine() {
    text.lines.append(line)
    text.width = max(text.width, lineWidth)
    line = []
    lineWidth = 0
  }
}
