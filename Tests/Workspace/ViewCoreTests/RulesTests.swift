// The page of ViewCore's rules, and the tests that show them.

import Foundation
import Testing

@Suite struct RulesTests {
  @Test func `each rule has a test, and each test with an id a rule`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let page = tests.appending(path: "../../../Sources/ViewCore/Rules.md")
    let rules = try String(contentsOf: page, encoding: .utf8)
      .matches(of: #/\| (P-\d\d) \|/#).map { String($0.1) }
    let shown = try FileManager.default
      .contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .flatMap {
        try String(contentsOf: $0, encoding: .utf8)
          .matches(of: #/func `(P-\d\d) /#).map { String($0.1) }
      }
    #expect(rules == Set(shown).sorted())
  }
}
