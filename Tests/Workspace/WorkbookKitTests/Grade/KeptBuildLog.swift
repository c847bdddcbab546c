import Foundation
import Results
import Testing

@testable import WorkbookKit

/// What `swift build` said, kept in a file, and whose fault it is.
struct KeptBuildLog: CustomTestStringConvertible {
  /// Whose fault it is.
  enum Blame: Equatable {
    /// The learner's file, with these errors in it.
    case file([String])
    /// The learner's file, which lacks what the checks need.
    case misfit([String])
    /// The story's.
    case story(String)
    /// Something else's, which no learner has written.
    case elsewhere(Failure)
    /// Nobody is named. What was said is told, once it is known whose file
    /// caused it.
    case nobody([String])
  }

  let name: String
  let blame: Blame
  var exercise = "1.1"
  /// What the learner has changed in the shipped file.
  var change = ("", "")
  /// What the name of the workspace's folder begins with.
  var folder = "workspace"

  init(_ name: String, _ blame: Blame) {
    (self.name, self.blame) = (name, blame)
  }

  /// The same in another exercise.
  func of(_ exercise: String) -> KeptBuildLog {
    var log = self
    log.exercise = exercise
    return log
  }

  /// The same after a learner's change.
  func after(_ old: String, _ new: String) -> KeptBuildLog {
    var log = self
    log.change = (old, new)
    return log
  }

  func `in`(_ folder: String) -> KeptBuildLog {
    var log = self
    log.folder = folder
    return log
  }

  var testDescription: String { name }
}

extension KeptBuildLog {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/BuildLogs")

  private static let manifest = """
    let chapters = [
      Chapter(
        1, "Declaration", on: "ACore",
        ["DeclareAStore", "Second", "Third", "InitWithoutDefaults"]),
    ]
    """

  /// The exercises' files as they were shipped, as far as suites need them.
  private static let shipped = [
    "01-Declaration/1-DeclareAStore/Store.swift": """
    final class Store {
      var firstName = "Ann"
      var lastName = "Lee"
    }
    """,
    "01-Declaration/4-InitWithoutDefaults/Account.swift": """
    final class Account {
      init(owner: String, openingBalance: Int) {}
    }
    """,
  ]

  /// Asks the build log what a build asks it, in the same order.
  func judged() throws -> Blame {
    let fixture = try Fixture(named: folder)
    try fixture.write(Self.manifest, to: "Package.swift")
    for (path, text) in Self.shipped {
      try fixture.write(text, to: "Tests/Stubs/\(path)")
      try fixture.write(
        text.replacing(change.0, with: change.1),
        to: ".build/grading/own/subject/\(path)")
    }
    let workspace = try fixture.workspace()
    let output = try String(
      contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
    let log = BuildLog(
      output.replacing("ROOT/", with: workspace.rootOfCompiler),
      of: try BuildFolder.own(in: workspace) {}, named: "Exercises")

    let blamed = workspace.catalogue.exercises
      .filter { log.fault(of: $0) != nil }.map(\.id)
    #expect(blamed.isEmpty || blamed == [exercise], "no other is to blame")
    switch log.fault(of: try workspace.catalogue.exercise(exercise)) {
    case .doesNotCompile(let errors): return .file(errors)
    case .doesNotFit(let needs): return .misfit(needs)
    default: break
    }
    if let error = log.error(
      inStoryOf: workspace.catalogue.chapters[0])
    {
      return .story(error)
    }
    return log.faultElsewhere.map(Blame.elsewhere) ?? .nobody(log.words)
  }
}
