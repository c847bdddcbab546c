import NotesKit
import Testing

struct `Colouring Swift` {
  @Test(arguments: [
    (
      "@Observable final class Cell<T>: Sendable {}",
      "attribute @Observable|keyword final|keyword class|type Cell|type T|"
        + "type Sendable"
    ),
    // A keyword as a label or a member is a name; some words end a case.
    ("f(for: x.default, in: .init)", ""),
    ("func f(for x: Int)", "keyword func|type Int"),
    ("case nil: x", "keyword case|keyword nil"),
    ("case true: x", "keyword case|keyword true"),
    ("default: self.x", "keyword default|keyword self"),
    // A string is one token, and ends with its line.
    (#""a" + x"#, #"string "a""#),
    (#""a \(f("b", c)) d" + x"#, #"string "a \(f("b", c)) d""#),
    (##"#"a "b" \#(c)"# + x"##, ##"string #"a "b" \#(c)"#"##),
    (#""\"" + x"#, #"string "\"""#),
    ("\"\"\"\na \"b\"\n\"\"\" + x", "string \"\"\"\na \"b\"\n\"\"\""),
    ("\"a\nlet", "string \"a|keyword let"),
    ("/* a /* b */ c */ x // d", "comment /* a /* b */ c */|comment // d"),
    (
      "0..<3, 1.5, 0xFF_FF, 2.max",
      "number 0|number 3|number 1.5|number 0xFF_FF|number 2"
    ),
    ("`class let`()", ""),
  ])
  func `the tokens of a line have these roles`(code: String, roles: String) {
    let found = SwiftTokens.of(code).compactMap { token in
      token.role.map { "\($0) \(token.text)" }
    }
    #expect(found.joined(separator: "|") == roles)
  }

  @Test func `the tokens together are the code`() {
    let code = `Rendering notes`.notes + "\"\\(\"/*#\"@`"
    #expect(SwiftTokens.of(code).map(\.text).joined() == code)
  }
}
