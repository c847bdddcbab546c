import Testing

@testable import NotesKit

struct `Rendering notes` {
  /// A short text with each kind of block.
  static let notes = """
    # Cells

    A **cell** holds a `value`; *readers* are kept by
    [the registrar](https://example.org/registrar), see
    [Cell](Sources/Cell.swift).

    ## The idea

    - The first item is long enough to take two lines of forty columns.
    - The second is short.[^A]

    1. So is this.

    <!-- not shown -->

    ```swift cell
    let cell = Cell(1)  // one
    ```

    ```output
    観察 1
    ```

    ```diff before after
      struct Line: View {
    -   @ObservedObject var store: Store
    +   let store: Store

    -
      }
    ```

    | Name | Meaning | N |
    | --- | --- | --- |
    | 観察[^a] | what a reader does | 10 |
    | 👩‍👩‍👧 | family, **all of it together** | |

    [^A]: [Observation](https://a.b/0395.md), accepted 2023: what a
        tracking is, for Swift 5.9.
    [^a]: a word
    """

  /// What is shown, with a `~` for each space where no line may end.
  private func show(_ display: Display) -> String {
    render(Self.notes, display).replacing("\u{A0}", with: "~")
  }

  @Test func `in forty columns without colour`() {
    #expect(
      show(Display(width: 40)) == """
        Cells
        ═════

        A **cell** holds a `value`; *readers*
        are kept by the registrar
        (https://example.org/registrar), see
        Cell (Sources/Cell.swift).

        The idea
        ────────

        • The first item is long enough to take
          two lines of forty columns.
        • The second is short.~[A]

        1. So is this.

            let cell = Cell(1)  // one

        prints:
            観察 1

        before (-) and after (+):
            struct Line: View {
          -   @ObservedObject var store: Store
          +   let store: Store

          -\u{20}
            }

        ┌──────────┬──────────────────────┬────┐
        │ Name     │ Meaning              │ N  │
        ├──────────┼──────────────────────┼────┤
        │ 観察~[a] │ what a reader does   │ 10 │
        ├──────────┼──────────────────────┼────┤
        │ 👩‍👩‍👧       │ family, **all of it  │    │
        │          │ together**           │    │
        └──────────┴──────────────────────┴────┘

        [A] Observation (https://a.b/0395.md),
          accepted 2023: what a tracking is, for
          Swift 5.9.

        [a] a word

        """)
  }

  @Test func `as words alone, on a plain display`() {
    let shown = show(Display(width: 40, plain: true))
    for words in [
      "Heading level 1: Cells\n\nA cell holds a `value`; readers are kept\nby",
      "\n- The first item is long enough to take\n  two lines of forty columns.",
      "\n- The second is short.~(source~A)\n", "\n1. So is this.\n",
      "\ncode:\n    let cell = Cell(1)  // one\n\nprints:\n    観察 1\n",
      "\n    struct Line: View {\nbefore:   @ObservedObject var store: Store\n",
      "after:   let store: Store\n\nbefore: \n    }\n",
      "\nName: 観察~(source~a)\nMeaning: what a reader does\nN: 10\n\n",
      "\n\nName: 👩‍👩‍👧\nMeaning: family, all of it together\n\n",
      "\nSource A: Observation\n  (https://a.b/0395.md), accepted 2023:\n  what",
      "\n\nSource a: a word\n",
    ] {
      #expect(shown.contains(words))
    }
  }

  static let wide = String(repeating: "b", count: 20)

  static let texts: [(String, Display, String)] = [
    // Where italics can't be seen, words that are said are in quotation marks.
    (
      "It is *told*: *I am about to change*.", Display(plain: true),
      "It is told: “I am about to change”.\n"
    ),
    ("*I am about to*", Display(), "*I am about to*\n"),
    // A link to notes says in which chapter they are.
    (
      "[Who is told](../../../Chapters/01-One/Notes.md#a)", Display(),
      "Who is told (chapter 1)\n"
    ),
    ("[a part](Notes.md#a-part)", Display(), "a part\n"),
    ("[12](../12-Two/Notes.md#b)", Display(), "12\n"),
    ("[chapter 12](../12-Two/Notes.md)", Display(), "chapter 12\n"),
    // Any other out of the page's folder is shown from the root.
    (
      "[Task](../../Exercises/01-One/1-A/Task.md)", Display(),
      "Task (Exercises/01-One/1-A/Task.md)\n"
    ),
    // An address is not repeated after itself.
    (
      "[https://a.b](https://a.b) [x](#y) [`f.swift`](f.swift)", Display(),
      "https://a.b x `f.swift`\n"
    ),
    // A word too long is broken between graphemes, unless it is code.
    (
      "a 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧e\u{301}x", Display(width: 20),
      "a\n👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧\ne\u{301}x\n"
    ),
    ("a `\(wide)`.", Display(width: 20), "a\n`\(wide)`.\n"),
    // Numbers line up, and loose items stand apart.
    (
      "9. a\n10. b\n\n    ```\n    x\n    ```", Display(),
      " 9. a\n\n10. b\n\n        x\n"
    ),
    // A diagnostic has a label and is broken at spaces, and code is not.
    (
      "```diagnostic\nerror: no such   thing\n\tx\n```", Display(width: 18),
      "the compiler says:\n    error: no such\n    thing\n        x\n"
    ),
    (
      "```text\nerror: no such   thing\n```", Display(width: 18),
      "    error: no such   thing\n"
    ),
    (
      "```diff a b\n- \u{1B}[31ma\t.\n```", Display(),
      "before (-) and after (+):\n  - [31ma    .\n"
    ),
    // A table that can't fit becomes records.
    (
      "| Word | Means |\n| --- | --- |\n| `willSet` | called before |",
      Display(width: 20), "Word: `willSet`\nMeans: called before\n"
    ),
    // An address stays whole, however narrow the display.
    (
      "[^a]: [Swift](https://github.com/swiftlang), a place",
      Display(width: 20),
      "[a] Swift\n  (https://github.com/swiftlang),\n  a place\n"
    ),
    ("```text\n```", Display(), "\n"),
    ("<!-- x -->", Display(), ""),
  ]

  @Test(arguments: texts)
  func `a text is shown so`(text: String, display: Display, shown: String) {
    #expect(render(text, display) == shown)
  }

  @Test func `a code span keeps its backticks`() {
    #expect(
      Renderer(Display())
        .render([.paragraph([.code("a`b"), .text(" "), .code("c")])])
        == "`` a`b `` `c`\n")
  }

  @Test(arguments: [20, 40, 60, 80])
  func `no line but code and addresses is wider than the display`(width: Int) {
    let page = Self.notes.replacing(#/(?s)```diff.*?```\n/#, with: "")
    for plain in [false, true] {
      let text = render(page, Display(width: width, plain: plain))
      for line in text.split(separator: "\n")
      where !line.hasPrefix("    ") && !line.contains("://") {
        #expect(cellWidth(of: line) <= width)
      }
    }
  }
}

