import NotesKit
import Testing

struct `Parsing blocks` {
  private func parse(_ text: String) -> [Block] {
    Document(parsing: text).blocks.map(\.block)
  }

  private func prose(_ text: String) -> Block { .paragraph([.text(text)]) }

  @Test func `each block knows its first line`() {
    let text = """
      # Title

      one
      two
      ```swift a
      x
      ```
      <!-- a
      b --> rest
      - item

        more

      ---
      """
    let places = Document(parsing: text).blocks.map(\.line)
    #expect(places == [1, 3, 5, 8, 9, 10, 14])
  }

  @Test func `headings have one to six marks and a space`() {
    #expect(parse("# A #") == [.heading(level: 1, [.text("A")])])
    #expect(parse("###### C#") == [.heading(level: 6, [.text("C#")])])
    #expect(parse("##") == [.heading(level: 2, [])])
    #expect(parse("#A") == [prose("#A")])
    #expect(parse("####### A") == [prose("####### A")])
  }

  @Test func `a fence keeps its info string and its lines`() {
    let code = "~~\n\n  indented\n``` not the end"
    #expect(
      parse("````swift counter\n\(code)\n````\nx")
        == [.code(info: "swift counter", text: code), prose("x")])
  }

  @Test func `an unterminated fence runs to the end`() {
    #expect(parse("```\na\n") == [.code(info: "", text: "a\n")])
    #expect(parse("```") == [.code(info: "", text: "")])
  }

  @Test func `lists nest by indent and hold code`() {
    let text = """
      - a
        - b
          continued
      - c

        ```output
        1
          2
        ```
      """
    let nested = Block.list(start: nil, items: [[prose("b continued")]])
    let code = Block.code(info: "output", text: "1\n  2")
    #expect(
      parse(text)
        == [
          .list(
            start: nil, items: [[prose("a"), nested], [prose("c"), code]])
        ]
    )
  }

  @Test func `an ordered list starts at its first number`() {
    #expect(
      parse("7. a\n8. b")
        == [.list(start: 7, items: [[prose("a")], [prose("b")]])])
  }

  @Test func `another bullet begins another list`() {
    #expect(parse("- a\n* b").count == 2)
  }

  @Test func `a line without indent goes on with an item's paragraph only`() {
    #expect(
      parse("- a\nb") == [.list(start: nil, items: [[prose("a b")]])])
    #expect(
      parse("- ```\n  x\n  ```\nb")
        == [
          .list(start: nil, items: [[.code(info: "", text: "x")]]), prose("b"),
        ])
  }

  @Test func `a year in prose begins no list`() {
    #expect(parse("born in\n1986. So") == [prose("born in 1986. So")])
  }

  @Test func `quotes hold blocks`() {
    #expect(
      parse("> a\nb\n>\n> - c")
        == [
          .quote([prose("a b"), .list(start: nil, items: [[prose("c")]])])
        ])
  }

  @Test func `a table has alignments and escaped pipes`() {
    let text = """
      | a | b | c |
      |:--|:-:|--:|
      | `x\\|y` | 2 |
      1 | 2 | 3 | 4
      end
      """
    #expect(
      parse(text) == [
        .table(
          header: [[.text("a")], [.text("b")], [.text("c")]],
          alignments: [.left, .center, .right],
          rows: [
            [[.code("x|y")], [.text("2")]],
            [[.text("1")], [.text("2")], [.text("3")]],
          ]
        ),
        prose("end"),
      ])
  }

  @Test func `a table needs a row of dashes with as many cells`() {
    #expect(parse("a | b\n--|--|--").count == 1)
    #expect(parse("a | b\n--|x") == [prose("a | b --|x")])
  }

  @Test func `three marks are a rule`() {
    #expect(parse("---\n* * *\n___") == [.rule, .rule, .rule])
    #expect(parse("a\n---") == [prose("a"), .rule])
  }

  @Test func `comments may take lines and leave a rest`() {
    #expect(parse("<!-- a\n\nb -->") == [.comment("a\n\nb")])
    #expect(parse("<!--a--> b") == [.comment("a"), prose("b")])
    #expect(parse("<!-- open") == [.comment("open")])
  }

  @Test func `line ends may be CR LF`() {
    #expect(parse("a\r\n\r\nb\r\n") == [prose("a"), prose("b")])
  }

  @Test func `an empty text has no blocks`() {
    #expect(parse("").isEmpty)
    #expect(parse(" \n\t\n").isEmpty)
  }
}
