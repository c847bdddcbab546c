import Foundation
import Testing

@testable import WorkbookKit

/// What is taken from a submitted folder.
@Suite final class HandedInTests: FixtureSuite {
  override init() throws {
    try super.init()
    try fixture.write("let a = 2\n", to: "in/ann/01-One/1-First/First.swift")
    try fixture.write("let a = 2\n", to: "in/bob/01-One/1-First/First.swift")
  }

  private func files(of name: String) throws -> [String: String] {
    try Submission("in/\(name)", for: workspace).files(of: exercise)
  }

  @Test(arguments: [
    ("in/ann/01-One/1-First/First.swift", "in/bob/01-One/1-First/First.swift"),
    (
      "in/ann/01-One/1-First/First.swift",
      "Solutions/01-One/1-First/First.swift"
    ),
    ("in/ann/01-One/1-First", "Solutions/01-One/1-First"),
    ("in/ann/01-One", "Solutions/01-One"),
    ("in/ann/01-One/1-First/More.swift", "in/bob/01-One/1-First/First.swift"),
  ])
  func `a link that leads out of a submission is refused`(
    path: String, other: String
  ) throws {
    try fixture.link(path, to: other)
    let words = failure { try files(of: "ann") }
    #expect(
      words.hasSuffix(
        "leads out of the folder through a link; submit the file itself"))
  }

  @Test func `a link within a submission, or to all of it, is followed`() throws
  {
    try fixture.write("let a = 3\n", to: "in/ann/kept/First.swift")
    try fixture.link(
      "in/ann/01-One/1-First/First.swift", to: "in/ann/kept/First.swift")
    #expect(try files(of: "ann") == ["First.swift": "let a = 3\n"])
    try fixture.link("in/carol", to: "in/bob")
    #expect(try files(of: "carol") == ["First.swift": "let a = 2\n"])
  }

  @Test func `a learner's own files may lie where they like`() throws {
    try fixture.write("let a = 4\n", to: "elsewhere/First.swift")
    try fixture.write("let b = 5\n", to: "elsewhere/Helper.swift")
    try fixture.link("Exercises/01-One/1-First", to: "elsewhere")
    #expect(
      try Submission(of: workspace).files(of: exercise) == [
        "First.swift": "let a = 4\n", "Helper.swift": "let b = 5\n",
      ])
  }

  @Test(arguments: ["a\"b", "a\\b", "a\nb", "a\u{1B}[2Jb"])
  func `a name that SwiftPM cannot take is refused`(name: String) throws {
    let path = "in/ann/01-One/1-First/\(name).swift"
    try fixture.write("let b = 1\n", to: path)
    #expect(
      failure { try files(of: "ann") } == """
        a file in in/ann/01-One/1-First has a name with a quote, a backslash \
        or a line break, which SwiftPM can't take; rename it
        """)
  }

  @Test(arguments: [
    ("rm FILE", "is missing; make reset E=1.1 restores the original files"),
    ("rm -r 01-One", "is missing; make reset E=1.1"),
    ("printf '\\n ' > FILE", "is empty; make reset E=1.1"),
    ("rm FILE; mkdir FILE", "is a folder, not a file; move it away; make"),
    ("rm FILE; mkfifo FILE", "isn't a regular file; move it away; make reset"),
    ("ln -sf First.swift FILE", "can't be read ("),
    ("printf '\\377' > FILE", "isn't UTF-8 text; save it as UTF-8, or: make"),
    (
      "head -c 2000000 /dev/zero > FILE",
      "is larger than a megabyte; make reset E=1.1"
    ),
  ])
  func `a file that can't be graded is named with its remedy`(
    script: String, words: String
  ) throws {
    let file = "01-One/1-First/First.swift"
    let folder = workspace.url("Exercises")
    try workspace.run(
      ["sh", "-c", script.replacing("FILE", with: file)], in: folder)
    let said = failure { try Submission(of: workspace).files(of: exercise) }
    #expect(said.hasPrefix("Exercises/\(file) \(words)"))
  }
}
