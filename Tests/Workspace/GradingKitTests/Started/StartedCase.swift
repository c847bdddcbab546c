import Foundation
import Testing

/// What may have happened to a learner's folder, and whether the exercise
/// counts as started then. GradingKit and WorkbookKit have to agree on each.
struct StartedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isStarted: Bool
  /// Makes it happen in the folder of an exercise whose only Swift file is
  /// `First.swift`, with the shipped text.
  let happen: @Sendable (URL) throws -> Void

  /// The shipped text. A sign of it can be written in two ways.
  static let shipped = "// A caf\u{E9}.\nlet a = 1\n"

  private static func started(
    _ what: String, _ happen: @escaping @Sendable (URL) throws -> Void
  ) -> StartedCase {
    StartedCase(testDescription: what, isStarted: true, happen: happen)
  }

  private static func notStarted(
    _ what: String, _ happen: @escaping @Sendable (URL) throws -> Void
  ) -> StartedCase {
    StartedCase(testDescription: what, isStarted: false, happen: happen)
  }

  static let all = [
    notStarted("nothing") { _ in },
    notStarted("the file is saved again") { try $0.save(shipped) },

    // What an editor may do by itself.
    notStarted("its line ends are those of Windows") {
      try $0.save(shipped.replacing("\n", with: "\r\n"))
    },
    notStarted("it begins with a byte order mark") {
      try $0.save("\u{FEFF}" + shipped)
    },
    notStarted("it has both") {
      try $0.save("\u{FEFF}" + shipped.replacing("\n", with: "\r\n"))
    },

    // What somebody has written.
    started("it has one more line") { try $0.save(shipped + "\n") },
    started("it has one more space") { try $0.save(shipped + " ") },
    started("it has lost its last line end") {
      try $0.save(String(shipped.dropLast()))
    },
    started("it has a mark of the encoding twice") {
      try $0.save("\u{FEFF}\u{FEFF}" + shipped)
    },
    started("a sign of it is written in another way") {
      try $0.save(shipped.replacing("\u{E9}", with: "e\u{301}"))
    },
    started("its line ends are single carriage returns") {
      try $0.save(shipped.replacing("\n", with: "\r"))
    },

    // What cannot be graded.
    started("it is empty") { try $0.save("") },
    started("it is missing") { try $0.remove("First.swift") },
    started("it is no text") {
      try Data([0xFF, 0xFE, 0x0A]).write(to: $0.appending(path: "First.swift"))
    },
    started("it is a folder") {
      try $0.remove("First.swift")
      try $0.save("let b = 1\n", as: "First.swift/More.swift")
    },

    // Other files.
    started("there is a second file") {
      try $0.save("let b = 1\n", as: "More.swift")
    },
    started("there is a second file, and it is empty") {
      try $0.save("", as: "More.swift")
    },
    started("there is a second file in a folder") {
      try $0.save("let b = 1\n", as: "More/More.swift")
    },
    started("it has moved to a folder") {
      try $0.remove("First.swift")
      try $0.save(shipped, as: "More/First.swift")
    },
    started("there is a folder with the name of a file") {
      try $0.save("", as: "More.swift/Notes.txt")
    },
    notStarted("there is a hidden file") {
      try $0.save("let b = 1\n", as: ".More.swift")
    },
    notStarted("there is a file in a hidden folder") {
      try $0.save("let b = 1\n", as: ".old/More.swift")
    },
    notStarted("there is a file that is no Swift") {
      try $0.save("Later.", as: "Notes.txt")
    },

    // Links.
    notStarted("it is a link to the same text") {
      try $0.save(shipped, as: "../elsewhere/First.swift")
      try $0.link("First.swift", to: "../elsewhere/First.swift")
    },
    started("it is a link to another text") {
      try $0.save("let a = 2\n", as: "../elsewhere/First.swift")
      try $0.link("First.swift", to: "../elsewhere/First.swift")
    },
    started("a link is its second name") {
      try $0.link("More.swift", to: "First.swift")
    },
    started("a link leads nowhere") {
      try $0.link("More.swift", to: "Nowhere.swift")
    },
    notStarted("a folder is linked") {
      try $0.save("let b = 1\n", as: "../elsewhere/More.swift")
      try $0.link("More", to: "../elsewhere")
    },
    notStarted("its folder is a link") {
      try $0.save(shipped, as: "../elsewhere/First.swift")
      try $0.becomeLink(to: "elsewhere")
    },
    started("its folder is a link, and the file has changed") {
      try $0.save("let a = 2\n", as: "../elsewhere/First.swift")
      try $0.becomeLink(to: "elsewhere")
    },
  ]
}

extension URL {
  fileprivate func save(_ text: String, as name: String = "First.swift") throws
  {
    let file = appending(path: name).standardizedFileURL
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  fileprivate func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: appending(path: name))
  }

  fileprivate func link(_ name: String, to other: String) throws {
    let file = appending(path: name).path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: other)
  }

  fileprivate func becomeLink(to other: String) throws {
    try deletingLastPathComponent().link(lastPathComponent, to: other)
  }
}
