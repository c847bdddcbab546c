import Testing

@testable import WorkbookKit

@Suite struct ObservedClassesTests {
  /// What is added to a file: for each class a list, and all lists below it.
  private func added(to text: String) -> [String] {
    listsOfProperties(in: text, by: "f")
      .matches(of: #/\("\w+", \\([\w.]+)\)|\("([\w.]+)", \S+\._listed\)/#)
      .map { $0.2.map { "all of \($0)" } ?? "\($0.1!)" }
  }

  @Test func `the variables of a class are listed`() {
    let text = """
      @Observable
      final class Store {
        var name = "Ann"
        private(set) var count: Int
        @MainActor weak var owner: Owner?
        let id = 1
        static var shared = 1
        class var other: Int { 1 }
        func change() { var local = 1; local += 1 }
        var list = [1, 2].map { $0 + 1 }
      }
      struct Outer { @Observable class Inner { var a = 1 } }
      extension Outer.More { @Observable final class Last { var b = 1 } }
      @Observable private class Hidden { private var c = 1 }
      """
    #expect(
      added(to: text) == [
        "Store.name", "Store.count", "Store.owner", "Store.list",
        "Outer.Inner.a",
        "Outer.More.Last.b", "Hidden.c", "all of Store", "all of Outer.Inner",
        "all of Outer.More.Last", "all of Hidden",
      ])
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
    #expect(added(to: text) == [])
  }
}
