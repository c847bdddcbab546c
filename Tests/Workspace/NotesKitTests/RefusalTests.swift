import NotesKit
import Testing

struct `What the parser doesn't know` {
  /// A reason and a text that is refused for it; and what is shown of the text,
  /// if that isn't the text itself.
  typealias Case = (reason: Refusal.Reason, text: String, shown: String?)

  static let cases: [Case] = [
    (.quote, "> a", nil),
    (.rule, "---", nil), (.rule, "***", nil), (.rule, "===", nil),
    (.heading, "#### a", nil), (.heading, "#a", nil), (.heading, "##", nil),
    (.heading, "# a #", nil),
    (.bullet, "* a", nil), (.bullet, "+ a", nil), (.bullet, "1) a", nil),
    (.fence, "````", nil), (.fence, "``` `a`", nil),
    (.openFence, "```\na", "    a"),
    (.comment, "<!-- a --> b", nil), (.comment, "<!-- a", nil),
    (.footnote, "[^a]: b\n\n    c", "[^a]: b      c"),
    (.footnote, "[^a]: - b", nil),
    (.row, "| a", nil),
    (.columns, "| a |", nil), (.columns, "| a |\n| :-- |", nil),
    (.columns, "|", nil),
    (.inItem, "- - a", "• - a"),
    (.inItem, "- # a", "• # a"),
    (.inItem, "1. [^a]: b", "1. [^a]: b"),
    (.indent, "   a", "a"),
    (.lineEnd, "a ", "a"),
    (.lineEnd, "# a ", "# a"),
    (.backtick, "`a", nil), (.backtick, "a `` b", nil),
    (.backtick, "``a``", nil), (.backtick, "` a `", nil),
    (.star, "2 * 3 * 4", nil), (.star, "*a", nil), (.star, "a* b", nil),
    (.star, "***a***", nil), (.star, "**a*", nil), (.star, "a*b*c", nil),
    (.star, "*a *", nil), (.star, "a ****", nil),
    (.nested, "*a [b](c)*", nil), (.nested, "**a[^b]**", nil),
    (.nested, "[*a*](b)", nil), (.nested, "[a [b](c)](d)", nil),
    (.brackets, "[a]", nil), (.brackets, "[a]: b", nil),
    (.brackets, "[a](b c)", nil), (.brackets, "[a](b", nil),
    (.brackets, "[](b)", nil), (.brackets, "[ ] a", nil),
    (.brackets, "[^]", nil), (.brackets, "[^a b]", nil),
    (.image, "![a](b)", nil),
    (.backslash, "\\*a\\*", nil), (.backslash, "a\\", nil),
    (.underscore, "_a_", nil), (.underscore, "f(_:_:)", nil),
    (.angle, "<https://a.b>", nil), (.angle, "<details>", nil),
    (.angle, "a<!-- b -->", nil),
    (.ampersand, "&amp;", nil),
    (.tilde, "~~a~~", nil), (.tilde, "~~~", nil),
    (.tab, "a\tb", "a    b"), (.tab, "\ta", "    a"),
  ]

  /// Returns the lines and the reasons of what is refused.
  private func refusals(_ text: String) -> [Refusal] {
    Document(parsing: text).refusals
  }

  @Test(arguments: cases)
  func `is refused, and shown as it is written`(
    reason: Refusal.Reason, text: String, shown: String?
  ) {
    let page = "a\n\n\(text)\n"
    #expect(refusals(page).map(\.reason) == [reason])
    let words = render(page, Display()).dropFirst(3).split { $0.isWhitespace }
    #expect(words == (shown ?? text).split { $0.isWhitespace })
  }

  @Test func `has a case for each reason`() {
    let others: Set<Refusal.Reason> = [.cells, .unparted]
    let tested = Set(Self.cases.map(\.reason))
    #expect(tested.union(others) == Set(Refusal.Reason.allCases))
  }

  @Test func `says what it is and what to write instead`() {
    #expect(
      refusals("> a").first?.description
        == "not known here: a block quote; write a paragraph")
    for reason in Refusal.Reason.allCases {
      #expect(reason.rawValue.contains(";"))
      #expect(reason.rawValue.last != ".")
    }
  }

  @Test(arguments: [
    ("a\nb\n> c", 3), ("a\nb `c\nd", 2), ("*a\nb* [c\nd](e f)", 2),
    ("a\nb\\", 2), ("- a\n- b\n  c\\", 3), ("1. a\n\n   - b", 3),
    ("| a |\n| --- |\n| b |\n| \\ |", 4), ("[^a]: b\n    c &", 2),
    ("```\n\\\n```\n\n\\", 5), ("## \\", 1),
  ])
  func `has a line inside of blocks, too`(text: String, line: Int) {
    #expect(refusals(text).map(\.line) == [line])
  }

  @Test func `is a row that has more or fewer cells than the first`() {
    let table = "| a | b |\n| --- | --- |\n"
    #expect(
      refusals(table + "| c |") == refusals(table + "| `c | d` | e |"))
    #expect(refusals(table + "| c |").map(\.reason) == [.cells])
    #expect(refusals(table + "| c |").map(\.line) == [3])
    #expect(refusals("| a |\n| --- | --- |").map(\.line) == [2])
    #expect(
      render(table + "| c |", Display()) == "| a | b | | --- | --- | | c |\n")
  }

  @Test(arguments: [
    "a\n- b", "a\n1. b", "a\n# b", "a\n    b", "a\n```\nb\n```",
    "- a\nb", "- a\n1. b", "- a\n7. b", "| a |\n| --- |\nb", "[^a]: b\nc",
    "a\n| b |\n| --- |", "a\n<!-- b -->", "a\n[^b]: c",
  ])
  func `is a block right below one that a blank line has to end`(
    text: String
  ) {
    #expect(refusals(text).map(\.reason) == [.unparted])
    let apart = text.replacing("\n", with: "\n\n", maxReplacements: 1)
    if !text.hasPrefix("|") { #expect(refusals(apart) == []) }
  }

  @Test func `is said once for each paragraph, and the others are read`() {
    let document = Document(parsing: "a \\ <b>\n\n*c*\n\nd &")
    #expect(document.refusals.map(\.reason) == [.backslash, .ampersand])
    #expect(document.refusals.map(\.line) == [1, 5])
    #expect(document.blocks[1].block == .paragraph([.emphasis([.text("c")])]))
  }
}
