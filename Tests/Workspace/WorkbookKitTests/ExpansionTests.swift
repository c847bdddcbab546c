import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ExpansionTests {
  static let rule = String(repeating: "-", count: 30)

  /// A dump as the compiler writes it, with a diagnostic between its pieces.
  static let output = """
    @__swiftmacro_1A.swift
    \(rule)
    func access<$s1A6MemberfMu_>(_ path: $s1A6MemberfMu_, $s1A6MemberfMu0_) {}

    // Why: a comment that was copied along
    #sourceLocation(file: "A.swift", line: 3)
    let b = 1
    \(rule)
    /w/A.swift:6:7: error: this is refused
      6 | var a = 1, b = 2
        |     `- error: this is refused
    /w/A.swift:6:7: error: this is refused
    @__swiftmacro_1B.swift
    \(rule)

    \(rule)

    """

  static let plain = [
    "@__swiftmacro_1A":
      "member macro @Observable expansion #1 of Inner in main.Outer",
    "@__swiftmacro_1B":
      "memberAttribute macro @Observable expansion #2 of (f in _33AB) in main.A",
    "$s1A6MemberfMu_": "unique name #1 of Member in member macro @Observable",
    "$s1A6MemberfMu0_": "unique name #2 of Member in member macro @Observable",
  ]

  @Test func `a dump is taken apart, with all things once`() {
    let dump = ExpansionDump(Self.output + Self.output)
    #expect(
      dump.pieces.map(\.name) == ["@__swiftmacro_1A", "@__swiftmacro_1B"])
    #expect(dump.errors == ["/w/A.swift:6:7: error: this is refused"])
    #expect(dump.mangled == Set(Self.plain.keys))
  }

  @Test func `names become those that people write`() {
    let expansions = ExpansionDump(Self.output).expansions(
      demangled: Self.plain)
    #expect(
      expansions == [
        Expansion(
          role: .member, macro: "@Observable", type: "Outer.Inner",
          member: nil,
          code: """
            func access<Member>(_ path: Member, Member) {}

            let b = 1
            """),
        Expansion(
          role: .memberAttribute, macro: "@Observable", type: "A",
          member: "f", code: ""),
      ])
  }

  @Test func `a page has a part for each type and each property`() {
    func piece(
      _ role: Expansion.Role, _ member: String?, _ code: String
    ) -> Expansion {
      Expansion(
        role: role, macro: "@Observable", type: "A", member: member,
        code: code)
    }
    let page = blocks(of: [
      piece(.member, nil, "let r = 1"),
      piece(.memberAttribute, "name", "@ObservationTracked"),
      piece(.peer, "name", "var _name = 1"),
      piece(.accessor, "name", "var name { get { 1 } }"),
      piece(.memberAttribute, "greet", ""),
      piece(.accessor, "_name", ""),
      piece(.conformance, nil, "extension A: Observable {}"),
    ])
    #expect(
      Renderer(Display(width: 60)).render(page) == """
        A
        ─

        ### name

        `@Observable` marks it `@ObservationTracked`, and that macro
        goes on.

        Its accessors:

            var name { get { 1 } }

        Where its value is kept:

            var _name = 1

        ### Added to the type

            let r = 1

        ### Beside the type

            extension A: Observable {}

        ### Left as they are

        greet

        """)
  }
}
