import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite final class TaughtFindingsTests: FixtureSuite {
  static let solution = "Solutions/01-One/1-First/First.swift"
  static let notes = "Chapters/01-One/Notes.md"

  override init() throws {
    try super.init()
    try fixture.write(
      """
      nonisolated public struct Label<Content: View>: View {
        public func bold() {}
      }
      @MainActor public final class Host {}
      public macro Seen() = #externalMacro(module: "A", type: "B")
      struct Hidden {}
      public func track() {
        func inner() {}
      }
      extension View {
        public func padding() -> Label {
          Label()
        }
      }

      """, to: "Sources/ViewCore/Label.swift")
  }

  private func findings() throws -> [String] {
    let workspace = try fixture.workspace()
    return try workspace.taughtFindings(of: workspace.catalogue.chapters)
      .map(\.description)
  }

  private static func untaught(_ name: String, at line: Int) -> String {
    "\(solution):\(line): no notes up to this chapter show \(name) in code"
  }

  @Test(arguments: [
    "Label()": "Label", "a.padding()": "padding", "@Seen var b": "Seen",
    "\"\\(Host())\"": "Host", "track()": "track",
  ])
  func `a name that no notes show is found where it is used`(
    code: String, name: String
  ) throws {
    try fixture.write("let a = 1\n\(code)\n", to: Self.solution)
    #expect(try findings() == [Self.untaught(name, at: 2)])
  }

  @Test func `chapters before show names, and later ones do not`() throws {
    _ = try fixture.addChapter(named: "Two", with: "Third")
    try fixture.write("Label()\n", to: Self.solution)
    try fixture.write("`Host`\n", to: Self.notes)
    try fixture.write("`Label`\n", to: "Chapters/02-Two/Notes.md")
    try fixture.write(
      "Label(Host())\n", to: "Solutions/02-Two/1-Third/Third.swift")
    #expect(try findings() == [Self.untaught("Label", at: 1)])
  }

  @Test(arguments: [
    ("Label()\n", "```swift a\nlet a = Label()\n```", 0),
    ("Label()\n", "It is a `Label(a)`, no more.", 0),
    ("Label()\n", "`a` Label `b`\n\n```\nb\n```\nLabel", 1),
    ("struct Label {}\nLabel()\n", "", 0), ("bold()\n", "", 0),
    ("Hidden()\n", "", 0), ("inner()\n", "", 0),
    ("// Label\n\"Label\"\n", "", 0),
    ("func a<Host: B>(_ b: Host) {}", "", 0),
  ])
  func `code in the notes shows a name; the exercise's own need no notes`(
    code: String, notes: String, count: Int
  ) throws {
    try fixture.write(code, to: Self.solution)
    try fixture.write("# 1. One\n\n\(notes)\n", to: Self.notes)
    #expect(try findings().count == count)
  }
}
