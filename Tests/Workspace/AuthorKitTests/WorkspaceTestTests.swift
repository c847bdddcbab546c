import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// What `make test` makes of what it runs.
@Suite struct WorkspaceTestTests {
  @Test func `what failed is shown, with its comments`() {
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

  @Test func `work in parallel keeps its order, and its first error`() throws {
    #expect(try inParallel(Array(1...9)) { $0 * 2 } == (1...9).map { $0 * 2 })
    #expect(throws: Failure("3")) {
      try inParallel([1, 3, 4]) { if $0 > 1 { throw Failure("\($0)") } }
    }
  }
}
