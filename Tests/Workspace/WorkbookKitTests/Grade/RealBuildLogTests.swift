import Foundation
import Testing

@testable import WorkbookKit

/// What Swift 6.3.1 said on Linux when a copy of an exercise was broken on
/// purpose, one mistake a file, and what is made of it. `Fixtures/BuildLogs`
/// keeps the words of `swift build`, with ROOT for the workspace.
@Suite struct RealBuildLogTests {
  private static let store = "Exercises/01-Declaration/1-DeclareAStore"
  private static let stubs = "Tests/Stubs/01-Declaration/1-DeclareAStore"
  private static let tests = "Tests/01-Declaration"

  private static func file(_ errors: String...) -> KeptBuildLog.Blame {
    .file(errors.map { "\(store)/Store.swift:\($0)" })
  }

  private static func needs(_ what: String, _ words: String)
    -> KeptBuildLog.Blame
  {
    .misfit([
      "the checks need `\(what)`, as Store.swift came with it; the compiler "
        + "says: \(words)"
    ])
  }

  private static func elsewhere(_ place: String, _ words: String)
    -> KeptBuildLog.Blame
  {
    let sources =
      place.hasPrefix("Sources") ? "Sources" : "Sources Package.swift"
    return .elsewhere(
      Failure(
        """
        \(place): \(words); git restore \(sources) brings back what was shipped
        """))
  }

  static let mistakes = [
    KeptBuildLog(
      "syntax-error",
      file(
        "25: expected parameter name followed by ':'",
        "25: expected '{' in body of function declaration")),
    KeptBuildLog("unknown-name", file("26: cannot find 'one' in scope")),
    KeptBuildLog(
      "in-an-expansion",
      file(
        "20: init accessor cannot refer to property '_firstName'; init "
          + "accessors can refer only to stored properties",
        "20: 'lazy' cannot be used on a computed property")),
    KeptBuildLog(
      "two-declarations",
      .file([
        "\(store)/Shop.swift:6: 'Store' is ambiguous for type lookup in this "
          + "context",
        "\(store)/Shop.swift:4: invalid redeclaration of 'Store'",
      ])),
    KeptBuildLog(
      "undefined-symbol",
      .file(["\(store)/Store.swift: undefined reference to 'gone'"])),
    KeptBuildLog(
      "unknown-name-in-an-odd-path", file("26: cannot find 'one' in scope")
    ).in("a b: c"),
  ]

  static let misfits = [
    KeptBuildLog(
      "renamed-property",
      needs("var lastName", "value of type 'Store' has no member 'lastName'")
    ).after("lastName", "surname"),
    KeptBuildLog(
      "renamed-type",
      needs("final class Store", "cannot find 'Store' in scope")
    ).after("class Store", "class Shop"),
    KeptBuildLog(
      "made-private",
      needs(
        "var firstName",
        "'firstName' is inaccessible due to 'private' protection level")
    ).after("var firstName", "private var firstName"),
    KeptBuildLog(
      "renamed-label",
      .misfit([
        "the checks need `init(owner: String, openingBalance: Int)`, as "
          + "Account.swift came with it; the compiler says: incorrect argument "
          + "label in call (have 'owner:openingBalance:', expected "
          + "'owner:opening:')"
      ])
    ).of("1.4").after("openingBalance: Int", "opening openingBalance: Int"),
    KeptBuildLog(
      "changed-type",
      .misfit([
        "the checks no longer fit what you wrote; compare it with "
          + "\(stubs); the compiler says: cannot assign value of type 'String' "
          + "to type 'Int'"
      ])
    ).after("\"Ann\"", "1"),
    // Nobody has touched the learner's file: the suite itself is broken. Only a
    // build with the stub in the file's place shows that.
    KeptBuildLog(
      "suite",
      .misfit([
        "the checks no longer fit what you wrote; compare it with "
          + "\(stubs); the compiler says: cannot convert value of type "
          + "'DeclareAStoreTests.Recorder' (aka 'Recorder') to specified type "
          + "'Int'"
      ])),
  ]

  static let others = [
    KeptBuildLog(
      "story",
      .story(
        "\(tests)/Story/DeclarationStory.swift:21: module 'DeclareAStore' has "
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
      .elsewhere(
        Failure(
          "the disk is full; make room, then grade again: nothing of yours is "
            + "lost"))),
    KeptBuildLog(
      "permission", .elsewhere(.unwritable(".build/grading/own/scratch"))),
    KeptBuildLog(
      "two-files-of-a-name",
      .nobody([
        "error: filename \"Store.swift\" used twice: '\(store)/Store.swift' "
          + "and '\(store)/old/Store.swift'",
        "error: errors were encountered",
      ])),
    KeptBuildLog(
      "compiler-breaks-down",
      .nobody([
        "the compiler crashes on this file; undo your last change"
      ])),
  ]

  @Test(arguments: mistakes)
  func `a mistake in a file is told with its line`(log: KeptBuildLog) throws {
    #expect(try log.judged() == log.blame)
  }

  @Test(arguments: misfits)
  func `what the checks miss is told as it came`(log: KeptBuildLog) throws {
    #expect(try log.judged() == log.blame)
  }

  @Test(arguments: others)
  func `what no file is to blame for is told as what it is`(
    log: KeptBuildLog
  ) throws {
    #expect(try log.judged() == log.blame)
  }

  @Test func `every output that is kept has its blame`() throws {
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: KeptBuildLog.folder.path(percentEncoded: false))
    #expect(
      kept.sorted()
        == (Self.mistakes + Self.misfits + Self.others)
        .map { "\($0.name).txt" }.sorted())
  }
}
