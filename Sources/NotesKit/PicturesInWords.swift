// A picture that is drawn by hand in a page, in the words of the comment above
// it.

/// The beginning of a comment with the words for the picture below it.
///
///     <!-- plain: The view asks the store. -->
///     <!-- plain: The store answers. -->
///     ```text
///     view ──▶ store
///     ```
private let mark = "plain:"

extension Block {
  /// The words for a picture, if the block is a comment that has some.
  public var wordsForPicture: String? {
    guard case .comment(let text) = self, text.hasPrefix(mark) else {
      return nil
    }
    let words = text.dropFirst(mark.count).drop { $0 == " " }
    return words.isEmpty ? nil : String(words)
  }
}

extension [Block] {
  /// Returns the blocks with a paragraph in place of each picture that has
  /// words: on a plain display, and where the picture is too wide.
  public func picturesInWords(on display: Display) -> [Block] {
    var blocks: [Block] = []
    var words: [String] = []
    for block in self {
      if let more = block.wordsForPicture {
        words.append(more)
      } else if case .code(_, let picture) = block, !words.isEmpty,
        display.plain || !picture.fits(display)
      {
        let page = Document(parsing: words.joined(separator: "\n"))
        blocks += page.blocks.map(\.block)
        words = []
      } else {
        words = []
        blocks.append(block)
      }
    }
    return blocks
  }
}

extension String {
  /// Whether the lines fit a display, indented as code is.
  fileprivate func fits(_ display: Display) -> Bool {
    split(separator: "\n").allSatisfy {
      cellWidth(of: $0) + 4 <= display.width
    }
  }
}
