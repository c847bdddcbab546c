import Foundation
import Testing

@testable import WorkbookKit

/// The folder that exercises are built in.
@Suite final class BuildFolderTests: FixtureSuite {
  private var folder: BuildFolder!

  override init() throws {
    try super.init()
    folder = try .own(in: workspace) {}
  }

  @Test func `what was built elsewhere is built anew`() throws {
    try folder.prepareBuild()
    try fixture.write("built", to: "\(folder.scratch)/debug.yaml")
    try folder.prepareBuild()
    #expect(workspace.exists("\(folder.scratch)/debug.yaml"))
    // As if the whole checkout had been moved since then.
    try fixture.write("/somewhere/else/", to: "\(folder.path)/home")
    try folder.prepareBuild()
    #expect(!workspace.exists(folder.scratch))
  }

  @Test func `what a build has left goes, except for a part of its plan`()
    throws
  {
    let temporary = "\(folder.path)/tmp/TemporaryDirectory"
    try fixture.write("", to: "\(temporary).a/.mark")
    try fixture.write("", to: "\(temporary).b/sources-1")
    folder.tidyUp()
    #expect(!workspace.exists("\(temporary).a"))
    #expect(workspace.exists("\(temporary).b/sources-1"))
  }

  @Test func `a run finds nothing that another has left`() throws {
    try folder.prepareRun()
    try Data("left".utf8).write(to: folder.runFolder.appending(path: "left"))
    try Data("left".utf8).write(to: folder.results)
    try folder.prepareRun()
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: fixture.path("\(folder.path)/run")) == [])
    #expect(FileFacts(folder.results.path(percentEncoded: false)) == nil)
    // Nor does it remove what the run has linked to.
    try fixture.write("mine", to: "elsewhere/mine")
    try fixture.link("\(folder.path)/run", to: "elsewhere")
    try folder.prepareRun()
    #expect(try workspace.text("elsewhere/mine") == "mine")
  }

  @Test func `a letter that is written in another way is copied`() throws {
    for text in ["let a = \"caf\u{E9}\"\n", "let a = \"cafe\u{301}\"\n"] {
      try folder.put(["First.swift": text], for: exercise)
      let file = workspace.url("\(folder.subject)/\(exercise.path)/First.swift")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }
}
