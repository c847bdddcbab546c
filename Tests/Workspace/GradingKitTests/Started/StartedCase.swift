import Foundation
import Testing

/// What may have happened to a learner's folder, and whether the exercise
/// counts as started then. GradingKit and WorkbookKit have to agree on each.
struct StartedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isStarted: Bool
  /// What makes it happen in the folder of an exercise, `1-First`, whose only
  /// Swift file is `First.swift`, with the shipped text.
  let script: String

  /// The shipped text. A character of it can be written in two ways.
  static let shipped = "// A caf\u{E9}.\nlet a = 1\n"

  private init(_ what: String, isStarted: Bool = true, _ script: String) {
    (testDescription, self.isStarted, self.script) = (what, isStarted, script)
  }

  static let all: [StartedCase] = [
    .init(
      "saved again", isStarted: false, "cp First.swift a; mv a First.swift"),
    .init(
      "with a byte order mark and the line ends of Windows", isStarted: false,
      #"printf '\357\273\277// A caf\303\251.\r\nlet a = 1\r\n' > First.swift"#),
    .init(
      "beside a hidden folder", isStarted: false,
      "mkdir .old; echo 'let b = 1' > .old/More.swift"),
    .init(
      "beside a file that isn't Swift", isStarted: false, "echo Later > a.txt"),
    .init(
      "a link to the same text", isStarted: false,
      "mv First.swift ../other; ln -s ../other First.swift"),
    .init(
      "beside a link to a folder", isStarted: false,
      "mkdir ../other; echo 'let b = 1' > ../other/More.swift; ln -s ../other a"
    ),
    .init(
      "in a folder that is a link", isStarted: false,
      "mv ../1-First ../other; ln -s other ../1-First"),

    .init("one more line", "echo >> First.swift"),
    .init(
      "two byte order marks",
      #"(printf '\357\273\277\357\273\277'; cat First.swift) > a; mv a First.swift"#
    ),
    .init(
      "a character written in another way",
      #"printf '// A cafe\314\201.\nlet a = 1\n' > First.swift"#),
    .init(
      "single carriage returns",
      #"tr '\n' '\r' < First.swift > a; mv a First.swift"#),
    .init("empty", ": > First.swift"),
    .init("missing", "rm First.swift"),
    .init("not UTF-8", #"printf '\377\376' >> First.swift"#),
    .init(
      "a folder",
      "rm First.swift; mkdir First.swift; echo 'let b = 1' > First.swift/b.swift"
    ),
    .init("beside a second file, an empty one", ": > More.swift"),
    .init("moved", "mkdir More; mv First.swift More"),
    .init(
      "beside a folder that ends in .swift", "mkdir A.swift; : > A.swift/b"),
    .init("with a second name", "ln -s First.swift More.swift"),
    .init("beside a broken link", "ln -s Nowhere.swift More.swift"),
  ]

  func happen(_ folder: URL) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-ec", script]
    shell.currentDirectoryURL = folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }
}
