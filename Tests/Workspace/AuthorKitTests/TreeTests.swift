import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct TreeTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private func findings() throws -> [String] {
    switch try treeStep(fixture.workspace()) {
    case .fine: []
    case .wrong(let findings, remedy: _): findings
    }
  }

  @Test func `a complete tree is fine`() throws {
    #expect(try findings() == [])
    for root in ["Exercises", "Tests/Stubs", "Solutions"] {
      try fixture.write("let b = 1\n", to: "\(root)/01-One/1-First/Given.swift")
    }
    #expect(try findings() == [], "a file that is given needs no TODO")
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
    let chapter = try fixture.workspace().catalogue.chapters[0]
    try fixture.write("let a = 1\n", to: chapter.exercises[0].screens)
    #expect(
      try findings()
        == [chapter.screens, chapter.exercises[1].screens].map {
          "\($0):1: is missing"
        })
  }

  /// A file that does not fit, and what is said of it.
  struct Fault {
    let file: String
    let text: String
    var place: String?
    let finding: String
  }

  private static let one = "01-One/1-First"
  private static let hints = "Tests/\(one)/Hints.md"
  private static let rungs = "\n## One\n\n## Two\n\n## Three\n"

  @Test(arguments: [
    Fault(
      file: "Tests/Stubs/01-One/3-Third/A.swift", text: "let a = 1\n",
      place: "Package.swift:1",
      finding: "the table does not list Tests/Stubs/01-One/3-Third"),
    Fault(
      file: "Chapters/02-Two/Notes.md", text: "# 2\n", place: "Package.swift:1",
      finding: "the table does not list Chapters/02-Two"),
    Fault(
      file: "Tests/\(one)/FirstTests.swift",
      text: "@Test func `a`() {\n  #expect(seen == [])\n}\n",
      place: "Tests/\(one)/FirstTests.swift:2",
      finding: "a suite compares with the expect of its ExerciseSuite"),
    Fault(
      file: "Package.swift",
      text: Fixture.manifest + "\n.package(url: \"a\")\n",
      place: "Package.swift:5",
      finding: "names a package; the workspace needs none"),
    Fault(
      file: "Package.swift",
      text: Fixture.manifest.replacing(
        "])\n]", with: "]),\n  Chapter(2, \"Two\", on: \"ACore\", [])\n]"),
      finding: "Two has no exercise; make new-exercise E=2.1 begins one"),
    Fault(
      file: hints, text: "## One\n\n## Two\n",
      finding: "a ladder has three hints: a question, a pointer, a step"),
    Fault(
      file: hints,
      text: "# Hints\n\(rungs)\n# When it fails: it works\n\(rungs)",
      finding: "the suite has no check: it works"),
    Fault(
      file: "Exercises/\(one)/Task.md",
      text: "# Task\n\n## What it shows\n\nOne.\n",
      finding: "only the last task of a chapter has ## What it shows"),
    Fault(
      file: "Exercises/01-One/2-Second/Task.md", text: "# Task\n",
      finding: """
        a chapter's last task ends with ## What it shows: what follows if it \
        is solved first, and what does not
        """),
    Fault(
      file: "Tests/Stubs/\(one)/First.swift", text: "let a = 1\n",
      finding: "no TODO says where to write"),
    Fault(
      file: "Tests/Stubs/\(one)/First.swift",
      text: "// TODO 2: Two.\nlet a = 1\n",
      finding: """
        the TODOs are numbered from 1 on, each in one of the files; these are 2
        """),
    Fault(
      file: "Solutions/\(one)/More.swift", text: "let d = 1\n",
      finding: "the stub has no such file; a solution has the same files"),
    Fault(
      file: "Tests/Stubs/\(one)/More/More.swift", text: "let d = 1\n",
      finding: """
        the files of an exercise lie side by side, not in folders of their own
        """),
    Fault(
      file: "Solutions/\(one)/First.swift",
      text: "// Why 1: it is.\nlet a = 2\n", finding: unnumbered),
    Fault(
      file: "Solutions/\(one)/First.swift",
      text: "// Why: it is in a_long_name, and snake_case is not.\nlet a = 1\n",
      finding: """
        not known here: a second underscore; write *words*, or `a_name`
        """),
  ])
  func `what does not fit is named`(fault: Fault) throws {
    try fixture.write(fault.text, to: fault.file)
    let place = fault.place ?? "\(fault.file):1"
    let found = try findings()
    #expect(found.contains("\(place): \(fault.finding)"), "\(found)")
  }

  private static let unnumbered =
    "if there are several TODOs, each Why names one: // Why 2:"

  @Test(arguments: [
    Fault(
      file: "Solutions/\(one)/First.swift", text: "// Why: it is.\nlet a = 2\n",
      finding: unnumbered),
    Fault(
      file: "Solutions/\(one)/First.swift",
      text: "// Why 1: it is.\nlet a = 2\n", finding: unnumbered),
    Fault(
      file: "Exercises/\(one)/Task.md",
      text: "# Task\n\nWrite in Second.swift.\n",
      finding: "does not name First.swift, which has a TODO"),
    Fault(
      file: "Solutions/\(one)/A.swift", text: "// Given.\nlet c = 2\n",
      place: "Solutions/\(one)/A.swift:2",
      finding: """
        differs from the stub where no TODO stands; one above a declaration \
        stands for all of it, one above the imports for the file
        """),
  ])
  func `what does not fit in several files is named`(fault: Fault) throws {
    try fixture.shipThreeFiles()
    try fixture.write(fault.text, to: fault.file)
    let place = fault.place ?? "\(fault.file):1"
    #expect(try findings() == ["\(place): \(fault.finding)"])
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
