import Foundation
import Results
import Testing

@testable import WorkbookKit

/// What `swift build` said, kept in a file, and what is made of it.
struct KeptBuildLog: CustomTestStringConvertible {
  let testDescription: String
  /// The fault of the exercise. It's unusable, with words about something else,
  /// if no file of the learner's is to blame.
  let fault: ExerciseResult.State
  let exercise: String
  /// What the learner has changed in the shipped file.
  let change: (old: String, new: String)
  /// What the name of the workspace's folder begins with.
  let folder: String

  init(
    _ name: String, _ fault: ExerciseResult.State,
    in folder: String = "workspace", of exercise: String = "1.1",
    after change: (String, String) = ("", "")
  ) {
    (testDescription, self.fault, self.folder) = (name, fault, folder)
    (self.exercise, self.change) = (exercise, change)
  }

  static let place = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/BuildLogs")

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
  func judged() throws -> ExerciseResult.State {
    let fixture = try Fixture(named: folder)
    let names = ["DeclareAStore", "Second", "Third", "InitWithoutDefaults"]
    try fixture.list(("Declaration", names))
    for (path, text) in Self.shipped {
      try fixture.write(text, to: "Tests/Stubs/\(path)")
      try fixture.write(
        text.replacing(change.0, with: change.1),
        to: ".build/grading/own/subject/\(path)")
    }
    let workspace = try fixture.workspace()
    let output = try String(
      contentsOf: Self.place.appending(path: "\(testDescription).txt"),
      encoding: .utf8)
    let log = BuildLog(
      output.replacing("ROOT/", with: workspace.rootOfCompiler),
      of: try BuildFolder.own(in: workspace) {}, named: "Exercises")

    let blamed = workspace.catalogue.exercises
      .filter { log.fault(of: $0) != nil }.map(\.id)
    #expect(blamed.isEmpty || blamed == [exercise], "no other is to blame")
    return log.fault(of: try workspace.catalogue.exercise(exercise))
      ?? .unusable(
        log.error(inStoryOf: workspace.catalogue.chapters[0])
          ?? log.faultElsewhere?.description
          ?? log.words.joined(separator: "\n"))
  }
}

/// What Swift 6.3.1 said on Linux when a copy of an exercise was broken on
/// purpose, one mistake a file, and what is made of it. `Fixtures/BuildLogs`
/// keeps the words of `swift build`, with ROOT for the workspace.
@Suite struct RealBuildLogTests {
  private static let store = "Exercises/01-Declaration/1-DeclareAStore"

  private static func file(_ errors: String...) -> ExerciseResult.State {
    .doesNotCompile(errors.map { "\(store)/Store.swift:\($0)" })
  }

  private static func needs(
    _ what: String, in file: String = "Store.swift", _ words: String
  ) -> ExerciseResult.State {
    .doesNotFit([
      "the checks need `\(what)`, which \(file) had originally; the compiler says: "
        + words
    ])
  }

  private static func noLongerFits(_ words: String) -> ExerciseResult.State {
    .doesNotFit([
      "the checks no longer match your code; compare it with "
        + "Tests/Stubs/01-Declaration/1-DeclareAStore; the compiler says: "
        + words
    ])
  }

  private static func elsewhere(_ place: String, _ words: String)
    -> ExerciseResult.State
  {
    let sources =
      place.hasPrefix("Sources") ? "Sources" : "Sources Package.swift"
    return .unusable(
      "\(place): \(words); git restore \(sources) restores the original files")
  }

