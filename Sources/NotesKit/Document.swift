// The map of this module, which reads Markdown and shows it in a terminal.
// Markdown goes this way:
//
//   Document           a page as blocks, which hold inlines: BlockParser cuts the
//                      lines, InlineParser the prose. What no page uses is
//                      refused, with its line
//   Display            the abilities of the output: width, colour, links, plain
//                      words; and the options that choose them
//   DrawingsInWords,   the sentences in place of drawings, for a plain display
//   PicturesInWords
//   Renderer           turns blocks into the lines of one display. Spans breaks
//                      lines, TerminalText measures text, SwiftTokens colours
//                      code, and DiffLine marks a line of a diff
//   Console            where the lines go: standard output, a pager, or a person,
//                      who is asked and answers with Keys. PageSize says what
//                      fits on a page
//
// Here is Markdown, as far as the pages of this workspace use it.
//
//     text ──▶ lines ──▶ blocks, with inlines in them ──▶ Renderer
//               │  BlockParser     │  InlineParser
//               └──▶ refusals ◀────┘
//
// Blocks, each with a blank line above it:
//
//     # One, ## two, ### three        headings
//     Prose of one line or more       paragraphs
//     - item        1. item           lists; an item holds prose, code, tables
//     | a | b |                       tables, with | --- | --- | as second row
//     ```swift counter                code, up to ```; or indented by four
//     ```diff before after            two versions of code: `- ` and `+ ` mark
//                                     the lines that differ, two spaces others
//     [^SE-0395]: what it says        footnotes, of one paragraph
//     <!-- predict counter -->        comments, on a line of their own; one that
//                                     begins with plain: has the words for the
//                                     picture below it
//
// Inlines: `code`, *emphasis*, **strong**, [label](address), a mark [^SE-0395].
//
// The parser refuses everything else. A `Refusal` says what it is, where, and
// what to write instead. So a page shows the same in a terminal as on the web.

/// A parsed Markdown text.
///
/// ```swift
/// let document = Document(parsing: "# Notes\n\nRead *me*.\n\n> Quoted.\n")
/// document.blocks[1].block   // .paragraph([.text("Read "), .emphasis(…), …])
/// document.blocks[1].line    // 3
/// document.refusals[0].line  // 5
/// document.blocks[2].block   // .paragraph([.text("> Quoted.")])
/// ```
public struct Document: Sendable {
  /// A block and where in the source it begins.
  public struct Located: Sendable, Equatable {
    /// The block.
    public var block: Block
    /// The first line in the source, counted from 1.
    public var line: Int
  }

  /// The blocks at the top level, in order.
  public let blocks: [Located]
  /// The places that the parser could not read. The paragraph, heading or cell
  /// around each of them becomes a text, as it is written.
  public let refusals: [Refusal]

  /// Parses a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) {
    var parser = BlockParser(SourceLine.split(text))
    parser.parse()
    blocks = parser.blocks
    refusals = parser.refusals
  }

  /// What the page's footnotes say, by their labels.
  public var footnotes: [String: [Inline]] {
    var footnotes: [String: [Inline]] = [:]
    for case .footnote(let label, let text) in blocks.map(\.block) {
      footnotes[label] = text
    }
    return footnotes
  }
}

// The parts of a page that take whole lines.

/// A part of a page that takes whole lines.
public indirect enum Block: Sendable, Equatable {
  /// `## The idea`; levels run from 1 to 3.
  case heading(level: Int, [Inline])
  /// Lines of prose up to a blank line.
  case paragraph([Inline])
  /// Items with bullets when `start` is nil, else numbered from `start`.
  case list(start: Int?, items: [[Block]])
  /// A block of code: the words after the backticks, and the lines between the
  /// fences without a final line end.
  case code(info: String, text: String)
  /// A table. Each row has as many cells as the header.
  case table(header: [[Inline]], rows: [[[Inline]]])
  /// `[^SE-0395]: what the source says`, the footnote behind a mark.
  case footnote(label: String, [Inline])
  /// The trimmed text of `<!-- … -->`, which a renderer doesn't show.
  case comment(String)
}

extension [Block] {
  /// Returns the blocks and, below them, the footnotes of another page that
  /// they mark.
  public func followed(by footnotes: [String: [Inline]]) -> [Block] {
    var seen: Set<String> = []
    return self
      + marks.compactMap { label in
        guard seen.insert(label).inserted, let text = footnotes[label] else {
          return nil
        }
        return .footnote(label: label, text)
      }
  }

