import Testing

@testable import NotesKit

struct `Colouring Swift` {
  /// Returns the tokens with a role, each after the role's name.
  private func roles(_ code: String) -> [String] {
    SwiftTokens.of(code).compactMap { token in
      token.role.map { "\($0) \(token.text)" }
    }
  }

  @Test func `a declaration has keywords, types and attributes`() {
    #expect(
      roles("@Observable final class Cell<T>: Sendable {}")
        == [
          "attribute @Observable", "keyword final", "keyword class",
          "type Cell", "type T", "type Sendable",
        ])
  }

  @Test func `a keyword as a label or a member is a name`() {
    #expect(roles("f(for: x.default, in: .init)").isEmpty)
    #expect(roles("func f(for x: Int)") == ["keyword func", "type Int"])
    for word in ["nil", "true", "false"] {
      #expect(roles("case \(word): x") == ["keyword case", "keyword \(word)"])
    }
    #expect(roles("default: self.x") == ["keyword default", "keyword self"])
  }

  @Test(arguments: [
    #""a""#, #""a \(f("b", c)) d""#, ##"#"a "b" \#(c)"#"##, #""\"""#,
    "\"\"\"\na \"b\"\n\"\"\"",
  ])
  func `a string is one token`(literal: String) {
    #expect(roles("\(literal) + x") == ["string \(literal)"])
  }

  @Test func `a string without an end stops at the line's end`() {
    #expect(roles("\"a\nlet") == ["string \"a", "keyword let"])
  }

  @Test func `comments nest`() {
    #expect(
      roles("/* a /* b */ c */ x // d") == [
        "comment /* a /* b */ c */", "comment // d",
      ])
  }

  @Test func `a range is two numbers`() {
    #expect(
      roles("0..<3, 1.5, 0xFF_FF, 2.max")
        == ["number 0", "number 3", "number 1.5", "number 0xFF_FF", "number 2"])
  }

  @Test func `a name in backticks has no colour`() {
    #expect(roles("`class let`()").isEmpty)
  }

  @Test func `the tokens together are the code`() {
    let code = Sample.notes + "\"\\(\"/*#\"@`"
    #expect(SwiftTokens.of(code).map(\.text).joined() == code)
  }

  @Test func `a token of several lines is coloured line by line`() {
    let color = Renderer(Display(color: true))
    let text = color.render([.code(info: "swift", text: "/* a\n\nb */")])
    #expect(
      text.visibleEscapes == "    ␛[2m/* a␛[0m\n\n    ␛[2mb */␛[0m\n")
  }
}
