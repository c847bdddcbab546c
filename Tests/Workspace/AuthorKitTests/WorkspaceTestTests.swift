import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// What `make test` makes of what it runs.
@Suite struct WorkspaceTestTests {
  let checks = ["one", "two"].map {
    FirstCheck(suite: "S", name: $0, file: "\($0).swift", line: 7)
  }

  private func findings(_ output: String) -> [String] {
    switch stubsResult(of: output, checks) {
    case .fine: []
    case .wrong(let findings, remedy: _): findings
    }
  }

  @Test func `a stub that the first check refuses is fine`() {
    let output = """
      ✘ Test "one" failed after 0.001 seconds with 1 issue.
      ✘ Test "two" failed after 0.001 seconds with 1 issue.
      ✘ Test run with 2 tests in 2 suites failed after 0.1 seconds.
      """
    #expect(findings(output) == [])
    #expect(
      findings(
        output.replacing("✘ Test \"two\" failed", with: "✔ Test \"two\" passed")
      )
        == ["two.swift:7: the first check lets the stub pass"])
  }

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

  @Test func `a check that did not run is missed`() {
    #expect(
      findings("✘ Test run with 1 test in 1 suite failed after 0.1 seconds.")[0]
        == "1 of 2 first checks ran")
    #expect(findings("Fatal error")[0] == "0 of 2 first checks ran")
  }

  @Test func `the filter takes a name as it is`() throws {
    let check = FirstCheck(
      suite: "ATests", name: "it's 1 + 2 (or so)", file: "", line: 1)
    let filter = try Regex(check.filter)
    #expect("ATests.ATests/`it's 1 + 2 (or so)`()".contains(filter))
    #expect(!"ATests.ATests/`it's 112 (or so)`()".contains(filter))
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
