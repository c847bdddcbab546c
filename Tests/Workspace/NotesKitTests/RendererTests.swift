import NotesKit
import Testing

struct `Rendering notes` {
  private func render(_ text: String, _ display: Display) -> String {
    Renderer(display).render(Document(parsing: text).blocks.map(\.block))
  }

  @Test func `notes in eighty columns without colour`() {
    #expect(
      render(Sample.notes, Display(width: 80)) == """
        Cells
        ═════

        A **cell** holds a `value`; *readers* are kept by the registrar
        (https://example.org/registrar), see Cell (Sources/Cell.swift).

        The idea
        ────────

        • The first item is long enough to take two lines of forty columns.
        • The second is short.

        1. So is this.

            let cell = Cell(1)  // one

        prints:
            観察 1

        ┌──────┬────────────────────┬────┐
        │ Name │ Meaning            │ N  │
        ├──────┼────────────────────┼────┤
        │ 観察 │ what a reader does │ 10 │
        │ 👩‍👩‍👧   │ family             │ 9  │
        └──────┴────────────────────┴────┘

        """)
  }

  @Test func `plain notes in forty columns are words alone`() {
    #expect(
      render(Sample.notes, Display(width: 40, plain: true)) == """
        Heading level 1: Cells

        A cell holds a `value`; readers are kept
        by the registrar
        (https://example.org/registrar), see
        Cell (Sources/Cell.swift).

        Heading level 2: The idea

        - The first item is long enough to take
          two lines of forty columns.
        - The second is short.

        1. So is this.

        code:
            let cell = Cell(1)  // one

        prints:
            観察 1

        Name: 観察
        Meaning: what a reader does
        N: 10

        Name: 👩‍👩‍👧
        Meaning: family
        N: 9

        """)
  }

  @Test
  func `words that are said are in quotation marks where nobody sees them`() {
    let text = "It is *told*: *I am about to change*."
    #expect(
      render(text, Display(plain: true))
        == "It is told: “I am about to change”.\n")
    #expect(
      render(text, Display()) == "It is *told*: *I am about to change*.\n")
  }

  @Test(arguments: [
    (
      "[Who is told](../../../Chapters/01-One/Notes.md#a)",
      "Who is told (chapter 1)"
    ),
    ("[a part](../12-Two/Notes.md)", "a part (chapter 12)"),
    ("[a part](Notes.md#a-part)", "a part"),
    ("[12](../12-Two/Notes.md#b)", "12"),
    ("[chapter 12](../12-Two/Notes.md)", "chapter 12"),
    (
      "[Task](../../Exercises/01-One/1-A/Task.md)",
      "Task (Exercises/01-One/1-A/Task.md)"
    ),
    ("[a](https://b.c/01-One/Notes.md)", "a (https://b.c/01-One/Notes.md)"),
  ])
  func `a link to notes says in which chapter they are`(
    link: String, text: String
  ) {
    #expect(render(link, Display()) == "\(text)\n")
  }

  @Test(arguments: [20, 40, 60, 80])
  func `no line but code and addresses is wider than the display`(width: Int) {
    for plain in [false, true] {
      let text = render(Sample.notes, Display(width: width, plain: plain))
      for line in text.split(separator: "\n")
      where !line.hasPrefix("    ") && !line.contains("://") {
        #expect(cellWidth(of: line) <= width)
      }
    }
  }

  @Test func `escapes are all that colour adds to code`() {
    let code = Sample.notes
    let color = Renderer(Display(color: true))
    let mono = Renderer(Display())
    let block = [Block.code(info: "swift", text: code)]
    #expect(color.render(block).withoutEscapes == mono.render(block))
  }

  @Test func `colour marks the roles`() {
    let display = Display(width: 60, color: true)
    #expect(
      render("## A\n\n**b** *c* `d` **`e`**", display).visibleEscapes == """
        ␛[1mA␛[0m
        ␛[2m─␛[0m

        ␛[1mb␛[0m ␛[4mc␛[0m ␛[36md␛[0m ␛[1;36me␛[0m

        """)
  }

  @Test func `a hyperlink hides its address on every line it takes`() {
    let display = Display(width: 20, color: true, links: true)
    let open = "␛]8;id=note;https://a.b/c%22%C3%B8\\".replacing(
      "%22", with: "\"")
    #expect(
      render("[the first and the second](https://a.b/c\"ø)", display)
        .visibleEscapes == """
          \(open.replacing("\\", with: "␛\\"))␛[4;34mthe first and the␛[0m␛]8;;␛\\
          \(open.replacing("\\", with: "␛\\"))␛[4;34msecond␛[0m␛]8;;␛\\

          """)
  }

  @Test func `an address is not repeated after itself`() {
    #expect(
      render(
        "[https://a.b](https://a.b) [x](#y) [`f.swift`](f.swift)", Display())
        == "https://a.b x `f.swift`\n")
  }

  @Test func `a word too long is broken between graphemes`() {
    #expect(
      render("a 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧e\u{301}x", Display(width: 20))
        == "a\n👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧\ne\u{301}x\n")
    #expect(
      render("a `\(String(repeating: "b", count: 20))`.", Display(width: 20))
        == "a\n`\(String(repeating: "b", count: 20))`.\n")
  }

  @Test func `numbers line up and loose items stand apart`() {
    #expect(
      render("9. a\n10. b\n\n    ```\n    x\n    ```", Display()) == """
         9. a

        10. b

                x

        """)
  }

  @Test func `a code span keeps its backticks`() {
    #expect(
      Renderer(Display())
        .render([.paragraph([.code("a`b"), .text(" "), .code("c")])])
        == "`` a`b `` `c`\n")
  }

  @Test func `a diagnostic and an output have a label`() {
    let renderer = Renderer(Display())
    #expect(
      renderer.render([.code(info: "diagnostic", text: "error: no\n\tx")])
        == "the compiler says:\n    error: no\n        x\n")
    #expect(renderer.render([.code(info: "text", text: "")]) == "\n")
  }

  @Test func `a diagnostic is broken at spaces, and code is not`() {
    func block(_ language: String) -> String {
      "```\(language)\nerror: no such   thing\n```\n"
    }
    #expect(
      render(block("diagnostic"), Display(width: 18)) == """
        the compiler says:
            error: no such
            thing

        """)
    #expect(
      render(block("text"), Display(width: 18))
        == "    error: no such   thing\n")
  }

  @Test func `a comment alone shows nothing`() {
    #expect(render("<!-- x -->", Display()) == "")
  }
}

extension String {
  /// The text with a visible sign for each escape.
  var visibleEscapes: String { replacing("\u{1B}", with: "␛") }

  /// The text without SGR escapes.
  var withoutEscapes: String {
    split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst() }
      .joined()
  }

  @Test func `a link out of the page's folder is shown from the root`() {
    let page = Document(parsing: "Read [it](../../Exercises/1/Task.md).")
    #expect(
      Renderer(Display()).render(page.blocks.map(\.block))
        == "Read it (Exercises/1/Task.md).\n")
  }
}
