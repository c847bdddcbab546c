import NotesKit
import Results
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// The code of an answer, as what it changes in the solution.
@Suite struct AnswerEditTests {
  private static let solution = """
    // A file.
    struct Till {
      var cents = 0

      /// Adds a price.
      mutating func scan(_ price: Int) {
        cents += price  // so
      }

      mutating func empty() {
        cents = 0
      }
    }

    """

  private func section(_ code: String) -> AnswerSection {
    AnswerPage(
      "# Wrong answers\n\n## one\n\nSo.\n\n\(code)\n", file: "Page.md"
    ).sections[0]
  }

  private func answer(_ code: String) throws -> [String: String] {
    try section(code).files(
      changing: ["Till.swift": Self.solution, "Other.swift": "let a = 1\n"],
      own: "Till.swift")
  }

  @Test func `comments and empty lines go, but not those of a string`() {
    let code = """
      // A comment.
      let a = "// no comment" /* and
        one */

      let b = \"""
          // a line

          more\\(1)
        \"""

      """
    #expect(
      bareLines(of: code) == [
        "let a = \"// no comment\"", "let b = \"\"\"", "    // a line", "",
        "    more\\(1)", "  \"\"\"",
      ])
  }

  @Test func `lines are found by their text, and others take their place`()
    throws
  {
    let files = try answer(
      """
      ```diff
      -    cents += price
      +    cents = price
         mutating func empty() {
      +    print("empty")
      ```
      """)
    #expect(
      files == [
        "Till.swift": """
        struct Till {
          var cents = 0
          mutating func scan(_ price: Int) {
            cents = price
          }
          mutating func empty() {
            print("empty")
            cents = 0
          }
        }

        """, "Other.swift": "let a = 1\n",
      ])
  }

  @Test func `a block belongs to the file whose name stands above it`() throws {
    let files = try answer(
      """
      `Other.swift`

      ```diff
      -let a = 1
      +let a = 2
      ```

      `New.swift`

      ```swift
      let b = 3
      ```
      """)
    #expect(files["Other.swift"] == "let a = 2\n")
    #expect(files["New.swift"] == "let b = 3\n")
    #expect(files["Till.swift"]!.contains("cents += price\n"))
  }

  @Test func `a gap stands for the lines between two others`() throws {
    let files = try answer(
      """
      ```diff
      -  mutating func scan(_ price: Int) {
      -⋮
      -    cents = 0
      +  mutating func scan(_ price: Int) {
      ```
      """)
    #expect(
      files["Till.swift"] == """
        struct Till {
          var cents = 0
          mutating func scan(_ price: Int) {
          }
        }

        """)
  }

  @Test func `a long run of lines that go is written with a gap`() {
    let more = "let a = 1\nlet b = 2\n"
    let solution =
      more + Self.solution.replacing("  mutating func empty() {", with: "")
    let answer = more + "struct Till {\n  var cents = 0\n  var lines = 0\n}\n"
    let code = AnswerSection.code(
      of: ["Till.swift": answer], changing: ["Till.swift": solution],
      own: "Till.swift")
    #expect(
      code == [
        "```diff", "-  mutating func scan(_ price: Int) {", "-⋮",
        "-    cents = 0", "-  }", "+  var lines = 0", "```", "",
      ])
  }

  @Test func `a block may change a right answer instead of the solution`()
    throws
  {
    let right = ["Till.swift": "var coins = 0\n", "Other.swift": "let a = 3\n"]
    let code = "```diff coins\n-var coins = 0\n+var coins = 1\n```"
    let files = try section(code).files(
      changing: ["Till.swift": Self.solution], or: ["coins": right],
      own: "Till.swift")
    #expect(
      files == ["Till.swift": "var coins = 1\n", "Other.swift": "let a = 3\n"])
    #expect {
      try answer(code)
    } throws: { "\($0)" == "Page.md:7: one: no right answer above is coins" }
    #expect {
      try section(code).files(
        changing: [:], or: ["coins": ["Till.swift": "var cents = 0\n"]],
        own: "Till.swift")
    } throws: { "\($0)" == "Page.md:8: one: coins has no line: var coins = 0" }
  }

  @Test func `the code of a right answer is changed where that is shorter`() {
    let lines = ["a", "b", "c", "d", "e", "f"].map { "let \($0) = 1" }
    func code(_ answer: [String]) -> [String] {
      AnswerSection.code(
        of: ["Till.swift": answer.joined(separator: "\n") + "\n"],
        changing: ["Till.swift": Self.solution],
        or: [("six", ["Till.swift": lines.joined(separator: "\n") + "\n"])],
        own: "Till.swift")
    }
    #expect(
      code(lines + ["let g = 1"]) == [
        "```diff six", " let f = 1", "+let g = 1", "```", "",
      ])
    #expect(code(["let a = 1"]) == ["```swift", "let a = 1", "```", ""])
  }

  @Test func `a change elsewhere in the solution breaks nothing`() throws {
    let code = "```diff\n-    cents += price\n+    cents -= price\n```"
    let other = Self.solution.replacing("empty()", with: "clear()")
    let files = try section(code).files(
      changing: ["Till.swift": other], own: "Till.swift")
    #expect(files["Till.swift"]!.contains("clear()"))
  }

  private static let scan = "-    cents += price"

  @Test(arguments: [
    "-    cents += prize":
      "8: one: the solution has no line:     cents += prize",
    "-  }": "8: one: the solution has 2 of:   }",
    "-  var cents = 0\n\(scan)":
      "8: one: the solution has these lines, but not together:   var cents = 0",
    "+let a = 1": "8: one: start with a line of the solution",
    "-    cents = 0\n-⋮\n\(scan)":
      """
    8: one: the solution has these lines, but not together:     cents = 0
    """,
    "\(scan)\n+    cents = price\n\(scan)":
      "10: one: a different change has this line, too:     cents += price",
  ])
  func `a change that doesn't apply names page, section and line`(
    diff: String, message: String
  ) {
    #expect {
      try answer("```diff\n\(diff)\n```")
    } throws: { "\($0)" == "Page.md:\(message)" }
  }

  @Test(arguments: [
    "```diff\n-  var cents = 0\n```\n\nno code":
      "11: one: neither code nor the name of a file",
    "`None.swift`\n\n```diff\n-a\n```":
      "9: one: the solution has no None.swift",
  ])
  func `anything else than code is named`(code: String, message: String) {
    #expect { try answer(code) } throws: { "\($0)" == "Page.md:\(message)" }
  }

  @Test(arguments: [
    ["    cents = 0", "    cents = 1"], ["  }", "  };"],
    ["struct Till {", "// A\nimport A\nstruct Till {"],
    ["    cents += price", "    cents += price\n    cents += price"],
    ["  mutating func empty() {\n    cents = 0\n  }\n", ""],
    ["cents", "money"],
  ])
  func `what is written as a section is read as the same code`(
    change: [String]
  ) throws {
    let written = Self.solution.replacing(change[0], with: change[1])
    let code = AnswerSection.code(
      of: ["Till.swift": written, "Other.swift": "let a = 1\n"],
      changing: ["Till.swift": Self.solution, "Other.swift": "let a = 1\n"],
      own: "Till.swift")
    #expect(code.first == "```diff")
    #expect(
      try answer(code.joined(separator: "\n"))["Till.swift"]
        == bareLines(of: written).joined(separator: "\n") + "\n")
  }

  @Test func `code that shares less than half is whole`() {
    let code = AnswerSection.code(
      of: ["Till.swift": "let a = 1\n\nlet b = 2\n"],
      changing: ["Till.swift": Self.solution], own: nil)
    #expect(
      code == [
        "`Till.swift`", "", "```swift", "let a = 1", "let b = 2", "```", "",
      ])
  }
}
