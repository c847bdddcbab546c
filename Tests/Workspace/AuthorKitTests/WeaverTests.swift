import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct WeaverTests {
  let material = Material(
    slices: [
      "greet": Slice(
        name: "greet", file: "A.swift", line: 1, code: "print(\"hello\")")
    ],
    scenes: [
      "greet": RunRecord(
        name: "greet", output: "hello", question: "**Predict.** What?",
        reasons: "**1 is right:** so."),
      "quiet": RunRecord(name: "quiet", output: ""),
    ])

  /// A slice that declares a class, and what a macro wrote for it and for
  /// another one.
  let expanded = Material(
    slices: [
      "a-box": Slice(
        name: "a-box", file: "A.swift", line: 1, code: "class Box {}")
    ],
    scenes: [:],
    expansions: ["Outer.Box", "Crate"].map { type in
      Expansion(
        role: .member, macro: "@Observable", type: type, member: nil,
        code: """
          func tell(_ a: Int) {}
          func tell(_ a: \(type)) {}
          let size = 1
          """)
    })

  @Test func `every block is filled with what it names`() {
    let woven = weave(
      """
      Text.

      ```swift greet
      old
      ```

      <!-- predict greet -->
      <!-- end -->

      ```output greet
      ```

      <!-- why greet -->
      old
      <!-- end -->
      """, file: "Notes.md", from: material)
    #expect(
      woven.text == """
        Text.

        ```swift greet
        print("hello")
        ```

        <!-- predict greet -->

        **Predict.** What?

        <!-- end -->

        ```output greet
        hello
        ```

        <!-- why greet -->

        **1 is right:** so.

        <!-- end -->
        """)
    #expect(woven.findings == [])
    #expect(woven.usedSlices == ["greet"])
    #expect(woven.usedScenes == ["greet"])
  }

  @Test func `an expansion shows the declarations of one name`() {
    let notes = "```swift expansion a-box tell\nold\n```"
    let woven = weave(notes, file: "Notes.md", from: expanded)
    #expect(
      woven.text == """
        ```swift expansion a-box tell
        func tell(_ a: Int) {}

        func tell(_ a: Outer.Box) {}
        ```
        """)
    #expect(woven.findings == [])
    #expect(woven.usedSlices == [])
  }

  @Test(arguments: [
    ("a-box tel", "no declaration tel; did you mean tell?"),
    ("a-box weight", "no declaration weight; there are size, tell"),
    ("a-bax tell", "no slice a-bax; did you mean a-box?"),
    ("a-box", "an expansion names a slice and a declaration"),
  ])
  func `an expansion that is not there is named, and the block kept`(
    name: String, finding: String
  ) {
    let notes = "```swift expansion \(name)\nold\n```"
    let woven = weave(notes, file: "Notes.md", from: expanded)
    #expect(woven.findings.map(\.text) == [finding])
    #expect(woven.text == notes)
  }

  @Test func `to weave twice changes nothing more`() {
    let notes = "```output greet\n```\n\n```swift greet\n```\n"
    let once = weave(notes, file: "Notes.md", from: material).text
    #expect(weave(once, file: "Notes.md", from: material).text == once)
  }

  @Test func `other fences stay as they are`() {
    let notes = """
      ```text
      a ──▶ b
      ```
      ```diagnostic a-struct
      it cannot be
      ```
      """
    #expect(weave(notes, file: "Notes.md", from: material).text == notes)
  }

  @Test(arguments: [
    ("```swift gret\nx\n```", "Notes.md:1: no slice gret; did you mean greet?"),
    ("```swift other\nx\n```", "Notes.md:1: no slice other; there are greet"),
    ("\n```swift\nx\n```", "Notes.md:2: names no slice; there are greet"),
    (
      "```output loud\n```",
      "Notes.md:1: no scene loud; there are greet, quiet"
    ),
    (
      "<!-- predict quiet -->\n<!-- end -->",
      "Notes.md:1: the scene quiet has no prediction"
    ),
    ("a\n\n```swift greet\nx", "Notes.md:3: no ``` ends this block"),
  ])
  func `a block that cannot be filled is named, and kept`(
    notes: String, finding: String
  ) {
    let woven = weave(notes, file: "Notes.md", from: material)
    #expect(woven.findings.map(\.description) == [finding])
    #expect(woven.text == notes)
  }

  @Test func `a stale line is named with its place`() {
    #expect(
      differences(from: "a\nb\nc", to: "a\nx\nc", file: "Notes.md") == [
        "Notes.md:2: stale: - b", "Notes.md:2: stale: + x",
      ])
    #expect(differences(from: "a", to: "a", file: "Notes.md") == [])
  }
}
