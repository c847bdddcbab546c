import Course
import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From source and runs to the blocks of the notes.
@Suite struct WeavingTests {
  /// A greeting, a later version of it, and the greeting under another name; a
  /// class, and what a macro wrote for it and for another one.
  let chapter: ChapterNotes

  init() throws {
    chapter = try Self.chapter(
      slices: [
        "greet": "func greet() {\n\n  print(\"hello\")\n}",
        "greeting": "@Test\nfunc greet() {\n\n  print(\"hi\")\n}",
        "same": "func greet() {\n\n  print(\"hello\")\n}",
        "a-box": "class Box {}",
      ],
      runs: [
        RunRecord(
          name: "greet", output: "hello", question: "**Predict.** What?",
          reasons: "**1 is right:** so."),
        RunRecord(name: "quiet", output: ""),
      ],
      expansions: ["Outer.Box", "Crate"].map { type in
        Expansion(
          role: .member, macro: "@Observable", type: type, member: nil,
          code: """
            func tell(_ a: Int) {}
            func tell(_ a: \(type)) {}
            let size = 1
            """)
      })
  }

  private static func chapter(
    slices: [String: String] = [:], runs: [RunRecord],
    expansions: [Expansion] = []
  ) throws -> ChapterNotes {
    let workspace = try Fixture().workspace()
    return ChapterNotes(
      workspace: workspace, chapter: workspace.catalogue.chapters[0],
      binaries: "",
      slices: slices.map {
        Slice(name: $0, file: "A.swift", line: 1, code: $1)
      }, runs: runs, expansions: expansions)
  }

  static let woven = """
    Text.

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

    <!-- predict greet -->

    **Predict.** What?

    <!-- end -->

    ```output greet
    hello
    ```

    <!-- why greet -->

    **1 is right:** so.

    <!-- end -->

    ```swift expansion a-box tell
    func tell(_ a: Int) {}

    func tell(_ a: Outer.Box) {}
    ```

    ```text
    a ──▶ b
    ```
    ```diagnostic a-struct
    it cannot be
    ```

    """

  @Test(arguments: [
    woven,
    woven.replacing("  print(\"hello\")\n}", with: "old")
      .replacing("+   print(\"hi\")", with: "+   print(\"ho\")")
      .replacing("\n**1 is right:** so.\n", with: "")
      .replacing("\n**Predict.** What?\n", with: "old")
      .replacing("hello\n```", with: "```")
      .replacing("func tell(_ a: Int) {}", with: "old"),
  ])
  func `every block is filled with what it names, and others stay`(
    notes: String
  ) {
    let page = chapter.weave(notes, file: "Notes.md")
    #expect(page.text == Self.woven)
    #expect(page.findings == [])
    #expect(page.usedSlices == ["greet", "greeting"])
    #expect(page.usedRuns == ["greet"])
  }

  private static let known = "there are a-box, greet, greeting, same"

  @Test(arguments: [
    "```swift gret\n```": "no slice gret; \(known)",
    "```swift\n```": "names no slice; \(known)",
    "```output loud\n```": "no run loud; there are greet, quiet",
    "<!-- predict quiet -->\n<!-- end -->": "the run quiet has no prediction",
    "```swift greet\nx": "no ``` ends this block",
    "```swift expansion a-box tel\nold\n```":
      "no declaration tel; there are size, tell",
    "```swift expansion a-bax tell\n```": "no slice a-bax; \(known)",
    "```swift expansion a-box\n```":
      "an expansion names a slice and a declaration",
    "```diff greet greating\n```": "no slice greating; \(known)",
    "```diff grret greeting\n```": "no slice grret; \(known)",
    "```diff greet\n```": "a diff names a slice and the changed slice",
    // A diff shows its new code, but not as code that another can begin with.
    "```diff greeting greet\nold\n```":
      "the slice greeting is not shown above; show it as swift first",
    "```diff greet same\n```":
      "the slices greet and same are equal; show one of them",
  ])
  func `a block that can't be filled is named, and kept`(
    block: String, finding: String
  ) {
    let notes = Self.woven + block
    let page = chapter.weave(notes, file: "Notes.md")
    let line = Self.woven.count(where: \.isNewline) + 1
    #expect(page.findings == [Finding("Notes.md", line, finding)])
    #expect(page.text == notes)
  }

