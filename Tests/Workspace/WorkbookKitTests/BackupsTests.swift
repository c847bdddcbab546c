import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct BackupsTests {
  static let file = "Exercises/01-One/1-First/First.swift"
  static let stub = "// TODO 1: Make it two.\nlet a = 1\n"

  let fixture: Fixture
  let workspace: Workspace
  let backups: Backups

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    backups = Backups(workspace: workspace)
  }

  private func written(_ index: Int = 0) throws -> WrittenFiles {
    try WrittenFiles(of: workspace.catalogue.exercises[index], in: workspace)
  }

  private func reset() throws -> Backups.Backup? {
    try backups.reset([written()])
  }

  /// Undoes the latest reset, whatever was changed since.
  private func undo() throws -> (files: [String], kept: Backups.Backup?)? {
    try backups.nextUndo.map { ($0.files, try backups.undo($0)) }
  }

  @Test func `what is as it came has nothing to reset`() throws {
    #expect(try written().isEmpty)
    #expect(try undo() == nil)
  }

  @Test func `a reset keeps what was written, and an undo gives it back`()
    throws
  {
    try fixture.write("let a = 3\n", to: Self.file)
    let backup = try reset()
    #expect(backup?.path == ".workbook/backups/0001-reset")
    #expect(try workspace.text(Self.file) == Self.stub)

    #expect(backups.nextUndo?.newer == [])
    let undone = try undo()
    #expect(undone?.files == [Self.file])
    #expect(undone?.kept == nil)
    #expect(try workspace.text(Self.file) == "let a = 3\n")
    #expect(backups.all.map(\.kind) == [.givenBack])
    #expect(try undo() == nil)
  }

  @Test func `undos go back one reset at a time`() throws {
    for text in ["first\n", "second\n"] {
      try fixture.write(text, to: Self.file)
      _ = try reset()
    }
    _ = try undo()
    #expect(try workspace.text(Self.file) == "second\n")
    #expect(backups.nextUndo?.newer == [Self.file])
    let undone = try undo()
    #expect(try workspace.text(Self.file) == "first\n")
    #expect(undone?.kept?.path == ".workbook/backups/0003-undone")
    #expect(
      try workspace.text(".workbook/backups/0003-undone/\(Self.file)")
        == "second\n")
  }

  @Test func `what was written after a reset survives the undo`() throws {
    try fixture.write("before\n", to: Self.file)
    _ = try reset()
    try fixture.write("after\n", to: Self.file)
    let kept = try #require(try undo()?.kept)
    #expect(try workspace.text(Self.file) == "before\n")
    #expect(try workspace.text("\(kept.path)/\(Self.file)") == "after\n")
  }

  @Test func `one undo gives back what one reset of many took`() throws {
    let second = "Exercises/01-One/2-Second/Second.swift"
    try fixture.write("one\n", to: Self.file)
    try fixture.write("two\n", to: second)
    _ = try backups.reset([written(0), written(1)])
    #expect(try workspace.text(second) == Self.stub)
    #expect(try undo()?.files == [Self.file, second])
    #expect(try workspace.text(second) == "two\n")
  }

  @Test func `a missing file comes back, and there is nothing to keep`() throws
  {
    try fixture.remove(Self.file)
    #expect(try reset() == nil)
    #expect(try workspace.text(Self.file) == Self.stub)
  }

  @Test func `an undo after a reset that replaced nothing goes no further`()
    throws
  {
    try fixture.write("mine\n", to: Self.file)
    _ = try reset()
    try fixture.write("newer\n", to: Self.file)
    try fixture.remove("Exercises/01-One/2-Second/Second.swift")
    #expect(try backups.reset([written(1)]) == nil)

    #expect(try undo()?.files == [])
    #expect(try workspace.text(Self.file) == "newer\n")
    #expect(backups.nextUndo?.files == [Self.file])
    #expect(backups.nextUndo?.newer == [Self.file])
  }

  @Test func `a file of the learner's own goes, and comes back`() throws {
    let own = "Exercises/01-One/1-First/Mine.swift"
    try fixture.write("let mine = 1\n", to: own)
    _ = try reset()
    #expect(!workspace.exists(own))
    _ = try undo()
    #expect(try workspace.text(own) == "let mine = 1\n")
  }

  @Test func `a folder or bytes in the file's place are kept as they are`()
    throws
  {
    try fixture.remove(Self.file)
    try fixture.write("inside", to: "\(Self.file)/note.txt")
    _ = try reset()
    #expect(try workspace.text(Self.file) == Self.stub)

    let bytes = Data([0xFF, 0x00, 0xFE])
    try bytes.write(to: workspace.url(Self.file))
    let backup = try #require(try reset())
    #expect(
      try Data(contentsOf: workspace.url("\(backup.path)/\(Self.file)"))
        == bytes)
  }

  @Test func `nothing changes when nothing can be kept`() throws {
    try fixture.write("let a = 3\n", to: Self.file)
    try fixture.write("in the way", to: ".workbook")
    #expect(
      throws: Failure(
        """
        \(Self.file) cannot be kept in .workbook/backups, so nothing was \
        changed; check its permissions and the disk
        """)
    ) { try reset() }
    #expect(try workspace.text(Self.file) == "let a = 3\n")
  }

  @Test func `what goes and what comes is shown first`() throws {
    try fixture.write("let a = 3\n", to: Self.file)
    #expect(
      try written().text(Display(width: 60)) == """
        1.1 First

        Exercises/01-One/1-First/First.swift
          - goes   + comes

          line 1
          - let a = 3
          + // TODO 1: Make it two.
          + let a = 1


        """)
  }

  @Test func `what lies behind a link is left where it is`() throws {
    try fixture.write("let mine = 1\n", to: "elsewhere/Mine.swift")
    try FileManager.default.createSymbolicLink(
      at: workspace.url("Exercises/01-One/1-First/notes"),
      withDestinationURL: workspace.url("elsewhere"))
    #expect(try written().isEmpty)
    try fixture.write("let a = 3\n", to: Self.file)
    _ = try reset()
    #expect(try workspace.text("elsewhere/Mine.swift") == "let mine = 1\n")
  }

  @Test func `a folder in the place of a file comes back as a folder`() throws {
    try fixture.remove(Self.file)
    try fixture.write("let inner = 1\n", to: "\(Self.file)/Inner.swift")
    _ = try reset()
    #expect(try workspace.text(Self.file) == Self.stub)
    #expect(try undo()?.files == [Self.file])
    #expect(
      try workspace.text("\(Self.file)/Inner.swift") == "let inner = 1\n")
  }

  @Test func `a file of many lines goes without a comparison`() throws {
    try fixture.write(
      String(repeating: "a line of a log\n", count: 40_000), to: Self.file)
    #expect(
      try written().text(Display()).contains(
        "has 40000 lines, and is removed as a whole"))
  }

  @Test func `a reset that breaks off says what is done and how to go back`()
    throws
  {
    try fixture.write("let a = 3\n", to: Self.file)
    try fixture.write(
      "let a = 4\n", to: "Exercises/01-One/2-Second/Second.swift")
    let all = try [written(0), written(1)]
    try fixture.remove("Tests/Stubs/01-One/2-Second")
    let error = #expect(throws: Failure.self) { try backups.reset(all) }
    #expect(
      error?.description.hasSuffix(
        "reset so far: 1.1. make undo-reset brings back what you wrote")
        == true)
    #expect(try undo()?.files.count == 2)
    #expect(try workspace.text(Self.file) == "let a = 3\n")
    #expect(
      try workspace.text("Exercises/01-One/2-Second/Second.swift")
        == "let a = 4\n")
  }

  @Test func `a number that no other can follow is passed over`() throws {
    try fixture.write(
      "mine\n", to: ".workbook/backups/9223372036854775807-reset/Exercises/a")
    try fixture.write("let a = 3\n", to: Self.file)
    #expect(try reset()?.path == ".workbook/backups/0001-reset")
    _ = try undo()
    #expect(try workspace.text(Self.file) == "let a = 3\n")
  }

  @Test func `one resets at a time`() throws {
    let lock = try backups.lock()
    #expect(try Lock.take(".workbook/reset.lock", in: workspace) == nil)
    withExtendedLifetime(lock) {}
  }
}
