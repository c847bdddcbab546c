import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class ResetTests: FixtureSuite {
  static let stub = "// TODO 1: Make it two.\nlet a = 1\n"

  private var first: Reset {
    get throws { try Reset(of: exercise, in: workspace) }
  }

  /// Resets the first exercise, which has something to keep.
  private func reset() throws -> String {
    let reset = try first
    let backup = try #require(try reset.keep())
    try reset.carryOut()
    return backup
  }

  @Test func `a reset keeps what was written, in a new place each time`()
    throws
  {
    let own = "Exercises/01-One/1-First/Mine.swift"
    var backups: Set<String> = []
    for text in ["first\n", "second\n", "third\n"] {
      try fixture.write(text, to: Self.file)
      try fixture.write(text, to: own)
      let backup = try reset()
      #expect(try workspace.text(Self.file) == Self.stub)
      #expect(!workspace.exists(own))
      for file in [Self.file, own] {
        #expect(try workspace.text("\(backup)/\(file)") == text)
      }
      #expect(
        backup.contains(
          #/^\.workbook/backups/20\d\d-\d\d-\d\dT\d{6}-reset(-\d)?$/#))
      backups.insert(backup)
    }
    #expect(backups.count == 3)
  }

  @Test func `a missing file comes back, and there is nothing to keep`() throws
  {
    try fixture.remove(Self.file)
    #expect(
      try first.text(Display()).contains("  is missing, and will be restored"))
    #expect(try first.keep() == nil)
    try first.carryOut()
    #expect(try workspace.text(Self.file) == Self.stub)
  }

  @Test func `a folder or bytes in the file's place are kept as they are`()
    throws
  {
    try fixture.remove(Self.file)
    try fixture.write("inside", to: "\(Self.file)/note.txt")
    let folder = try reset()
    #expect(try workspace.text("\(folder)/\(Self.file)/note.txt") == "inside")

    let bytes = Data([0xFF, 0x00, 0xFE])
    try bytes.write(to: workspace.url(Self.file))
    #expect(try first.text(Display()).contains("  isn't text"))
    #expect(
      try Data(contentsOf: workspace.url("\(reset())/\(Self.file)")) == bytes)
  }

  @Test
  func `the changes are shown, and nothing changes when nothing can be kept`()
    throws
  {
    try fixture.write("let a = 3\n", to: Self.file)
    try fixture.write("in the way", to: ".workbook")
    #expect(
      try first.text(Display(width: 60)) == """
        1.1 First

        Exercises/01-One/1-First/First.swift
          - goes   + comes

          line 1
          - let a = 3
          + // TODO 1: Make it two.
          + let a = 1


        """)
    #expect(
      failure { try first.keep() }.hasPrefix(
        "\(Self.file) can't be copied to .workbook/backups, so nothing was "))
  }

  @Test func `what lies behind a link is left where it is`() throws {
    try fixture.write("let mine = 1\n", to: "elsewhere/Mine.swift")
    try fixture.link("Exercises/01-One/1-First/notes", to: "elsewhere")
    #expect(try first.isEmpty)
    try fixture.write("let a = 3\n", to: Self.file)
    _ = try reset()
    #expect(try workspace.text("elsewhere/Mine.swift") == "let mine = 1\n")
  }
}
