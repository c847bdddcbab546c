import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct SlicesTests {
  @Test func `a slice is what stands between its markers`() throws {
    let found = try slices(
      in: """
        let before = 0
        func scene() {
          // snippet.body
          let a = 1
          if a == 1 {
            print(a)
          }
          // snippet.end
        }
        """, file: "A.swift")
    #expect(
      found == [
        Slice(
          name: "body", file: "A.swift", line: 3,
          code: "let a = 1\nif a == 1 {\n  print(a)\n}")
      ])
  }

  @Test func `hidden lines are left out`() throws {
    let found = try slices(
      in: """
        // snippet.shown
        one
        // snippet.hide
        two
        // snippet.show
        three
        // snippet.end
        """, file: "A.swift")
    #expect(found.map(\.code) == ["one\nthree"])
  }

  @Test(arguments: [
    ("// snippet.a\n", "A.swift:1: the slice a has no snippet.end"),
    ("\n// snippet.end\n", "A.swift:2: snippet.end outside of a slice"),
    (
      "// snippet.a\n// snippet.b\n// snippet.end\n",
      "A.swift:2: snippet.b begins before a has ended"
    ),
  ])
  func `a marker out of place is named`(source: String, message: String) {
    let error = #expect(throws: Failure.self) {
      try slices(in: source, file: "A.swift")
    }
    #expect(error?.description == message)
  }
}
