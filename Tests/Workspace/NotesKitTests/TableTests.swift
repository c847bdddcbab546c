import NotesKit
import Testing

struct `Rendering tables` {
  static let table = """
    | Word | Means | N |
    | --- | --- | --- |
    | `willSet` | called before the value is stored | 1 |
    | 観察 | **observation** | 20 |
    | 👩‍👩‍👧 | | |
    """

  private func render(_ display: Display) -> String {
    Renderer(display)
      .render(Document(parsing: Self.table).blocks.map(\.block))
  }

  @Test func `cells wrap where the table is too wide`() {
    #expect(
      render(Display(width: 40)) == """
        ┌───────────┬─────────────────────┬────┐
        │ Word      │ Means               │ N  │
        ├───────────┼─────────────────────┼────┤
        │ `willSet` │ called before the   │ 1  │
        │           │ value is stored     │    │
        ├───────────┼─────────────────────┼────┤
        │ 観察      │ **observation**     │ 20 │
        ├───────────┼─────────────────────┼────┤
        │ 👩‍👩‍👧        │                     │    │
        └───────────┴─────────────────────┴────┘

        """)
  }

  @Test func `a table that can't fit becomes records`() {
    #expect(
      render(Display(width: 30)) == """
        Word: `willSet`
        Means: called before the value
        is stored
        N: 1

        Word: 観察
        Means: **observation**
        N: 20

        Word: 👩‍👩‍👧

        """)
  }

  @Test(arguments: [38, 40, 60, 80])
  func `all lines of a box are as wide`(width: Int) {
    let lines = render(Display(width: width)).split(separator: "\n")
    #expect(Set(lines.map { cellWidth(of: $0) }).count == 1)
  }
}
