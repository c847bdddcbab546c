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

  @Test func `a dump is taken apart, with its errors once each`() {
    let dump = ExpansionDump(Self.output)
    #expect(
      dump.pieces.map(\.name) == ["@__swiftmacro_1A", "@__swiftmacro_1B"])
    #expect(dump.errors == ["/w/A.swift:6:7: error: this is refused"])
    #expect(Set(dump.mangled) == Set(Self.plain.keys))
  }

  @Test func `a piece that several files have dumped is there once`() {
    let dump = ExpansionDump(Self.output + Self.output)
    #expect(
      dump.pieces.map(\.name) == ["@__swiftmacro_1A", "@__swiftmacro_1B"])
    #expect(dump.errors.count == 1)
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

  @Test func `a name that cannot be read is shown as it is`() {
    let expansion = Expansion(name: "freestanding macro #1", code: "1")
    #expect(expansion.role == .other)
    #expect(expansion.macro == "freestanding macro #1")
  }

  @Test func `code is taken apart into its declarations`() {
    let expansion = Expansion(
      role: .member, macro: "@Observable", type: "A", member: nil,
      code: """
        @Ignored private let _$registrar =
          Registrar()

        @Mark
        func tell<
          Member
        >(
          _ a: Member
        ) {
          let inner = a

          print(inner)
        }
        func tell() {}
        extension A: B {
        }
        """)
    let found = expansion.declarations
    #expect(found.map(\.name) == ["_$registrar", "tell", "tell", "A"])
    #expect(
      found.map(\.code) == [
        "@Ignored private let _$registrar =\n  Registrar()",
        """
        @Mark
        func tell<
          Member
        >(
          _ a: Member
        ) {
          let inner = a

          print(inner)
        }
        """,
        "func tell() {}",
        "extension A: B {\n}",
      ])
  }

  @Test func `accessors are found together, and one by one`() {
    let code = """
      var owner {
        @Restricted(_owner)
        init(value) {
          _owner = value
        }
        get {
          _owner
        }
      }
      """
    let expansion = Expansion(
      role: .accessor, macro: "@Tracked", type: "A", member: "owner",
      code: code)
    let found = expansion.declarations
    #expect(found.map(\.name) == ["owner", "owner.init", "owner.get"])
    #expect(
      found.map(\.code) == [
        code,
        """
        @Restricted(_owner)
        init(value) {
          _owner = value
        }
        """,
        """
        get {
          _owner
        }
        """,
      ])
  }

  @Test func `what is put in front of a variable is found by its name`() {
    let expansion = Expansion(
      role: .memberAttribute, macro: "@Observable", type: "A",
      member: "owner", code: "@Tracked")
    #expect(expansion.declarations.map(\.name) == ["owner.attribute"])
    #expect(expansion.declarations.map(\.code) == ["@Tracked"])
  }

  @Test func `an expansion without code declares nothing`() {
    for role in [Expansion.Role.accessor, .member, .memberAttribute] {
      let expansion = Expansion(
        role: role, macro: "@Ignored", type: "A", member: "owner", code: "")
      #expect(expansion.declarations.isEmpty)
    }
  }

  @Test func `a page has a part for each type and each property`() {
    func piece(
      _ role: Expansion.Role, _ member: String?, _ code: String
    ) -> Expansion {
      Expansion(
        role: role, macro: "@Observable", type: "A", member: member,
        code: code)
    }
    let page = ExpansionPage(expansions: [
      piece(.member, nil, "let r = 1"),
      piece(.memberAttribute, "name", "@ObservationTracked"),
      piece(.peer, "name", "var _name = 1"),
      piece(.accessor, "name", "var name { get { 1 } }"),
      piece(.memberAttribute, "greet", ""),
      piece(.accessor, "_name", ""),
      piece(.conformance, nil, "extension A: Observable {}"),
    ])
    #expect(
      Renderer(Display(width: 60)).render(page.blocks) == """
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
