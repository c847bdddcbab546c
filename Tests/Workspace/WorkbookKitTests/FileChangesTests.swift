import Testing

@testable import WorkbookKit

@Suite struct FileChangesTests {
  static let file = "Exercises/01-One/1-First/First.swift"

  let fixture: Fixture
  var files: FileChanges

  init() throws {
    fixture = try Fixture()
    let workspace = try fixture.workspace()
    files = FileChanges(in: workspace) { workspace.swiftFiles(in: "Exercises") }
  }

  @Test mutating func `a change is taken once, when it has come to rest`()
    throws
  {
    #expect(files.take() == [])
    try fixture.write("let a = 22\n", to: Self.file)
    #expect(files.take() == [])
    try fixture.write("let a = 222\n", to: Self.file)
    #expect(files.take() == [])
    #expect(files.take() == [Self.file])
    #expect(files.take() == [])
    // A file that goes, and one that comes.
    let mine = "Exercises/01-One/2-Second/Mine.swift"
    try fixture.remove(Self.file)
    try fixture.write("", to: mine)
    _ = files.take()
    #expect(files.take() == [Self.file, mine])
    #expect(files.take() == [])
  }
}
