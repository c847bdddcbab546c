// Markdown, as far as the pages of this workspace use it. Begin here.
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
    var parser = BlockParser(Line.split(text))
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
