// Text with its look: the form of prose between the tree of inlines and the
// lines of a terminal.

/// A stretch of text in one look.
struct Span: Equatable {
  var text: String
  /// The roles of the text. A link in strong text has two.
  var roles: [Role] = []
  /// The address it leads to, on a display with hyperlinks.
  var destination: String?

  init(_ text: String, _ roles: [Role] = [], destination: String? = nil) {
    self.text = text
    self.roles = roles
    self.destination = destination
  }

  /// Returns a span in the same look.
  func with(_ text: some StringProtocol) -> Span {
    Span(String(text), roles, destination: destination)
  }

  /// Whether the text is useful only as a whole.
  var staysWhole: Bool { roles.contains(.code) || text.contains("://") }

  /// Whether the span looks like another.
  func matches(_ other: Span) -> Bool {
    roles == other.roles && destination == other.destination
  }
}

extension Renderer {
  /// Returns the spans of prose.
  func spans(of inlines: [Inline], _ roles: [Role] = []) -> [Span] {
    var spans: [Span] = []
    for inline in inlines {
      spans += self.spans(of: inline, after: spans.last?.text.last, roles)
    }
    return spans
  }

  private func spans(
    of inline: Inline, after last: Character?, _ roles: [Role]
  ) -> [Span] {
    switch inline {
    case .text(let text):
      return [Span(text.withoutControls, roles)]
    case .code(let code):
      let code = code.withoutControls
      let text = display.color ? code : code.inBackticks
      return [Span(text, roles + [.code])]
    case .emphasis(let inner):
      let spans = spans(of: inner, roles + [.emphasis])
      // What a person or a thing says has several words.
      let isQuoted = display.plain && inner.words.contains(" ")
      return isQuoted
        ? [Span("“", roles)] + spans + [Span("”", roles)]
        : marked(spans, "*", roles)
    case .strong(let inner):
      return marked(spans(of: inner, roles + [.strong]), "**", roles)
    case .link(let label, let destination):
      return link(label, destination.withoutControls, roles)
    case .mark(let label):
      return mark(label.withoutControls, after: last, roles)
    }
  }

  /// Returns the mark of a footnote: a word of its own, which stays on the line
  /// of the word before it.
  private func mark(
    _ label: String, after last: Character?, _ roles: [Role]
  ) -> [Span] {
    let gap = last?.isWhitespace ?? true ? [] : [Span("\u{a0}", roles)]
    let name = display.plain ? "(source\u{a0}\(label))" : "[\(label)]"
    let address = display.links ? footnotes[label]?.address : nil
    return gap + [Span(name, roles + [.dim], destination: address)]
  }

  /// Keeps Markdown's marks where no look and no plain words replace them.
  private func marked(
    _ spans: [Span], _ mark: String, _ roles: [Role]
  ) -> [Span] {
    if display.color || display.plain { return spans }
    return [Span(mark, roles)] + spans + [Span(mark, roles)]
  }

  private func link(
    _ label: [Inline], _ destination: String, _ roles: [Role]
  ) -> [Span] {
    var spans = spans(of: label, roles + [.link])
    if display.links, destination.hasScheme {
      for index in spans.indices { spans[index].destination = destination }
      return spans
    }
    // A link to a heading, here or in the notes beside it, is useless in a
    // terminal.
    let isKnown =
      label.isText(destination)
      || destination.hasPrefix("#") || destination.hasPrefix("Notes.md#")
    if isKnown || destination.isEmpty { return spans }
    let notes = /(?:^|\/)0?(\d+)-\w+\/Notes\.md(?:#.*)?$/
    if !destination.hasScheme, let match = destination.firstMatch(of: notes) {
      let place = "chapter \(match.1)"
      let isNamed = [String(match.1), place].contains(label.words)
      return spans + (isNamed ? [] : [Span(" (\(place))", roles)])
    }
    // A page's links climb to the root of the tree; show the path from there.
    var path = destination[...]
    while path.hasPrefix("../") { path = path.dropFirst(3) }
    return spans + [Span(" (\(path))", roles)]
  }

  /// Returns the line with its looks.
  func paint(_ line: [Span]) -> String {
    var merged: [Span] = []
    for span in line {
      if let last = merged.last, last.matches(span) {
        merged[merged.count - 1].text += span.text
      } else {
        merged.append(span)
      }
    }
    return merged.map { span in
      let text = styled(span.text, span.roles, display: display)
      guard let destination = span.destination else { return text }
      return hyperlink(text, to: destination)
    }
    .joined()
  }

  /// Returns the text as an OSC 8 hyperlink.
  ///
  /// Terminals treat stretches with the same `id` and destination as one link,
  /// even on several lines.
  private func hyperlink(_ text: String, to destination: String) -> String {
    let address = destination.percentEncoded
    return "\u{1B}]8;id=note;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

extension [Inline] {
  /// Whether the inlines are a text, as code or not.
  fileprivate func isText(_ text: String) -> Bool {
    self == [.text(text)] || self == [.code(text)]
  }
}

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
