import Testing

@testable import WorkbookKit

@Suite struct WatchTests {
  static let file = "Exercises/01-One/1-First/First.swift"

  let fixture: Fixture
  var files: FileWatch

  init() throws {
    fixture = try Fixture()
    let workspace = try fixture.workspace()
    files = FileWatch(in: workspace) { workspace.swiftFiles(in: "Exercises") }
  }

  @Test mutating func `a change is told once, when it has come to rest`()
    throws
  {
    #expect(files.changed() == [])
    try fixture.write("let a = 22\n", to: Self.file)
    #expect(files.changed() == [])
    try fixture.write("let a = 222\n", to: Self.file)
    #expect(files.changed() == [])
    #expect(files.changed() == [Self.file])
    #expect(files.changed() == [])
  }

  @Test mutating func `a file that goes, and one that comes, are changes`()
    throws
  {
    let mine = "Exercises/01-One/2-Second/Mine.swift"
    try fixture.remove(Self.file)
    try fixture.write("", to: mine)
    _ = files.changed()
    #expect(files.changed() == [Self.file, mine])
    #expect(files.changed() == [])
  }
}
