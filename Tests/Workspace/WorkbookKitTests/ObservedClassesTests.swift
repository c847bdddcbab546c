import Testing

@testable import WorkbookKit

@Suite struct ObservedClassesTests {
  /// The classes of a file, each with its properties.
  private func found(_ text: String) -> [String] {
    ObservedClasses(in: text).classes.map {
      "\($0.name): \($0.properties.joined(separator: " "))"
    }
  }

  @Test func `what a class stores and changes is observed`() {
    let text = """
      @Observable
      final class Store {
        var name = "Ann", unnoticed: Int
        private(set) var count: Int
        @MainActor weak var owner: Owner?
        var seen = 0 { didSet { print(seen) } }
        var action: () -> Void
        var list = [1, 2].map { $0 + 1 }
        let id = 1
        static var shared = 1
        class var other: Int { 1 }
        @ObservationIgnored var cache = 1
        @ObservationIgnored private var more = 1
        var computed: Int { count + 1 }
        var both: Int { get { 1 } set { print(newValue) } }
        func change() { var local = 1; local += 1 }
      }
      """
    #expect(
      found(text) == ["Store: name count owner seen action list"])
  }

  @Test(arguments: [
    "final class Plain { var a = 1 }",
    "@Observable class Generic<T> { var a: T? }",
    "struct Outer<T> { @Observable class Inner { var a = 1 } }",
    "struct Outer { @Observable private class Inner { var a = 1 } }",
    "func f() { @Observable class Local { var a = 1 } }",
    "// @Observable class Comment { var a = 1 }",
    "let text = \"@Observable class Text { var a = 1 }\"",
    "@Observable class Empty {}",
    "@Observable class Open { var a = 1",
    "}}} @Observable class",
  ])
  func `a class that cannot be listed is left alone`(text: String) {
    #expect(found(text) == [])
    #expect(ObservedClasses(in: text).listed(by: "f").hasPrefix(text))
  }

  @Test func `a class in another type has its name, too`() {
    let text = """
      struct Outer {
        @Observable class Inner { var a = 1 }
      }
      extension Outer.More { @Observable final class Last { var b = 1 } }
      @Observable private class Hidden { private var c = 1 }
      """
    #expect(
      found(text) == ["Outer.Inner: a", "Outer.More.Last: b", "Hidden: c"])
  }

  @Test func `the list of a class is in its last line`() {
    let text = "@Observable\nclass A {\n  var a = 1\n}\nlet a = A()\n"
    let listed = ObservedClasses(in: text).listed(by: "_all")
    let lines = listed.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[3] == """
        ; static var _list0: [(name: String, path: AnyKeyPath)] \
        { [("a", \\A.a)] } }
        """)
    #expect(lines[4] == "let a = A()")
    #expect(listed.contains("@MainActor func _all()"))
    #expect(listed.contains(#"{ [("A", A._list0)] }"#))
  }
}
