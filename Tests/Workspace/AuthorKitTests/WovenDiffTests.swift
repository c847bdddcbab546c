import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct WovenDiffTests {
  /// A greeting, a later version of it, and the greeting under another name.
  let versions = Material(
    slices: [
      "greet": "func greet() {\n\n  print(\"hello\")\n}",
      "greeting": "@Test\nfunc greet() {\n\n  print(\"hi\")\n}",
      "same": "func greet() {\n\n  print(\"hello\")\n}",
    ].reduce(into: [:]) { slices, slice in
      slices[slice.key] = Slice(
        name: slice.key, file: "A.swift", line: 1, code: slice.value)
    },
    scenes: [:])

  @Test func `a diff shows all lines of two slices, and what differs`() {
    let notes = "```swift greet\n```\n\n```diff greet greeting\nold\n```"
    let woven = weave(notes, file: "Notes.md", from: versions)
    #expect(
      woven.text == """
        ```swift greet
        func greet() {

          print("hello")
        }
        ```

        ```diff greet greeting
        + @Test
          func greet() {

        -   print("hello")
        +   print("hi")
          }
        ```
        """)
    #expect(woven.findings == [])
    #expect(woven.usedSlices == ["greet", "greeting"])
    #expect(weave(woven.text, file: "", from: versions).text == woven.text)
  }

  @Test func `a stale line of a diff is named with its place`() {
    let notes = "```swift greet\n```\n\n```diff greet greeting\n```"
    let woven = weave(notes, file: "Notes.md", from: versions).text
    let stale = woven.replacing("+   print(\"hi\")", with: "+   print(\"ho\")")
    #expect(weave(stale, file: "Notes.md", from: versions).text == woven)
    #expect(
      differences(from: stale, to: woven, file: "Notes.md") == [
        "Notes.md:13: stale: - +   print(\"ho\")",
        "Notes.md:13: stale: + +   print(\"hi\")",
      ])
  }

  @Test(arguments: [
    ("greet greating", "no slice greating; did you mean greeting?"),
    ("grret greeting", "no slice grret; did you mean greet?"),
    ("greet x1234567", "no slice x1234567; there are greet, greeting, same"),
    ("greet", "a diff names a slice and the slice that it becomes"),
    ("", "a diff names a slice and the slice that it becomes"),
    (
      "greeting greet",
      "the slice greeting is not shown above; show it as swift first"
    ),
    (
      "same greeting",
      "the slice same is not shown above; show it as swift first"
    ),
    ("greet same", "the slices greet and same are equal; show one of them"),
    ("greet greet", "the slices greet and greet are equal; show one of them"),
  ])
  func `a diff that cannot be made is named, and the block kept`(
    names: String, finding: String
  ) {
    // A diff shows its new code, but not as code that another can begin with.
    let shown = """
      ```swift greet
      func greet() {

        print("hello")
      }
      ```

      ```diff greet greeting
      + @Test
        func greet() {

      -   print("hello")
      +   print("hi")
        }
      ```


      """
    let notes = shown + "```diff \(names)\nold\n```"
    let woven = weave(notes, file: "Notes.md", from: versions)
    #expect(woven.findings.map(\.description) == ["Notes.md:17: \(finding)"])
    #expect(woven.text == notes)
  }
}