  @Test func `a stale line is named with its place`() {
    #expect(
      differences(from: "a\nb\nc", to: "a\nx\nc", file: "Notes.md") == [
        Finding("Notes.md", 2, "stale: - b"),
        Finding("Notes.md", 2, "stale: + x"),
      ])
    #expect(differences(from: "a", to: "a", file: "Notes.md") == [])
  }

  // MARK: - Slices

  @Test func `a slice is the lines between its markers, except hidden ones`()
    throws
  {
    let source = """
      func run() {
        // snippet.body
        if a == 1 {
          print(a)
        }
        // snippet.hide
        print(b)
        // snippet.show
        print(c)
        // snippet.end
      }
      """
    let code = "if a == 1 {\n  print(a)\n}\nprint(c)"
    #expect(
      try slices(in: source, file: "A.swift")
        == [Slice(name: "body", file: "A.swift", line: 2, code: code)])
  }

  @Test(arguments: [
    "// snippet.a\n": "A.swift:1: the slice a has no snippet.end",
    "\n// snippet.end\n": "A.swift:2: snippet.end outside of a slice",
    "// snippet.a\n// snippet.b\n":
      "A.swift:2: snippet.b begins before a has ended",
  ])
  func `a marker out of place is named`(source: String, message: String) {
    #expect(throws: Failure(message)) {
      try slices(in: source, file: "A.swift")
    }
  }

  // MARK: - Declarations that macros wrote

  private func declarations(
    _ role: Expansion.Role, _ member: String?, _ code: String
  ) -> [String] {
    Expansion(
      role: role, macro: "@Observable", type: "A", member: member, code: code
    ).declarations.map { "\($0.name): \($0.code)" }
  }

  @Test func `code is taken apart into its declarations`() {
    let parts = [
      "_$registrar: @Ignored private let _$registrar =\n  Registrar()",
      """
      tell: @Mark
      func tell<
        Member
      >(
        _ a: Member
      ) {
        let inner = a

        print(inner)
      }
      """,
      "tell: func tell() {}",
      "A: extension A: B {\n}",
    ]
    let code = parts.map { $0.trimmingPrefix(#/[^:]*: /#) }
      .joined(separator: "\n")
    #expect(declarations(.member, nil, code) == parts)
  }

  @Test func `accessors are found together, and one by one`() {
    let code = """
      var owner {
        init(value) {
          _owner = value
        }
        get {
          _owner
        }
      }
      """
    #expect(
      declarations(.accessor, "owner", code) == [
        "owner: \(code)", "owner.init: init(value) {\n  _owner = value\n}",
        "owner.get: get {\n  _owner\n}",
      ])
    #expect(
      declarations(.memberAttribute, "owner", "@Tracked")
        == ["owner.attribute: @Tracked"])
    #expect(declarations(.memberAttribute, "owner", "") == [])
  }

  // MARK: - On the toolchain's own Observation

  @Test func `a run that prints something else on the other core is found`()
    throws
  {
    let outputs = [
      "plain": "a", "drawn": "b", "other": "there",
      "printed": RunRecord.untraced, "new": RunRecord.absent,
    ]
    let comparison = try Self.chapter(
      runs: outputs.map { RunRecord(name: $0, output: $1) }
    ).compare(
      """
      ```output plain
      a
      ```

      ```output drawn
      b

      traced:
        no observer is notified
      ```

      ```output other
      here
      ```

      ```output printed
      read Store.name
      ```

      ```output new
      c
      ```

      ```output removed
      ```
      """)
    #expect(comparison.compared == 3, "the other core can't print the others")
    let other = """
      other prints something else on the toolchain's own Observation
      here:
      here
      there:
      there
      """
    #expect(
      comparison.findings.map(\.description) == [
        "Chapters/01-One/Notes.md:12: \(other)",
        "Chapters/01-One/Notes.md:24: no run removed",
      ])
  }
}