  /// The blocks without sources: without footnotes and their marks.
  public var withoutSources: [Block] {
    compactMap { block in
      switch block {
      case .heading(let level, let text):
        .heading(level: level, text.withoutMarks)
      case .paragraph(let text): .paragraph(text.withoutMarks)
      case .list(let start, let items):
        .list(start: start, items: items.map(\.withoutSources))
      case .table(let header, let rows):
        .table(
          header: header.map(\.withoutMarks),
          rows: rows.map { $0.map(\.withoutMarks) })
      case .footnote: nil
      case .code, .comment: block
      }
    }
  }

  /// The labels of the marks in the blocks, in order.
  private var marks: [String] {
    flatMap { block -> [String] in
      switch block {
      case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
        text.marks
      case .list(_, let items): items.flatMap(\.marks)
      case .table(let header, let rows):
        (header + rows.joined()).flatMap(\.marks)
      case .code, .comment: []
      }
    }
  }
}

// The parts of prose.

/// A part of prose: of a paragraph, a heading or a cell.
public indirect enum Inline: Sendable, Equatable {
  /// Text as it is, with line ends as spaces.
  case text(String)
  /// `` `x` ``.
  case code(String)
  /// `*x*`, with text and code in it.
  case emphasis([Inline])
  /// `**x**`, with text and code in it.
  case strong([Inline])
  /// `[x](destination)`, with text and code in its label.
  case link([Inline], destination: String)
  /// `[^SE-0395]`, the mark of a footnote.
  case mark(label: String)
}

extension [Inline] {
  /// The words alone, without their looks.
  public var words: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        inner.words
      case .mark: ""
      }
    }.joined()
  }

  /// The address of the first link.
  public var address: String? {
    for case .link(_, let destination) in self { return destination }
    return nil
  }

  /// The labels of the marks of footnotes, in order.
  var marks: [String] {
    compactMap { if case .mark(let label) = $0 { label } else { nil } }
  }

  fileprivate var withoutMarks: [Inline] {
    filter { if case .mark = $0 { false } else { true } }
  }
}

// What Markdown has and the parser doesn't know, because no page needs it.

/// A place on a page that the parser refuses to read.
public struct Refusal: Sendable, Equatable, CustomStringConvertible {
  /// The line in the source, counted from 1.
  public let line: Int
  /// What is there.
  public let reason: Reason

  /// `not known here: a block quote; write a paragraph`.
  public var description: String { "not known here: \(reason.rawValue)" }

  /// What the parser doesn't know, and what to write instead.
  public enum Reason: String, Error, Sendable, CaseIterable {
    // Blocks
    case quote = "a block quote; write a paragraph"
    case rule = "a line of marks; begin a heading with #, leave out a rule"
    case heading = "this heading; write #, ## or ###, a space and the words"
    case bullet = "this bullet; begin an item with '- ' or '1. '"
    case fence = "this fence; write ``` and, behind it, no backtick"
    case openFence = "an unclosed fence; write ``` below the code"
    case comment = "this comment; write <!-- … --> on a line of its own"
    case footnote = "a footnote that isn't a paragraph; write one"
    case row = "a row without | at its end; write it"
    case columns = "a table without | --- | below its first row; write it"
    case cells = "a row with more or fewer cells; give all rows as many"
    case inItem = "this block in an item; put it below the list"
    case indent = "this indent; take an item's own, four for code, or none"
    case unparted = "a block right below another; put a blank line between"
    case lineEnd = "a space at the end of a line; leave it out"
    // Inlines
    case backtick = "this code span; write one backtick on each side"
    case star = "this star; write *words* or **words**, or `*`"
    case nested = "a mark inside another one's words; leave one out"
    case brackets = "these brackets; write [words](address) or [^label]"
    case image = "an image; draw it in a fence ```text"
    case backslash = "a backslash; put it between backticks"
    case underscore = "a second underscore; write *words*, or `a_name`"
    case angle = "the sign <; write [words](address), or `<`"
    case ampersand = "the sign &; write 'and', or `&`"
    case tilde = "the sign ~; write `~`"
    case tab = "a tab; write spaces"
  }
}
