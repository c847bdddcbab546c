import NotesKit
import Testing

struct `Parsing inlines` {
  /// The inlines of a paragraph in which nothing is refused.
  private func parse(_ text: String) -> [Inline]? {
    let document = Document(parsing: text)
    #expect(document.refusals == [])
    guard document.blocks.count == 1,
      case .paragraph(let inlines) = document.blocks[0].block
    else { return nil }
    return inlines
  }

  @Test(arguments: [
    "a", "a - b", "a > b | c = d # e", "\"a\" (b)]", "x!", "1.5", "-1 is",
    "+1 is", "1986 is", "a_name", "f(_:)", "https://a.b/c", "観 👩‍👩‍👧",
  ])
  func `what has no mark is text`(text: String) {
    #expect(parse(text) == [.text(text)])
  }

  @Test func `one star is emphasis, two are strong`() {
    #expect(
      parse("*a b* **c**, (*d*)") == [
        .emphasis([.text("a b")]), .text(" "), .strong([.text("c")]),
        .text(", ("), .emphasis([.text("d")]), .text(")"),
      ])
    #expect(
      parse("**a\n`b*`**") == [.strong([.text("a "), .code("b*")])])
  }

  @Test func `code is between backticks, as it is`() {
    #expect(
      parse("`a*b*\\`, `<c>`")
        == [.code("a*b*\\"), .text(", "), .code("<c>")])
    #expect(parse("`a\nb`") == [.code("a b")])
    #expect(parse("`a `") == [.code("a ")])
  }

  @Test func `links hold words and code, and pairs of parentheses`() {
    #expect(
      parse("([a `b]`](c_(d)_e)).") == [
        .text("("),
        .link([.text("a "), .code("b]")], destination: "c_(d)_e"),
        .text(")."),
      ])
    #expect(parse("[a](#b)") == [.link([.text("a")], destination: "#b")])
  }

  @Test func `words are all that is left without looks`() {
    let inlines = parse("*a* `b` **c** [d `e`](f)[^g]")
    #expect(inlines?.words == "a b c d e")
    #expect(inlines?.address == "f")
  }
}
