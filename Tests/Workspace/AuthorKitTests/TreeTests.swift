import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct TreeTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private func findings() throws -> [String] {
    switch testTree(try fixture.workspace()) {
    case .fine: []
    case .wrong(let findings, remedy: _): findings
    }
  }

  @Test func `a complete tree is fine`() throws {
    #expect(try findings() == [])
  }

  @Test func `an exercise that the table lacks is named`() throws {
    try fixture.write("let a = 1\n", to: "Tests/Stubs/01-One/3-Third/A.swift")
    #expect(
      try findings() == [
        """
        Package.swift:1: the table does not list \
        Tests/Stubs/01-One/3-Third
        """
      ])
  }

  @Test func `a chapter that the table lacks is named`() throws {
    try fixture.write("# 2\n", to: "Chapters/02-Two/Notes.md")
    #expect(
      try findings() == [
        "Package.swift:1: the table does not list Chapters/02-Two"
      ])
  }

  @Test(arguments: [
    "Exercises/01-One/1-First/Task.md", "Tests/01-One/1-First/Hints.md",
    "Tests/01-One/1-First/FirstTests.swift",
    "Solutions/01-One/2-Second/Second.swift",
    "Chapters/01-One/Lesson.swift", "Tests/01-One/Story/OneStory.swift",
  ])
  func `a part that is missing is named`(path: String) throws {
    try fixture.remove(path)
    #expect(try findings().contains("\(path):1: is missing"))
  }

  @Test func `only the last task of a chapter says what it shows`() throws {
    let (first, last) = (
      "Exercises/01-One/1-First/Task.md", "Exercises/01-One/2-Second/Task.md"
    )
    try fixture.write("# Task\n\n## What it shows\n\nOne.\n", to: first)
    try fixture.write("# Task\n", to: last)
    #expect(
      try findings() == [
        "\(first):1: only the last task of a chapter has ## What it shows",
        """
        \(last):1: a chapter's last task ends with ## What it shows: what \
        follows if it is solved first, and what does not
        """,
      ])
  }

  @Test func `a chapter without an exercise is named`() throws {
    try fixture.write(
      Fixture.manifest.replacing(
        "])\n]", with: "]),\n  Chapter(2, \"Two\", on: \"ACore\", [])\n]"),
      to: "Package.swift")
    try fixture.write("# 2. Two\n", to: "Chapters/02-Two/Notes.md")
    #expect(
      try findings() == [
        "Package.swift:1: Two has no exercise; make new-exercise E=2.1 begins one",
        """
        README.md:4: this row of the table should be \
        [2 Two](Chapters/02-Two/Notes.md), as in Package.swift
        """,
      ])
  }

  @Test func `a comparison in a suite is named`() throws {
    let suite = "Tests/01-One/1-First/FirstTests.swift"
    try fixture.write(
      "@Test func `a`() {\n  #expect(seen == [])\n}\n", to: suite)
    #expect(
      try findings() == [
        "\(suite):2: a suite compares with the expect of its ExerciseSuite"
      ])
  }

  @Test func `a package in the manifest is named`() throws {
    try fixture.write(
      Fixture.manifest + "\n.package(url: \"a\", from: \"1.0.0\")\n",
      to: "Package.swift")
    #expect(
      try findings() == [
        "Package.swift:5: names a package; the workspace needs none"
      ])
  }

  @Test func `two hints are too few`() throws {
    try fixture.write("## One\n\n## Two\n", to: "Tests/01-One/1-First/Hints.md")
    #expect(
      try findings() == [
        """
        Tests/01-One/1-First/Hints.md:1: a ladder has three hints: a \
        question, a pointer, a step
        """
      ])
  }

  @Test func `a file that is given needs no TODO`() throws {
    for root in ["Exercises", "Tests/Stubs", "Solutions"] {
      try fixture.write("let b = 1\n", to: "\(root)/01-One/1-First/Given.swift")
    }
    #expect(try findings() == [])
  }

  @Test func `the TODOs are numbered across the files`() throws {
    try fixture.shipThreeFiles()
    #expect(try findings() == [])
    let folder = "01-One/1-First"
    try fixture.write(
      "// TODO 1: Two.\nlet a = 1\n", to: "Tests/Stubs/\(folder)/First.swift")
    #expect(
      try findings() == [
        """
        Tests/Stubs/\(folder)/A.swift:1: the TODOs are numbered from 1 on, \
        each in one of the files; these are 1, 1
        """,
        "Solutions/\(folder)/First.swift:1: \(Self.unnumbered)",
      ])
  }

  static let unnumbered =
    "if there are several TODOs, each Why names one: // Why 2:"

  @Test func `a TODO may stand at several places of its file`() throws {
    try fixture.shipThreeFiles()
    for (root, label) in [("Tests/Stubs", "TODO"), ("Solutions", "Why")] {
      try fixture.write(
        "// \(label) 2: Two.\nlet a = 1\n// \(label) 2: Two.\nlet b = 1\n",
        to: "\(root)/01-One/1-First/First.swift")
    }
    #expect(try findings() == [])
  }

  @Test func `a Why names a TODO of its own file`() throws {
    try fixture.shipThreeFiles()
    let file = "Solutions/01-One/1-First/First.swift"
    for why in ["Why", "Why 1"] {
      try fixture.write("// \(why): it is.\nlet a = 2\n", to: file)
      #expect(try findings() == ["\(file):1: \(Self.unnumbered)"])
    }
  }

  @Test func `the task names the files to write in`() throws {
    try fixture.shipThreeFiles()
    let task = "Exercises/01-One/1-First/Task.md"
    try fixture.write("# Task\n\nWrite in Second.swift.\n", to: task)
    #expect(
      try findings() == [
        """
        \(task):1: does not name First.swift, which has a TODO
        """
      ])
  }

  @Test func `a solution differs at the TODOs of each file`() throws {
    try fixture.shipThreeFiles()
    let file = "Solutions/01-One/1-First/A.swift"
    try fixture.write("// Given.\nlet c = 2\n", to: file)
    #expect(
      try findings() == [
        """
        \(file):2: differs from the stub where no TODO stands; one above a \
        declaration stands for all of it, one above the imports for the file
        """
      ])
  }

  @Test func `a solution has the files of its stub, and no other`() throws {
    try fixture.write("let d = 1\n", to: "Solutions/01-One/1-First/More.swift")
    #expect(
      try findings() == [
        """
        Solutions/01-One/1-First/More.swift:1: the stub has no such file; a \
        solution has the same files
        """
      ])
  }

  @Test func `the files of an exercise lie side by side`() throws {
    for root in ["Tests/Stubs", "Solutions"] {
      try fixture.write(
        "let d = 1\n", to: "\(root)/01-One/1-First/More/More.swift")
    }
    #expect(
      try findings().contains(
        """
        Tests/Stubs/01-One/1-First/More/More.swift:1: the files of an exercise \
        lie side by side, not in folders of their own
        """))
  }

  @Test func `a hint may help with a check in a folder of the suite`() throws {
    let rungs = "\n## One\n\n## Two\n\n## Three\n"
    try fixture.write(
      "# Hints\n\(rungs)\n# When it fails: it works\n\(rungs)",
      to: "Tests/01-One/1-First/Hints.md")
    #expect(
      try findings() == [
        "Tests/01-One/1-First/Hints.md:1: the suite has no check: it works"
      ])
    try fixture.write(
      "@Test func `it works`() {}\n", to: "Tests/01-One/1-First/More/A.swift")
    #expect(try findings() == [])
  }

  @Test func `a remark of a solution has only Markdown that is known`() throws {
    try fixture.write(
      """
      import Foundation

      // Why: `a` is read
      // in a_long_name, and snake_case is not.
      let a = 1

      """, to: "Solutions/01-One/1-First/First.swift")
    #expect(
      try findings().contains(
        """
        Solutions/01-One/1-First/First.swift:3: not known here: a second \
        underscore; write *words*, or `a_name`
        """))
  }

  @Test func `if there are several TODOs, each Why names one`() throws {
    let finding = """
      Solutions/01-One/1-First/First.swift:1: if there are several TODOs, each \
      Why names one: // Why 2:
      """
    func findings(_ whys: String) throws -> [String] {
      try fixture.write(
        "\(whys)let a = 2\n", to: "Solutions/01-One/1-First/First.swift")
      return try self.findings()
    }
    #expect(try findings("// Why 1: it is.\n") == [finding])
    try fixture.write(
      "// TODO 1: Make it two.\n// TODO 2: All of it.\nlet a = 1\n",
      to: "Tests/Stubs/01-One/1-First/First.swift")
    #expect(try findings("// Why: it is.\n") == [finding])
    #expect(try findings("// Why 3: it is.\n") == [finding])
    #expect(try findings("// Why 2: it is.\n") == [])
  }

  @Test func `a remark in a solution may stand anywhere`() {
    let stub = "a\nb\n// TODO 1: do it\nc\n"
    let solution = "a\n  // Why: so\n  // and so\nb\nC\n"
    #expect(changesOffTodo(stub: stub, solution: solution) == [])
  }

  @Test func `a solution may differ where a TODO stands`() {
    let stub = "a\n// TODO 1: do it\nb\nc\n"
    #expect(changesOffTodo(stub: stub, solution: "a\n// Why: so\nB\nc\n") == [])
    #expect(changesOffTodo(stub: stub, solution: "a\nb\nc\n") == [])
  }

  @Test func `a solution may not differ elsewhere`() {
    let stub = "a\n// TODO 1: do it\nb\nc\nd\n"
    #expect(
      changesOffTodo(stub: stub, solution: "A\n// TODO 1: do it\nb\nc\nd\n")
        == [1])
    #expect(
      changesOffTodo(stub: stub, solution: "a\n// Why: so\nb\nc\nD\n") == [5])
  }

  @Test func `a TODO above a declaration stands for all of it`() {
    let stub = """
      import A

      // TODO 1: Make it observable,
      // all of it.
      /// A store.
      final class Store {
        var name = ""

        func rename() {
          name = "Ann"
        }
      }

      struct Other {
        // TODO 2: Here.
        var name = ""
        var age = 1
      }

      """
    func findings(_ old: String, _ new: String) -> [Int] {
      changesOffTodo(stub: stub, solution: stub.replacing(old, with: new))
    }
    #expect(findings("\"Ann\"", "\"Bea\"") == [])
    #expect(findings("final class", "@Observable\nfinal class") == [])
    #expect(findings("age = 1", "age = 2") == [17])
    #expect(findings("import A", "import B") == [1])
  }

  @Test func `a TODO above the imports stands for the file`() {
    let stub =
      "// A.\n\n// TODO 1: Do it.\n\nimport A\n\nlet b = 1\nlet c = 1\n"
    #expect(
      changesOffTodo(
        stub: stub, solution: stub.replacing("c = 1", with: "c = 2")) == [])
    let lower = stub.replacing("import A\n", with: "let a = 1\n")
    #expect(
      changesOffTodo(
        stub: lower, solution: lower.replacing("c = 1", with: "c = 2")) == [8])
  }
}
