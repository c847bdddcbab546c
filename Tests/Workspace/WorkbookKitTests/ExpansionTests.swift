import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ExpansionTests {
  @Test func `a dump is read once, with names that people write`() {
    let rule = String(repeating: "-", count: 30)
    let dump = """
      @__swiftmacro_1A.swift
      \(rule)
      func access<$s1AfMu_>(_ path: $s1AfMu_) {}
      // Why: a comment that was copied along
      #sourceLocation(file: "A.swift", line: 3)
      let b = 1
      \(rule)
      /w/A.swift:6:7: error: this is refused
      @__swiftmacro_1A.swift
      \(rule)

      \(rule)
      """
    let found = expansions(in: dump) { names in
      #expect(names == ["@__swiftmacro_1A", "$s1AfMu_"])
      return [
        names[0]:
          "peer macro @Observable expansion #2 of (f in _33AB) in main.Outer.A",
        names[1]: "unique name #1 of Member in member macro @Observable",
      ]
    }
    #expect(
      found == [
        Expansion(
          role: .peer, macro: "@Observable", type: "Outer.A", member: "f",
          code: "func access<Member>(_ path: Member) {}\nlet b = 1")
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

        Where its value is stored:

            var _name = 1

        ### Added to the type

            let r = 1

        ### Beside the type

            extension A: Observable {}

        ### Unchanged

        greet

        """)
  }
}
