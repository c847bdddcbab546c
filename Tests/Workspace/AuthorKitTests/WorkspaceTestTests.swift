import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// What `make test` makes of what it runs.
@Suite struct WorkspaceTestTests {
  @Test func `what failed is told, with its comments`() {
    let lines = """
      ◇ Test "a" started.
      ↳ printed by a test
      ✘ Test "a" recorded an issue at A.swift:1:2: it is 1
      ↳ because
      ✔ Test "b" passed
      ↳ printed by another
      """.split(separator: "\n")
    #expect(failures(among: lines) == [lines[2], lines[3]])
  }

  @Test func `a declaration that only authors use is named`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "package struct A {}\npackage struct B {}\n", to: Self.a)
    try fixture.write(
      "import AuthorKit\npackage func two() { A() }\n",
      to: "Sources/workbook/main.swift")
    #expect(
      try fixture.workspace().learnersToolFindings().map(\.description) == [
        "\(Self.a):2: only authors need B; move it to Sources/AuthorKit",
        "Sources/workbook/main.swift:1: a learner compiles this, and nothing "
          + "of the author's",
        "Sources/workbook/main.swift:2: only authors need two; move it to "
          + "Sources/AuthorKit",
      ])
  }

  private static let a = "Sources/WorkbookKit/A.swift"

  @Test func `work in parallel keeps its order, and its first error`() throws {
    #expect(try inParallel(Array(1...9)) { $0 * 2 } == (1...9).map { $0 * 2 })
    #expect(throws: Failure("3")) {
      try inParallel([1, 3, 4]) { if $0 > 1 { throw Failure("\($0)") } }
    }
  }
}
