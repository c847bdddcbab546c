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

  private func show(_ display: Display) -> String {
    render(Self.page, display).replacing("\u{A0}", with: "~")
  }

  @Test func `a mark is its label, held to the word before it`() {
    #expect(
      show(Display(width: 40)) == """
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
    let text = show(Display(width: 60, plain: true))
    #expect(
      text.contains(
        "tracking.~(source~SE-0395) How it\nis drawn,~(source~TN-1) nobody"))
    #expect(text.contains("\nwho: a host~(source~SE-0395)\n"))
    #expect(
      text.contains("\nSource SE-0395: Observation (https://a.b/0395.md),"))
  }

  @Test func `an address stays whole, however narrow the display`() {
    let address = "https://github.com/swiftlang/swift-evolution"
    #expect(
      render("[^a]: [Swift](\(address)), a place", Display(width: 30))
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
