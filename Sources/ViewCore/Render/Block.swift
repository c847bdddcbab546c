// The pieces of a drawing: lines of text that can be put together.

/// Some lines of text.
struct Block {
  var lines: [String]

  /// The lines of a text. If the text is empty, there are none.
  init(_ text: String) {
    lines =
      text.isEmpty
      ? []
      : text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
  }

  private init(lines: [String]) { self.lines = lines }

  var text: String { lines.joined(separator: "\n") }

  /// The lines, indented by two columns.
  var indented: Block { Block(lines: lines.map { "  " + $0 }) }

  /// The lines between two marks, one before the first line and one after the
  /// last.
  func framed(_ left: String, _ right: String) -> Block {
    Block(left + text + right)
  }

  /// Blocks, one below the other.
  static func column(_ blocks: [Block]) -> Block {
    Block(lines: blocks.flatMap(\.lines))
  }

  /// Blocks side by side, aligned at the top.
  static func row(_ blocks: [Block]) -> Block {
    let blocks = blocks.filter { !$0.lines.isEmpty }
    guard let first = blocks.first else { return Block("") }
    return blocks.dropFirst().reduce(first) { $0.beside($1) }
  }

  private func beside(_ right: Block) -> Block {
    let width = lines.map(\.count).max() ?? 0
    let height = max(lines.count, right.lines.count)
    return Block(
      lines: (0..<height).map { row in
        let left = row < lines.count ? lines[row] : ""
        guard row < right.lines.count else { return left }
        let gap = String(repeating: " ", count: width - left.count + 1)
        return left + gap + right.lines[row]
      })
  }
}
