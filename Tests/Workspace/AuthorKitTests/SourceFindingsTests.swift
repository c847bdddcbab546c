import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite final class SourceFindingsTests: FixtureSuite {
  static let notes = "Chapters/01-One/Notes.md"
  static let sources = "\n\n## Sources\n\n[^A]: [One](https://a.b): it is.\n"

  private func findings() throws -> [String] {
    try workspace.sourceFindings(of: chapter).map(\.description)
  }

  /// What is found in notes that use their one source, before this text.
  private func findings(after text: String) throws -> [String] {
    let used = "Used.[^A]" + Self.sources
    try fixture.write("\(text)\n\n\(used)", to: Self.notes)
    return try findings()
  }

  @Test(arguments: [
    ("It is SwiftUI.", "SwiftUI"),
    ("At work you write `import SwiftUI` there.", "SwiftUI"),
    ("So says Apple's manual.", "Apple"),
    ("In an app it is late.", "In an app"),
    ("Since Swift 6.2.1 it is so.", "Swift 6.2"),
    ("So the authors thought.", "authors"),
    ("- one\n- a UIKit item\n- three", "UIKit"),
    ("> A quote about AppKit.", "AppKit"),
    ("| a | b |\n| --- | --- |\n| one. | macOS |", "macOS"),
    ("So it is.[^A] [^A] So it is in SwiftUI.", "SwiftUI"),
    ("So it is in SwiftUI. So it is.[^A]", "SwiftUI"),
    ("It is SwiftUI.[^A] It is not.", nil),
    ("It is SwiftUI.[^A][^A]\n[^A] It is not.", nil),
    ("| SwiftUI | b |\n| --- | :-: |\n| c | d |", nil),
    ("(It is SwiftUI.)[^A] It is not.", nil),
    ("It is\nSwiftUI, and\nnot `a`.[^A]\nIt is not.", nil),
    ("- one\n- a UIKit item[^A]\n- three", nil),
    ("| a | b |\n| --- | --- |\n| one. | macOS.[^A] |", nil),
    ("Swift 6.3 and Swift 6.3.1 run here; Swift 5 is a mode.", nil),
    ("A [link](https://a.b/SwiftUI) counts by its words.", nil),
    ("## Combine\n\nOne.", nil), ("```swift\nimport SwiftUI\n```", nil),
    ("To combine apples is no app.", nil),
  ])
  func `a sentence that no run can show needs a footnote`(
    text: String, word: String?
  ) throws {
    #expect(
      try findings(after: text).map { $0.trimmingPrefix(#/.*: /#) }
        == [word].compactMap(\.self)
        .map { "the sentence with '\($0)' has no footnote" })
  }

  @Test func `each sentence is found on the line of its word`() throws {
    let found = try findings(
      after: """
        One is
        so. Two is, in
        Xcode, so. Swift
        5.9 is, too.

        - an item of
          two lines for macOS

        <!-- why greet -->

        - Not 2: it is so
          in UIKit.

        <!-- end -->

        In AppKit, too.
        """)
    let places = [
      (3, "Xcode", ""), (3, "Swift 5.9", ""), (7, "macOS", ""),
      (12, "UIKit", ", in the run greet"), (16, "AppKit", ""),
    ]
    #expect(
      found
        == places.map {
          "\(Self.notes):\($0): the sentence with '\($1)' has no footnote\($2)"
        })
  }

  @Test func `tasks, hints and solutions mark what the notes define`() throws {
    let pages = [
      ("Exercises/01-One/1-First/Task.md", "# Task\n\nIt is\nSwiftUI."),
      ("Exercises/01-One/2-Second/Hints.md", "# Hints\n\nIt is\nSwiftUI."),
      (
        "Solutions/01-One/1-First/First.swift",
        "let a = 2  // SwiftUI has it.[^A]\n  // Why: it is\n  /// SwiftUI."
      ),
    ]
    for (page, text) in pages { try fixture.write(text, to: page) }
    try fixture.write(Self.sources, to: Self.notes)
    #expect(
      Set(try findings().map { String($0.prefix { $0 != " " }) }) == [
        "Exercises/01-One/1-First/Task.md:4:",
        "Solutions/01-One/1-First/First.swift:3:",
        "Exercises/01-One/2-Second/Hints.md:4:",
      ])
    for (page, text) in pages { try fixture.write(text + "[^A]", to: page) }
    #expect(try findings() == [])
  }

  private static let one = "[a](https://a.b)"

  @Test(arguments: [
    ("A.[^A]\n\nB.[^B]", one, "3: \(notes) doesn't say what [^B] is"),
    ("A.[^A]", "\(one)\n[^B]: \(one)", "4: no sentence has [^B]"),
    ("A.[^A]", "a book", "3: [^A] has no link, such as [Title](https://…)"),
    ("A.[^A]", "[a](b)", "3: [^A] has no link, such as [Title](https://…)"),
    (
      "A.[^A][^1]", "\(one)\n[^1]: \(one)",
      "4: [^1] is a number; a label names its source"
    ),
    ("A. [^A]", one, "1: a space separates [^A] from its sentence"),
  ])
  func `a footnote that leads nowhere is found`(
    text: String, definition: String, finding: String
  ) throws {
    try fixture.write("\(text)\n\n[^A]: \(definition)\n", to: Self.notes)
    #expect(try findings() == ["\(Self.notes):\(finding)"])
  }
}
