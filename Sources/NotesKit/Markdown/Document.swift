// The way into the parser.

/// A parsed Markdown text.
///
/// The parser knows the subset of CommonMark that the notes use, with GitHub's
/// pipe tables, and reads that subset as GitHub does. It accepts any text:
/// what it doesn't know becomes prose, and an open fence runs to the end.
///
/// ```swift
/// let document = Document(parsing: "# Notes\n\nRead *me*.\n")
/// document.blocks[1].block  // .paragraph([.text("Read "), .emphasis(…), …])
/// document.blocks[1].line   // 3
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
  public var blocks: [Located]

  /// Parses a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) {
    blocks = BlockParser.parse(Line.split(text), depth: 0)
  }
}
