import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct WrittenDeclarationsTests {
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
    func declared(_ code: String) -> [String] {
      Expansion(
        role: .memberAttribute, macro: "@Observable", type: "A",
        member: "owner", code: code
      ).declarations.map { "\($0.name): \($0.code)" }
    }
    #expect(declared("@Tracked") == ["owner.attribute: @Tracked"])
    #expect(declared("") == [])
  }
}