  static let logs = [
    // Mistakes in a file, with their lines.
    KeptBuildLog(
      "syntax-error",
      file(
        "25: expected parameter name followed by ':'",
        "25: expected '{' in body of function declaration")),
    KeptBuildLog("unknown-name", file("26: cannot find 'one' in scope")),
    KeptBuildLog(
      "in-an-expansion",
      .doesNotCompile([
        "\(store)/Store.swift:20: init accessor cannot refer to property "
          + "'_firstName'; init accessors can refer only to stored properties",
        "\(store)/Store.swift:20: 'lazy' cannot be used on a computed property",
        "@Observable makes this variable a computed property, which can't be "
          + "lazy: make notes-1 explains it under What is refused",
      ])),
    KeptBuildLog(
      "two-declarations",
      .doesNotCompile([
        "\(store)/Shop.swift:6: 'Store' is ambiguous for type lookup in this "
          + "context",
        "\(store)/Shop.swift:4: invalid redeclaration of 'Store'",
      ])),
    KeptBuildLog(
      "undefined-symbol",
      .doesNotCompile(["\(store)/Store.swift: undefined reference to 'gone'"])),
    KeptBuildLog(
      "unknown-name-in-an-odd-path", file("26: cannot find 'one' in scope"),
      in: "a b: c"),

    // What the checks miss, as it came.
    KeptBuildLog(
      "renamed-property",
      needs("var lastName", "value of type 'Store' has no member 'lastName'"),
      after: ("lastName", "surname")),
    KeptBuildLog(
      "renamed-type",
      needs("final class Store", "cannot find 'Store' in scope"),
      after: ("class Store", "class Shop")),
    KeptBuildLog(
      "made-private",
      needs(
        "var firstName",
        "'firstName' is inaccessible due to 'private' protection level"),
      after: ("var firstName", "private var firstName")),
    KeptBuildLog(
      "renamed-label",
      needs(
        "init(owner: String, openingBalance: Int)", in: "Account.swift",
        "incorrect argument label in call (have 'owner:openingBalance:', "
          + "expected 'owner:opening:')"),
      of: "1.4", after: ("openingBalance: Int", "opening openingBalance: Int")),
    KeptBuildLog(
      "changed-type",
      noLongerFits("cannot assign value of type 'String' to type 'Int'"),
      after: ("\"Ann\"", "1")),
    // The learner's file is untouched: the suite itself is broken. Only a build
    // with the stub in the file's place shows that.
    KeptBuildLog(
      "suite",
      noLongerFits(
        "cannot convert value of type 'DeclareAStoreTests.Recorder' (aka "
          + "'Recorder') to specified type 'Int'")),

    // What no file of the learner's is to blame for.
    KeptBuildLog(
      "story",
      .unusable(
        "Tests/01-Declaration/Story/DeclarationStory.swift:21: module 'DeclareAStore' has "
          + "no member named 'Shop'")),
    KeptBuildLog(
      "core",
      elsewhere(
        "Sources/GradingKit/Recorder.swift:4",
        "cannot convert value of type 'String' to specified type 'Int'")),
    KeptBuildLog(
      "manifest",
      elsewhere(
        "Package.swift:74",
        "cannot convert value of type 'Bool' to specified type 'Int'")),
    KeptBuildLog(
      "full-disk",
      .unusable(
        "the disk is full; free some space, then grade again: nothing is lost")
    ),
    KeptBuildLog(
      "permission",
      .unusable("\(Failure.unwritable(".build/grading/own/scratch"))")),
    KeptBuildLog(
      "two-files-of-a-name",
      .unusable(
        "error: filename \"Store.swift\" used twice: '\(store)/Store.swift' "
          + "and '\(store)/old/Store.swift'\nerror: errors were encountered")),
    KeptBuildLog(
      "compiler-breaks-down",
      .unusable("the compiler crashes on this file; undo your last change")),
  ]

  @Test(arguments: logs)
  func `whose fault an error is can be read from the log`(
    log: KeptBuildLog
  ) throws {
    #expect(try log.judged() == log.fault)
  }

  @Test func `every output that is kept has its blame`() throws {
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: KeptBuildLog.place.path(percentEncoded: false))
    #expect(
      kept.sorted()
        == Self.logs.map { "\($0.testDescription).txt" }.sorted())
  }
}
