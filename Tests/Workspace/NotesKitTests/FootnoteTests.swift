import NotesKit
import Testing

struct `Footnotes` {
  static let page = """
    # Views

    A body is evaluated in a tracking.[^SE-0395] How **it is
    drawn,**[^TN-1] nobody says.

    | who | what |
    | --- | --- |
    | a host[^SE-0395] | 観察[^TN-1] |

    ## Sources

    [^SE-0395]: [Observation](https://a.b/0395.md), accepted 2023: what a
        tracking is, for Swift 5.9.
    [^TN-1]: [a.b](https://a.b/1): a note
        of two lines.

    Prose again.
    """

  private func render(_ display: Display, _ text: String = page) -> String {
    let document = Document(parsing: text)
    return Renderer(display, footnotes: document.footnotes)
      .render(document.blocks.map(\.block))
      .replacing("\u{a0}", with: "~")
  }

  private func inlines(_ text: String) -> [Inline] {
    guard
      case .paragraph(let inlines)? =
        Document(parsing: text).blocks.first?.block
    else { return [] }
    return inlines
  }

  @Test func `a mark is a label between brackets`() {
    #expect(
      inlines("A.[^SE-0395][^b]")
        == [.text("A."), .mark(label: "SE-0395"), .mark(label: "b")])
    #expect(inlines("`[^a]`") == [.code("[^a]")])
  }

  @Test func `a footnote runs to the next one or to a blank line`() {
    let blocks = Document(parsing: Self.page).blocks.suffix(3)
    #expect(blocks.map(\.line) == [12, 14, 17])
    #expect(
      blocks.map(\.block) == [
        .footnote(
          label: "SE-0395",
          [
            .link([.text("Observation")], destination: "https://a.b/0395.md"),
            .text(
              ", accepted 2023: what a tracking is, for Swift 5.9."),
          ]),
        .footnote(
          label: "TN-1",
          [
            .link([.text("a.b")], destination: "https://a.b/1"),
            .text(": a note of two lines."),
          ]),
        .paragraph([.text("Prose again.")]),
      ])
  }

  @Test func `a mark is its label, held to the word before it`() {
    #expect(
      render(Display(width: 40)) == """
        Views
        ═════

        A body is evaluated in a
        tracking.~[SE-0395] How **it is
        drawn,**~[TN-1] nobody says.

        ┌──────────────────┬─────────────┐
        │ who              │ what        │
        ├──────────────────┼─────────────┤
        │ a host~[SE-0395] │ 観察~[TN-1] │
        └──────────────────┴─────────────┘

        Sources
        ───────

        [SE-0395] Observation
          (https://a.b/0395.md), accepted 2023:
          what a tracking is, for Swift 5.9.

        [TN-1] a.b (https://a.b/1): a note of
          two lines.

        Prose again.

        """)
  }

  @Test func `plain marks and footnotes are words`() {
    let text = render(Display(width: 60, plain: true))
    #expect(
      text.contains(
        "tracking.~(source~SE-0395) How it\nis drawn,~(source~TN-1) nobody"))
    #expect(text.contains("\nwho: a host~(source~SE-0395)\n"))
    #expect(
      text.contains("\nSource SE-0395: Observation (https://a.b/0395.md),"))
  }

  @Test func `with hyperlinks a mark leads to the source`() {
    let text = render(
      Display(width: 60, color: true, links: true),
      "A.[^b]\n\n"
        + "[^b]: the [x](https://a.b)"
    ).visibleEscapes
    #expect(
      text == """
        A.~␛]8;id=note;https://a.b␛\\␛[2m[b]␛[0m␛]8;;␛\\

        ␛[2m[b]␛[0m the ␛]8;id=note;https://a.b␛\\␛[4;34mx␛[0m␛]8;;␛\\

        """)
  }

  @Test func `a mark without a footnote is shown all the same`() {
    let display = Display(width: 60, color: true, links: true)
    #expect(
      render(display, "[^a] b [^c]").visibleEscapes
        == "␛[2m[a]␛[0m b ␛[2m[c]␛[0m\n")
  }

  @Test func `an address stays whole, however narrow the display`() {
    let address = "https://github.com/swiftlang/swift-evolution"
    #expect(
      render(Display(width: 30), "[^a]: [Swift](\(address)), a place")
        == "[a] Swift\n  (\(address)),\n  a place\n")
  }

  @Test func `footnotes of another page follow what marks them, each once`() {
    let page = Document(parsing: Self.page)
    let blocks = Document(parsing: "- A.[^TN-1]\n- B.[^TN-1][^none]").blocks
      .map(\.block)
    #expect(
      blocks.followed(by: page.footnotes)
        == blocks + [.footnote(label: "TN-1", page.footnotes["TN-1"] ?? [])])
    #expect(blocks.followed(by: [:]) == blocks)
  }
}
