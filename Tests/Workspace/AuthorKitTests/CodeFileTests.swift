import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From Swift code to blocks of statements.
@Suite struct CodeFileTests {
  private func statements(_ text: String) -> [String] {
    let file = CodeFile(text)
    return file.root.statements.map { file.line($0.tokens) }
  }

  @Test func `a token knows its place`() {
    let text = "let a = \"x\\(b + 1)y\"  // c\n  @State var d: [Int]?\n"
    let file = CodeFile(text)
    let bytes = Array(text.utf8)
    for token in file.tokens.flatMap({ [$0] + $0.inner }) {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
    }
    #expect(
      file.tokens.map(\.text) == [
        "let", "a", "=", "\"x\\(b + 1)y\"", "@State", "var", "d", ":", "[",
        "Int", "]", "?",
      ])
    #expect(file.tokens[3].inner.map(\.text) == ["b", "+", "1"])
    #expect(file.tokens[4].beginsLine)
    #expect(file.tokens[4].line == 2)
  }

  @Test(arguments: [
    ("a()\nb()", ["a()", "b()"]),
    ("a\n  .b()\n  .c()", ["a .b() .c()"]),
    ("let a =\n  b\nc()", ["let a = b", "c()"]),
    ("let a = b\n  && c", ["let a = b && c"]),
    ("f(\n  a,\n  b)\ng()", ["f(a, b)", "g()"]),
    (
      "@Observable\nfinal class A {\n}\nvar a: Int?\nvar b: Int",
      ["@Observable final class A { }", "var a: Int?", "var b: Int"]
    ),
    ("@discardableResult\nfunc f() {\n}", ["@discardableResult func f() { }"]),
    ("guard a\nelse { return }\nb()", ["guard a else { return }", "b()"]),
    ("if a {\n} else {\n}\nb()", ["if a { } else { }", "b()"]),
    (
      "t {\n  a\n} onChange: {\n  b()\n}\nc()",
      ["t { a } onChange: { b() }", "c()"]
    ),
    ("self?.a.b()\n!c", ["self?.a.b()", "!c"]),
  ])
  func `lines are joined to statements`(text: String, expected: [String]) {
    #expect(statements(text) == expected)
  }
}