struct `Rendering colour` {
  static let display = Display(width: 20, color: true, links: true)
  static let link = "␛]8;id=note;https://a.b/c\"%C3%B8␛\\"

  static let texts = [
    (
      "## A\n\n**b** *c* `d` **`e`**",
      """
      ␛[1mA␛[0m
      ␛[2m─␛[0m

      ␛[1mb␛[0m ␛[4mc␛[0m ␛[36md␛[0m ␛[1;36me␛[0m

      """
    ),
    // A hyperlink hides its address on every line it takes.
    (
      "[the first and the second](https://a.b/c\"ø)",
      """
      \(link)␛[4;34mthe first and the␛[0m␛]8;;␛\\
      \(link)␛[4;34msecond␛[0m␛]8;;␛\\

      """
    ),
    // A mark leads to its source, if the page lists it.
    (
      "A.[^b]\n\n[^b]: the [x](https://a.b)",
      """
      A.\u{A0}␛]8;id=note;https://a.b␛\\␛[2m[b]␛[0m␛]8;;␛\\

      ␛[2m[b]␛[0m the ␛]8;id=note;https://a.b␛\\␛[4;34mx␛[0m␛]8;;␛\\

      """
    ),
    ("[^a] b [^c]", "␛[2m[a]␛[0m b ␛[2m[c]␛[0m\n"),
    // A token of several lines is coloured line by line.
    ("```swift\n/* a\n\nb */\n```", "    ␛[2m/* a␛[0m\n\n    ␛[2mb */␛[0m\n"),
    (
      "```diff a b\n  x\n- y\n+ z\n```",
      """
      ␛[2mbefore (-) and after (+):␛[0m
          x
      ␛[1;31m  - y␛[0m
      ␛[32m  + z␛[0m

      """
    ),
  ]

  @Test(arguments: texts)
  func `escapes mark the roles`(text: String, shown: String) {
    #expect(
      render(text, Self.display).replacing("\u{1B}", with: "␛") == shown)
  }

  @Test func `escapes are all that colour adds to code`() {
    let block = [Block.code(info: "swift", text: `Rendering notes`.notes)]
    #expect(
      Renderer(Display(color: true)).render(block).withoutEscapes
        == Renderer(Display()).render(block))
  }
}

struct `Parts of a page` {
  @Test func `a line of a diff is read as it is written`() {
    let lines = [
      DiffLine(.same, "a"), DiffLine(.old, "- b"), DiffLine(.new, ""),
      DiffLine(.same, ""), DiffLine(.new, "+ c"),
    ]
    let text = lines.map(\.marked).joined(separator: "\n")
    #expect(text == "  a\n- - b\n+\n\n+ + c")
    #expect(DiffLine.lines(ofDiff: text) == lines)
  }

  @Test func `footnotes of another page follow what marks them, each once`() {
    let notes: [String: [Inline]] = ["a": [.text("b")], "c": [.text("d")]]
    let blocks = Document(parsing: "- A.[^a]\n- B.[^a][^none]").blocks
      .map(\.block)
    #expect(
      blocks.followed(by: notes)
        == blocks + [.footnote(label: "a", [.text("b")])])
    #expect(blocks.followed(by: [:]) == blocks)
  }
}

/// A page as a display shows it.
func render(_ text: String, _ display: Display) -> String {
  let page = Document(parsing: text)
  return Renderer(display, footnotes: page.footnotes)
    .render(page.blocks.map(\.block))
}
