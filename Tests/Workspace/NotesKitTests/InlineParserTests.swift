import NotesKit
import Testing

struct `Parsing inlines` {
  private func parse(_ text: String) -> [Inline]? {
    let blocks = Document(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].block
    else { return nil }
    return inlines
  }

  @Test func `emphasis and strong nest`() {
    #expect(parse("*a*") == [.emphasis([.text("a")])])
    #expect(parse("_a_ b") == [.emphasis([.text("a")]), .text(" b")])
    #expect(
      parse("**a *b* c**")
        == [.strong([.text("a "), .emphasis([.text("b")]), .text(" c")])])
    #expect(parse("***a***") == [.emphasis([.strong([.text("a")])])])
  }

  @Test(arguments: [
    "snake_case_name", "2 * 3 * 4", "*a", "a*", "** a**", "_a", "****a****",
    "[a]", "[a](b c)", "[a](b", "a < b > c", "`a", "``a`", "](", "<a>",
  ])
  func `marks without a partner are text`(text: String) {
    #expect(parse(text) == [.text(text)])
  }

  @Test func `lengths that add up to three go together only at the sides`() {
    #expect(parse("**2*3 = 6**") == [.strong([.text("2*3 = 6")])])
    #expect(parse("*a**b*") == [.emphasis([.text("a**b")])])
    #expect(
      parse("a***b***c")
        == [.text("a"), .emphasis([.strong([.text("b")])]), .text("c")])
    #expect(
      parse("a*b*c") == [.text("a"), .emphasis([.text("b")]), .text("c")])
  }

  @Test func `what is left of a run keeps its length`() {
    #expect(
      parse("***a** b*") == [.emphasis([.strong([.text("a")]), .text(" b")])])
    #expect(parse("**a*") == [.text("*"), .emphasis([.text("a")])])
  }

  @Test func `crossed marks pair with the nearest`() {
    #expect(parse("*a _b* c_") == [.emphasis([.text("a _b")]), .text(" c_")])
  }

  @Test func `code spans take any number of backticks`() {
    #expect(parse("`a*b*\\`") == [.code("a*b*\\")])
    #expect(parse("`` a`b ``") == [.code("a`b")])
    #expect(parse("`a\nb`") == [.code("a b")])
  }

  @Test func `links hold inlines and pairs of parentheses`() {
    #expect(
      parse("[a `b`](c(d)e)")
        == [.link([.text("a "), .code("b")], destination: "c(d)e")])
    #expect(
      parse("*[a](b)*")
        == [.emphasis([.link([.text("a")], destination: "b")])])
  }

  @Test func `a link has no link inside`() {
    #expect(
      parse("[a [b](c)](d)")
        == [
          .text("[a "), .link([.text("b")], destination: "c"), .text("](d)"),
        ])
  }

  @Test func `an address in angles is a link`() {
    let address = "https://swift.org"
    #expect(
      parse("<\(address)>")
        == [.link([.text(address)], destination: address)])
  }

  @Test func `a backslash makes punctuation text`() {
    #expect(parse("\\*a\\* \\` \\a \\\\") == [.text("*a* ` \\a \\")])
  }

  @Test func `two spaces or a backslash break the line`() {
    let broken: [Inline] = [.text("a"), .lineBreak, .text("b")]
    #expect(parse("a  \n b") == broken)
    #expect(parse("a\\\nb") == broken)
    #expect(parse("a \nb") == [.text("a b")])
  }

  @Test func `a comment in a line is left out`() {
    #expect(parse("a<!-- x -->b") == [.text("ab")])
    #expect(parse("a<!-- x") == [.text("a<!-- x")])
  }
}
