import Foundation
import Testing

@testable import WorkbookKit

@Suite struct ConsoleReportTests {
  let suite: Suite

  init() throws {
    let fixture = try Fixture()
    try fixture.write(
      """
      import Testing

      @Suite struct FirstTests {
        @Test func `it works`() {
          #expect(true)
        }

        @Test(arguments: [1, 2])
        func `it counts (well)`(n: Int) {
        }

        @Test func plain() {}

        @Test func `is never reached`() async throws {
        }
      }
      """, to: "Tests/01-One/1-First/FirstTests.swift")
    let workspace = try fixture.workspace()
    suite = try Suite(of: workspace.catalogue.exercises[0], in: workspace)
  }

  @Test func `a suite declares its checks, each with its place and source`() {
    #expect(
      suite.checks.map(\.function) == [
        "it works", "it counts (well)", "plain", "is never reached",
      ])
    #expect(suite.checks.map(\.line) == [4, 8, 12, 14])
    #expect(
      suite.checks[0].code
        == "  @Test func `it works`() {\n    #expect(true)\n  }")
  }

  @Test(arguments: [false, true])
  func `what is printed gives each declared check its outcome`(
    isColored: Bool
  ) {
    let printed = """
      ◇ Test run started.
      ◇ Test "it works" started.
      hello
      ✘ Test "it works" recorded an issue at FirstTests.swift:5:5: Expectation failed: a == b
      ± removed ["a"]
      ↳ a is 1; a law
      ↳ and more
      ✘ Test "it works" failed after 0.002 seconds with 1 issue.
      ◇ Test "it counts (well)" started.
      ✔ Test "it counts (well)" passed after 0.001 seconds.
      ◇ Test plain() started.
      """
    let mark = isColored ? "\u{1B}[91m$0\u{1B}[0m" : "$0"
    let checks = ConsoleReport(
      printed.replacingOccurrences(
        of: "(?m)^[◇✘±✔]|^↳.*", with: mark, options: .regularExpression),
      of: suite
    ).checks
    #expect(
      checks.map(\.outcome) == [.failed, .passed, .running, .unreported])
    #expect(
      checks[0].issues == [
        Check.Issue(
          expectation: "Expectation failed: a == b",
          explanation: "a is 1; a law\nand more",
          file: "Tests/01-One/1-First/FirstTests.swift", line: 5)
      ])
  }
}
