import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite final class TreeTests: FixtureSuite {
  private func findings() throws -> [String] {
    try fixture.workspace().treeFindings().map(\.description)
  }

  @Test func `a complete tree is fine`() throws {
    #expect(try findings() == [])
    for root in ["Exercises", "Tests/Stubs", "Solutions"] {
      try fixture.write("let b = 1\n", to: "\(root)/01-One/1-First/Given.swift")
    }
    #expect(try findings() == [], "a file that is given needs no TODO")
    try fixture.write("import First\n", to: Self.story)
    try fixture.write("import Second\n", to: "Tests/01-One/Story/More.swift")
    #expect(try findings() == [], "a story may have several files")
    for (root, label) in [("Tests/Stubs", "TODO 1"), ("Solutions", "Why")] {
      try fixture.write(
        "import Testing\n// \(label): So.\n",
        to: "\(root)/01-One/1-First/First.swift")
    }
    try fixture.write("", to: Self.story)
    #expect(try findings() == [], "a story can't import tests")
    try fixture.write("import First\n", to: Self.story)
    try fixture.shipThreeFiles()
    #expect(try findings() == [], "TODOs are numbered across the files")
    for (root, label) in [("Tests/Stubs", "TODO"), ("Solutions", "Why")] {
      try fixture.write(
        "// \(label) 2: Two.\nlet a = 1\n// \(label) 2: Two.\nlet b = 1\n",
        to: "\(root)/01-One/1-First/First.swift")
    }
    #expect(try findings() == [], "a TODO may stand at several places")
  }

  @Test func `a chapter about views and its exercises have screens`() throws {
    try fixture.write(
      Fixture.manifest.replacing("ACore", with: "ViewCore"),
      to: "Package.swift")
    try fixture.write("let a = 1\n", to: chapter.exercises[0].screens)
    #expect(
      try findings()
        == [chapter.screens, chapter.exercises[1].screens].map {
          "\($0):1: is missing"
        })
  }

  private static let one = "01-One/1-First"
  private static let stub = "Tests/Stubs/\(one)/First.swift"
  private static let solution = "Solutions/\(one)/First.swift"
  private static let more = "Solutions/\(one)/A.swift"
  private static let inFolder = "Tests/Stubs/\(one)/More/More.swift"
  private static let story = "Tests/01-One/Story/OneStory.swift"
  private static let suite = "Tests/\(one)/FirstTests.swift"
  private static let task = "Exercises/\(one)/Task.md"
  private static let last = "Exercises/01-One/2-Second/Task.md"
  private static let hints = "Exercises/\(one)/Hints.md"
  private static let rungs = "\n## One\n\n## Two\n\n## Three\n"

  @Test(arguments: [
    (story, "import First\n", "1: doesn't import Second; a story uses all"),
    (suite, "func a() {\n  #expect(seen == [])\n}\n", "2: a suite compares"),
    ("Package.swift", Fixture.manifest + "\n.package(\n", "5: names a package"),
    (hints, "## One\n\n## Two\n", "1: there have to be three hints"),
    (
      hints, "# Hints\n\(rungs)\n# When it fails: it works\n\(rungs)",
      "1: the suite has no check: it works"
    ),
    (
      task, "# Task\n\n## What it shows\n\nOne.\n",
      "1: only a chapter's last task"
    ),
    (last, "# Task\n", "1: a chapter's last task has to end with a section"),
    (stub, "let a = 1\n", "1: no TODO says where to write"),
    (stub, "// TODO 2: Two.\n", "1: the TODOs have to be numbered from 1"),
    (more, "let d = 1\n", "1: the stub has no such file"),
    (inFolder, "let d = 1\n", "1: an exercise's files are side by side"),
    (
      solution, "// Why 1: it is.\nlet a = 2\n", "1: if there are several TODOs"
    ),
    (solution, "// Why: in a_long_name.\n", "1: not known here: a second"),
  ])
  func `what doesn't fit is named`(
    file: String, text: String, finding: String
  ) throws {
    try fixture.write(text, to: file)
    let found = try findings()
    #expect(found.contains { $0.hasPrefix("\(file):\(finding)") }, "\(found)")
  }

  @Test(arguments: [
    ("Tests/Stubs/01-One/3-Third", "/A.swift"), ("Chapters/02-Two", "/A.swift"),
    ("Tests/Bank/01-One/3-Third.md", ""),
  ])
  func `a folder or a page is listed in the table`(
    path: String, file: String
  ) throws {
    try fixture.write("let a = 1\n", to: path + file)
    #expect(
      try findings() == ["Package.swift:1: the table doesn't list \(path)"])
  }

  @Test func `a chapter has exercises`() throws {
    try fixture.list(("One", ["First", "Second"]), ("Two", []))
    #expect(
      try findings() == [
        """
        Package.swift:1: Two has no exercises; make new-exercise E=2.1 starts \
        one
        """
      ])
  }

  @Test(arguments: [
    (solution, "// Why: it is.\nlet a = 2\n", "1: if there are several TODOs"),
    (
      solution, "// Why 1: it is.\nlet a = 2\n", "1: if there are several TODOs"
    ),
    (
      task, "# Task\n\nWrite in Second.swift.\n", "1: doesn't name First.swift"
    ),
    (
      more, "// Given.\nlet c = 2\n",
      "2: differs from the stub where there's no TODO"
    ),
  ])
  func `what doesn't fit in several files is named`(
    file: String, text: String, finding: String
  ) throws {
    try fixture.shipThreeFiles()
    try fixture.write(text, to: file)
    let found = try findings()
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("\(file):\(finding)"), "\(found)")
  }

  @Test(arguments: [
    ("a\n  // Why: so\n  // and so\nb\n// TODO 1: do it\nc\nd\n", []),
    ("a\nb\n// Why: so\nC\nd\n", []), ("a\nb\nc\nd\n", []),
    ("A\nb\n// TODO 1: do it\nc\nd\n", [1]),
    ("a\nb\n// Why: so\nc\nD\n", [5]),
  ])
  func `a solution differs where a TODO stands, and in its remarks`(
    solution: String, lines: [Int]
  ) {
    let stub = "a\nb\n// TODO 1: do it\nc\nd\n"
    #expect(changesOffTodo(stub: stub, solution: solution) == lines)
  }

  @Test(arguments: [
    ("Ann", "Bea", []), ("final class", "@Observable\nfinal class", []),
    ("age = 1", "age = 2", [17]), ("import A", "import B", [1]),
    // Above the imports, it stands for the file.
    ("import A\n\n// TODO 1", "// TODO 1: All.\n\nimport A\n\n// TODO 1", []),
  ])
  func `a TODO above a declaration stands for all of it`(
    old: String, new: String, lines: [Int]
  ) {
    let text = """
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
    let isOfFile = new.contains("All.")
    let stub = isOfFile ? text.replacing(old, with: new) : text
    let solution = stub.replacing(
      isOfFile ? "age = 1" : old, with: isOfFile ? "age = 2" : new)
    #expect(changesOffTodo(stub: stub, solution: solution) == lines)
  }
}
