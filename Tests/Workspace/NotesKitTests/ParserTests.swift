import NotesKit
import Testing

// What pages are made of. Every page of the workspace is parsed by `make test`
// too, so these are the cases that are easy to get wrong.

struct `Parsing blocks` {
  private static func prose(_ text: String) -> Block {
    .paragraph([.text(text)])
  }

  static let pages: [(String, [Block])] = [
    ("", []), (" \n\n", []),
    ("## A `b`", [.heading(level: 2, [.text("A "), .code("b")])]),
    ("one\n*two*", [.paragraph([.text("one "), .emphasis([.text("two")])])]),
    // A year in prose begins no list.
    ("born in\n1986. So", [prose("born in 1986. So")]),
    ("- to\n  0. So", [.list(start: nil, items: [[prose("to 0. So")]])]),
    (
      "```swift a\n~~\n\n  in\n``` not the end\n> #\n```\nx",
      [
        .code(info: "swift a", text: "~~\n\n  in\n``` not the end\n> #"),
        prose("x"),
      ]
    ),
    (
      "a\n\n    b \\\n\n      c\n\nd",
      [prose("a"), .code(info: "", text: "b \\\n\n  c"), prose("d")]
    ),
    (
      "9. a\n\n10. b\n    c",
      [.list(start: 9, items: [[prose("a")], [prose("b c")]])]
    ),
    (
      "| a | `b` |\n| --- | - |\n|c||",
      [
        .table(
          header: [[.text("a")], [.code("b")]], rows: [[[.text("c")], []]])
      ]
    ),
    (
      "<!-- why a -->\nb\n\n<!---->",
      [.comment("why a"), prose("b"), .comment("")]
    ),
    (
      "a\r\nb\r\n\r\n- c\r\n",
      [prose("a b"), .list(start: nil, items: [[prose("c")]])]
    ),
    (
      "- a\n  b\n- c\n\n  ```\n  1\n\n    2\n  ```\n\n  d\n\n"
        + "- | e |\n  | --- |\n  | f |",
      [
        .list(
          start: nil,
          items: [
            [prose("a b")],
            [prose("c"), .code(info: "", text: "1\n\n  2"), prose("d")],
            [.table(header: [[.text("e")]], rows: [[[.text("f")]]])],
          ])
      ]
    ),
  ]

  @Test(arguments: pages)
  func `a text is these blocks`(text: String, blocks: [Block]) {
    let document = Document(parsing: text)
    #expect(document.refusals == [])
    #expect(document.blocks.map(\.block) == blocks)
  }
}

struct `Parsing inlines` {
  @Test func `code and links hold the marks of others`() {
    let text = "**a\n`b*`** `<c>\n` ([d `e]`](f_(g)_h)).[^SE-1][^i] `[^j]`"
    #expect(
      Document(parsing: text).blocks.map(\.block) == [
        .paragraph([
          .strong([.text("a "), .code("b*")]), .text(" "), .code("<c> "),
          .text(" ("),
          .link([.text("d "), .code("e]")], destination: "f_(g)_h"),
          .text(")."), .mark(label: "SE-1"), .mark(label: "i"), .text(" "),
          .code("[^j]"),
        ])
      ])
  }

  @Test(arguments: [
    "a - b", "a > b | c = d # e", "\"a\" (b)]", "x!", "1.5", "-1 is", "+1 is",
    "1986 is", "a_name", "f(_:)", "https://a.b/c", "観 👩‍👩‍👧",
  ])
  func `what has no mark is text`(text: String) {
    #expect(
      Document(parsing: text).blocks.map(\.block)
        == [.paragraph([.text(text)])])
  }

  @Test func `words are all that is left without looks`() {
    let text = "*a* `b` **c** [d `e`](f)[^g]"
    guard
      case .paragraph(let inlines)? =
        Document(parsing: text).blocks.first?.block
    else {
      Issue.record("it's no paragraph")
      return
    }
    #expect(inlines.words == "a b c d e")
    #expect(inlines.address == "f")
  }
}
