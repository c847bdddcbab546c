import Testing

@testable import WorkbookKit

@Suite struct ObservedClassesTests {
  /// What is added to a file: the statements of its lists.
  private func added(to text: String) -> [String] {
    let classes = observedClasses(in: text)
    return listsOfProperties(of: classes, among: classes).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(#/^(?:extension|list\[|#)/#) }
      .map { $0.replacing(#/list\[\\(.*)\] = .*/#) { "\($0.1)" } }
      .map { $0.replacing(#/extension (.*): _Traced \{/#) { "in \($0.1)" } }
  }

  @Test(arguments: [
    (
      """
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
      """,
      [
        "in Store", "Store.name", "Store.count", "Store.owner", "Store.list",
        "in Outer.Inner", "Outer.Inner.a", "in Outer.More.Last",
        "Outer.More.Last.b", "in Hidden", "Hidden.c",
      ]
    ),
    (
      "@Observable class Crate<T: Equatable>: Base { var content: T? }",
      ["in Crate", "Crate.content"]
    ),
    (
      "struct Outer<T> { @Observable class Inner { var a = 1 } }",
      ["in Outer.Inner", "Outer.Inner.a"]
    ),
    (
      "class Scale: Weighing, Observable { var grams: Int { 1 } }",
      ["in Scale", "Scale.grams"]
    ),
    (
      """
      @Observable class Child: Parent { var b = 1 }
      @Observable class Parent { var a = 1 }
      """, ["in Parent", "Parent.a", "Child.b"]
    ),
    (
      """
      #if os(Linux)
      #elseif canImport(Darwin) && DEBUG  // a Mac
      @Observable class Lamp {
        #if DEBUG
        var a = 1
        #else
        var b = 1
        #endif
        var c = 1
      }
      #endif
      @Observable class Next { var d = 1 }
      """,
      [
        "#if os(Linux)", "#elseif canImport(Darwin) && DEBUG", "in Lamp",
        "#if DEBUG", "Lamp.a", "#endif", "#if DEBUG", "#else", "Lamp.b",
        "#endif", "Lamp.c", "#endif", "in Next", "Next.d",
      ]
    ),
  ])
  func `the variables of a class are listed, in generics and conditions, too`(
    text: String, statements: [String]
  ) {
    #expect(added(to: text) == statements)
  }

  @Test func `a subclass of another file's class has no list`() {
    let parent = observedClasses(in: "@Observable class Parent { var a = 1 }")
    let child = observedClasses(
      in: "@Observable class Child: Parent { var b = 1 }")
    #expect(listsOfProperties(of: child, among: parent + child) == "")
  }

  @Test func `variables of a tuple are known as skipped`() {
    let found = observedClasses(
      in: "@Observable class Box { var (width, height) = (2, 3); var a = 1 }")
    #expect(found.map(\.skipped) == [["width", "height"]])
    #expect(found.map(\.variables) == [["a"]])
  }

  @Test(arguments: [
    "final class Plain { var a = 1 }",
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
