import Testing

@testable import WorkbookKit

@Suite struct WatchTests {
  static let file = "Exercises/01-One/1-First/First.swift"

  let fixture: Fixture
  let workspace: Workspace
  let exercises: [Exercise]

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    exercises = workspace.catalogue.exercises
  }

  private func look() -> FileWatch.Snapshot {
    workspace.snapshot(of: exercises)
  }

  @Test func `the keys stand in a line, and each in a line of its own`() {
    #expect(WatchKey.line == "q leaves, h shows a hint, e edits")
    #expect(
      WatchKey.list == """
          q leaves
          h shows a hint
          e edits
          ? lists the keys

        """)
  }

  @Test func `nothing is told while nothing changes`() {
    var files = FileWatch(look())
    #expect(files.changed(look()) == [])
    #expect(files.changed(look()) == [])
  }

  @Test func `a change is told once, when it has come to rest`() throws {
    var files = FileWatch(look())
    try fixture.write("let a = 22\n", to: Self.file)
    #expect(files.changed(look()) == [])
    try fixture.write("let a = 222\n", to: Self.file)
    #expect(files.changed(look()) == [])
    #expect(files.changed(look()) == [exercises[0]])
    #expect(files.changed(look()) == [])
  }

  @Test func `a file that goes, and one that comes, are changes`() throws {
    var files = FileWatch(look())
    try fixture.remove(Self.file)
    try fixture.write("", to: "Exercises/01-One/2-Second/Mine.swift")
    _ = files.changed(look())
    #expect(files.changed(look()) == exercises)
  }

  @Test func `other files are none of its business`() throws {
    var files = FileWatch(look())
    try fixture.write("# Mine\n", to: "Exercises/01-One/1-First/Notes.md")
    _ = files.changed(look())
    #expect(files.changed(look()) == [])
  }
}
