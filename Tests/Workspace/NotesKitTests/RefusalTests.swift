import NotesKit
import Testing

struct `What the parser doesn't know` {
  /// A text with something that is refused in its third line.
  struct Case: CustomTestStringConvertible {
    let reason: Refusal.Reason
    let text: String
    /// What is shown of it; the text itself, unless something else is said.
    let shown: String

    init(_ reason: Refusal.Reason, _ text: String, shown: String? = nil) {
      self.reason = reason
      self.text = text
      self.shown = shown ?? text
    }

    var testDescription: String { "\(reason): \(text)" }
  }

  static let cases: [Case] = [
    Case(.quote, "> a"),
    Case(.rule, "---"), Case(.rule, "***"), Case(.rule, "==="),
    Case(.heading, "#### a"), Case(.heading, "#a"), Case(.heading, "##"),
    Case(.heading, "# a #"),
    Case(.bullet, "* a"), Case(.bullet, "+ a"), Case(.bullet, "1) a"),
    Case(.fence, "````"), Case(.fence, "``` `a`"),
    Case(.openFence, "```\na", shown: "    a"),
    Case(.comment, "<!-- a --> b"), Case(.comment, "<!-- a"),
    Case(.footnote, "[^a]: b\n\n    c", shown: "[^a]: b      c"),
    Case(.footnote, "[^a]: - b"),
    Case(.row, "| a"),
    Case(.columns, "| a |"), Case(.columns, "| a |\n| :-- |"),
    Case(.columns, "|"),
    Case(.inItem, "- - a", shown: "• - a"),
    Case(.inItem, "- # a", shown: "• # a"),
    Case(.inItem, "1. [^a]: b", shown: "1. [^a]: b"),
    Case(.indent, "   a", shown: "a"),
    Case(.lineEnd, "a ", shown: "a"),
    Case(.lineEnd, "# a ", shown: "# a"),
    Case(.backtick, "`a"), Case(.backtick, "a `` b"),
    Case(.backtick, "``a``"), Case(.backtick, "` a `"),
    Case(.star, "2 * 3 * 4"), Case(.star, "*a"), Case(.star, "a* b"),
    Case(.star, "***a***"), Case(.star, "**a*"), Case(.star, "a*b*c"),
    Case(.star, "*a *"), Case(.star, "a ****"),
    Case(.nested, "*a [b](c)*"), Case(.nested, "**a[^b]**"),
    Case(.nested, "[*a*](b)"), Case(.nested, "[a [b](c)](d)"),
    Case(.brackets, "[a]"), Case(.brackets, "[a]: b"),
    Case(.brackets, "[a](b c)"), Case(.brackets, "[a](b"),
    Case(.brackets, "[](b)"), Case(.brackets, "[ ] a"),
    Case(.brackets, "[^]"), Case(.brackets, "[^a b]"),
    Case(.image, "![a](b)"),
    Case(.backslash, "\\*a\\*"), Case(.backslash, "a\\"),
    Case(.underscore, "_a_"), Case(.underscore, "f(_:_:)"),
    Case(.angle, "<https://a.b>"), Case(.angle, "<details>"),
    Case(.angle, "a<!-- b -->"),
    Case(.ampersand, "&amp;"),
    Case(.tilde, "~~a~~"), Case(.tilde, "~~~"),
    Case(.tab, "a\tb", shown: "a    b"), Case(.tab, "\ta", shown: "    a"),
  ]

  /// Returns the lines and the reasons of what is refused.
  private func refusals(_ text: String) -> [Refusal] {
    Document(parsing: text).refusals
  }

  private func show(_ text: String) -> String {
    Renderer(Display())
      .render(Document(parsing: text).blocks.map(\.block))
  }

  @Test(arguments: cases)
  func `is refused, with its line, and shown as it is written`(_ one: Case) {
    let text = "a\n\n\(one.text)\n"
    let found = refusals(text)
    #expect(found.map(\.reason) == [one.reason])
    #expect(show(text).dropFirst(3).words == one.shown.words)
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
    #expect(show(table + "| c |") == "| a | b | | --- | --- | | c |\n")
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

  @Test func `is told once for each paragraph, and the others are read`() {
    let document = Document(parsing: "a \\ <b>\n\n*c*\n\n- d &\n- `e`")
    #expect(document.refusals.map(\.reason) == [.backslash, .ampersand])
    #expect(document.refusals.map(\.line) == [1, 5])
    #expect(
      document.blocks.map(\.block) == [
        .paragraph([.text("a \\ <b>")]),
        .paragraph([.emphasis([.text("c")])]),
        .list(
          start: nil,
          items: [[.paragraph([.text("d &")])], [.paragraph([.code("e")])]]),
      ])
  }
}

extension StringProtocol {
  /// The words without the space between them.
  fileprivate var words: [String] {
    split { $0.isWhitespace }.map { String($0) }
  }
}
