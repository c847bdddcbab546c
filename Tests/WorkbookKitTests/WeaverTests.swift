import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct WeaverTests {
  let material = Material(
    slices: [
      "greet": Slice(
        name: "greet", file: "A.swift", line: 1, code: "print(\"hello\")")
    ],
    scenes: [
      "greet": SceneRecord(
        name: "greet", output: "hello", question: "**Predict.** What?",
        reasons: "**1 is right:** so."),
      "quiet": SceneRecord(name: "quiet", output: ""),
    ])

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
