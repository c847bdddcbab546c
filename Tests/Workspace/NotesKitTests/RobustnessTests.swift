import NotesKit
import Testing

struct `Any text` {
  static let marks = [
    "#", "*", "_", "`", "```", "[", "[^a]", "[^", "](", ")", "<", "<!--", "-->",
    ">", "- ", "1. ", "|", "|-|", "\\", "\n", "\n\n", "  ", "\t", "\r", "a",
    "観", "👩‍👩‍👧", "\u{301}", "\u{0}", "\u{1B}", "\"", "\\(", "/*", "@a", "0.",
    "```swift\n",
  ]

  private func show(_ text: String) -> String {
    let blocks = Document(parsing: text).blocks.map(\.block)
    let color = Display(width: 20, color: true, links: true)
    _ = Renderer(color).render(blocks)
    _ = Renderer(Display(width: 20, plain: true)).render(blocks)
    return Renderer(Display(width: 20)).render(blocks)
  }

  @Test func `random marks and bytes never trap, and leave no escape`() {
    var random = SeededGenerator(state: 1)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<60, using: &random)
      let text = (0..<count)
        .map { _ in Self.marks.randomElement(using: &random) ?? "" }
        .joined()
      #expect(!show(text).contains("\u{1B}"))
    }
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = show(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `a document cut anywhere never traps`() {
    let text = `Rendering notes`.notes
    for index in text.indices { _ = show(String(text[..<index])) }
  }

  @Test(arguments: [
    "`", "`a` ", "[", "[a](", "[`a`](b) ", "[^a] ", "*a ", "**a** ", "\n- a",
    "\n|", "\n| a |", "\n```", "\n\n    a",
  ])
  func `a megabyte of marks is read to its end`(mark: String) {
    // Reading in quadratic time would take hours.
    let count = 1_000_000 / mark.utf8.count
    let text = String(repeating: mark, count: count) + "."
    #expect(!Document(parsing: text).blocks.isEmpty)
  }
}

/// A generator that gives the same numbers each time (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
