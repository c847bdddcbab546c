// What is drawn: lines of text, to be put together.

/// Some lines of text.
struct Block {
  var lines: [String]

  /// A text, which may have several lines. There is no line in an empty one.
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

  /// The lines, two columns further to the right.
  var indented: Block { Block(lines: lines.map { "  " + $0 }) }

  /// The lines between two marks: one before the first, one after the last.
  func framed(_ left: String, _ right: String) -> Block {
    Block(left + text + right)
  }

  /// Blocks, one below the other.
  static func column(_ blocks: [Block]) -> Block {
    Block(lines: blocks.flatMap(\.lines))
  }

  /// Blocks side by side, their first lines in one line.
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
