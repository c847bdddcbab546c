import NotesKit
import Testing

struct `Parsing blocks` {
  /// The blocks of a text in which nothing is refused.
  private func parse(_ text: String) -> [Block] {
    let document = Document(parsing: text)
    #expect(document.refusals == [])
    return document.blocks.map(\.block)
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
      <!-- a -->
      <!-- b -->

      - item

        more

      | a |
      | --- |

      [^b]: c
      """
    let places = Document(parsing: text).blocks.map(\.line)
    #expect(places == [1, 3, 6, 10, 11, 13, 17, 20])
  }

  @Test func `headings have one to three marks and a space`() {
    #expect(parse("# A") == [.heading(level: 1, [.text("A")])])
    #expect(
      parse("### A `b`\n## C") == [
        .heading(level: 3, [.text("A "), .code("b")]),
        .heading(level: 2, [.text("C")]),
      ])
  }

  @Test func `the lines of a paragraph are joined by spaces`() {
    #expect(
      parse("one\n*two*") == [
        .paragraph([.text("one "), .emphasis([.text("two")])])
      ])
  }

  @Test func `a year in prose begins no list`() {
    #expect(parse("born in\n1986. So") == [prose("born in 1986. So")])
    #expect(
      parse("- down to\n  0. So")
        == [.list(start: nil, items: [[prose("down to 0. So")]])])
  }

  @Test func `a fence keeps its info string and its lines`() {
    let code = "~~\n\n  indented\n``` not the end\n> #"
    #expect(
      parse("```swift counter\n\(code)\n```\nx")
        == [.code(info: "swift counter", text: code), prose("x")])
    #expect(parse("```\n```") == [.code(info: "", text: "")])
  }

  @Test func `four spaces are code, up to the last line that has them`() {
    #expect(
      parse("a\n\n    b \\\n\n      c\n\nd") == [
        prose("a"), .code(info: "", text: "b \\\n\n  c"), prose("d"),
      ])
  }

  @Test func `an item holds prose, tables and code`() {
    let text = """
      - a
        b
      - c

        ```output
        1

          2
        ```

        d

      - | e |
        | --- |
        | f |
      """
    let table = Block.table(header: [[.text("e")]], rows: [[[.text("f")]]])
    #expect(
      parse(text) == [
        .list(
          start: nil,
          items: [
            [prose("a b")],
            [prose("c"), .code(info: "output", text: "1\n\n  2"), prose("d")],
            [table],
          ])
      ])
  }

  @Test func `an ordered list starts at its first number`() {
    #expect(
      parse("9. a\n\n10. b\n    c")
        == [.list(start: 9, items: [[prose("a")], [prose("b c")]])])
  }

  @Test func `numbers begin another list than bullets`() {
    #expect(parse("- a\n\n1. b").count == 2)
  }

  @Test func `a table has as many cells in each row`() {
    #expect(
      parse("| a | `b` |\n| --- | - |\n|c||") == [
        .table(
          header: [[.text("a")], [.code("b")]], rows: [[[.text("c")], []]])
      ])
  }

  @Test func `a comment is a line of its own`() {
    #expect(
      parse("<!-- why a -->\nb\n\n<!---->")
        == [.comment("why a"), prose("b"), .comment("")])
  }

  @Test func `line ends may be CR LF`() {
    #expect(
      parse("a\r\nb\r\n\r\n- c\r\n")
        == [prose("a b"), .list(start: nil, items: [[prose("c")]])])
  }

  @Test func `an empty text has no blocks`() {
    #expect(parse("").isEmpty)
    #expect(parse(" \n\n").isEmpty)
  }
}
