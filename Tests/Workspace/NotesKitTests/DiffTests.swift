import Testing

@testable import NotesKit

struct `Rendering a diff` {
  private func render(_ text: String, _ display: Display) -> String {
    Renderer(display).render(Document(parsing: text).blocks.map(\.block))
  }

  private let notes = """
    ```diff before after
      struct Line: View {
    -   @ObservedObject var store: Store
    +   let store: Store

        var body: some View { Text("\\(store.minutes) min") }
    -
      }
    ```
    """

  @Test func `marks are in the indent of the code`() {
    #expect(
      render(notes, Display()) == """
        before (-) and after (+):
            struct Line: View {
          -   @ObservedObject var store: Store
          +   let store: Store

              var body: some View { Text("\\(store.minutes) min") }
          -\u{20}
            }

        """)
  }

  @Test func `colour marks whole lines, and leaves the marks`() {
    let display = Display(color: true)
    #expect(
      render(notes, display).visibleEscapes == """
        ␛[2mbefore (-) and after (+):␛[0m
            struct Line: View {
        ␛[1;31m  -   @ObservedObject var store: Store␛[0m
        ␛[32m  +   let store: Store␛[0m

              var body: some View { Text("\\(store.minutes) min") }
        ␛[1;31m  - ␛[0m
            }

        """)
    #expect(
      render(notes, display).withoutEscapes == render(notes, Display()))
  }

  @Test func `words stand for marks in plain text`() {
    #expect(
      render(notes, Display(plain: true)) == """
            struct Line: View {
        before:   @ObservedObject var store: Store
        after:   let store: Store

              var body: some View { Text("\\(store.minutes) min") }
        before:\u{20}
            }

        """)
  }

  @Test func `forty columns break no line of a diff`() {
    #expect(render(notes, Display(width: 40)) == render(notes, Display()))
  }

  @Test func `the marks take no columns of their own`() {
    let line = String(repeating: "x", count: 56)
    let diff = render("```diff a b\n- \(line)\n+ y\n```", Display())
    let code = render("```swift a\n\(line)\n```", Display())
    #expect(diff.split(separator: "\n")[1].count == 60)
    #expect(code.split(separator: "\n")[0].count == 60)
  }

  @Test func `what a terminal would obey is not shown`() {
    #expect(
      render("```diff a b\n- \u{1B}[31ma\t.\n```", Display())
        == "before (-) and after (+):\n  - [31ma    .\n")
  }

  @Test func `the new text has no marks, and no old lines`() {
    let lines = [
      DiffLine(.same, "a"), DiffLine(.old, "- b"), DiffLine(.new, ""),
      DiffLine(.same, ""), DiffLine(.new, "+ c"),
    ]
    let text = lines.map(\.marked).joined(separator: "\n")
    #expect(text == "  a\n- - b\n+\n\n+ + c")
    #expect(DiffLine.lines(ofDiff: text) == lines)
    #expect(newText(ofDiff: text) == "a\n\n\n+ c")
  }
}
