import Foundation
import Testing

@testable import WorkbookKit

/// The folder that exercises are built in.
@Suite struct DeskTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

  @Test func `what is temporary lies on the desk`() throws {
    let desk = try Desk.own(in: workspace) {}
    #expect(
      path(desk.temporary)
        == path(workspace.url(".build/grading/own/tmp")))
  }

  @Test(arguments: ["josé", "日本"])
  func `but not where the compiler's driver would break down`(
    name: String
  ) throws {
    for part in ["Package.swift", "Chapters", "Tests"] {
      try FileManager.default.createDirectory(
        at: workspace.url(name), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: workspace.url(part), to: workspace.url("\(name)/\(part)"))
    }
    let desk = try Desk.own(in: Workspace(root: workspace.url(name))) {}
    #expect(path(desk.temporary).utf8.allSatisfy { $0 < 0x80 })
    #expect(path(desk.temporary).contains("observation-workbook-"))
    try desk.prepare()
    defer { try? FileManager.default.removeItem(at: desk.temporary) }
    let facts = try FileManager.default.attributesOfItem(
      atPath: path(desk.temporary))
    #expect(facts[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a folder for what is temporary is nobody else's`() throws {
    let desk = try Desk.own(in: workspace) {}
    try fixture.write("", to: "elsewhere/a")
    try FileManager.default.createSymbolicLink(
      at: desk.temporary, withDestinationURL: workspace.url("elsewhere"))
    #expect(throws: Failure.self) { try desk.prepare() }
  }

  @Test func `what was built elsewhere is built anew`() throws {
    let desk = try Desk.own(in: workspace) {}
    try desk.prepare()
    try fixture.write("built", to: "\(desk.scratch)/debug.yaml")
    try desk.prepare()
    #expect(workspace.exists("\(desk.scratch)/debug.yaml"))
    // As if the whole checkout had been moved since then.
    try fixture.write("/somewhere/else/", to: "\(desk.path)/home")
    try desk.prepare()
    #expect(!workspace.exists(desk.scratch))
  }

  @Test func `a run finds nothing that another has left`() throws {
    let desk = try Desk.own(in: workspace) {}
    try desk.prepare()
    try desk.clear()
    try Data("left".utf8).write(to: desk.place.appending(path: "left"))
    try desk.clear()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path(desk.place))
        == [])
    // Nor does it clear what the run has linked to.
    try fixture.write("mine", to: "elsewhere/mine")
    try FileManager.default.removeItem(at: desk.place)
    try FileManager.default.createSymbolicLink(
      at: desk.place, withDestinationURL: workspace.url("elsewhere"))
    try desk.clear()
    #expect(try workspace.text("elsewhere/mine") == "mine")
  }

  @Test func `a letter that is written in another way is laid down`() throws {
    let desk = try Desk.own(in: workspace) {}
    let exercise = workspace.catalogue.exercises[0]
    for text in ["let a = \"caf\u{E9}\"\n", "let a = \"cafe\u{301}\"\n"] {
      try desk.lay(["First.swift": text], for: exercise)
      let file = workspace.url("\(desk.subject)/\(exercise.path)/First.swift")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func `events that are no file are none`() throws {
    let desk = try Desk.own(in: workspace) {}
    #expect(desk.readEvents() == "")
    let events = path(workspace.url(desk.events))
    #expect(mkfifo(events, 0o600) == 0)
    #expect(desk.readEvents() == "")
    unlink(events)
    #expect(symlink("/dev/zero", events) == 0)
    #expect(desk.readEvents() == "")
    unlink(events)
    try fixture.write("events", to: desk.events)
    #expect(desk.readEvents() == "events")
  }
}
