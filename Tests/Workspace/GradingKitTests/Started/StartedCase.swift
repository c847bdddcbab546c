import Foundation
import Testing

/// What may have happened to a learner's folder, and whether the exercise
/// counts as started then. GradingKit and WorkbookKit have to agree on each.
struct StartedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isStarted: Bool
  /// The texts of files by their paths from the folder; nil removes a file.
  let files: [String: String?]
  let encoding: String.Encoding
  /// The path of a link from the folder, and where it leads.
  let link: (path: String, destination: String)?

  /// The shipped text. A character of it can be written in two ways.
  static let shipped = "// A caf\u{E9}.\nlet a = 1\n"

  private init(
    _ what: String, isStarted: Bool = true, _ files: [String: String?] = [:],
    encoding: String.Encoding = .utf8,
    link: (path: String, destination: String)? = nil
  ) {
    (testDescription, self.isStarted) = (what, isStarted)
    (self.files, self.encoding, self.link) = (files, encoding, link)
  }

  static let all: [StartedCase] = [
    .init("saved again", isStarted: false, ["First.swift": shipped]),
    .init(
      "with a byte order mark and the line ends of Windows", isStarted: false,
      ["First.swift": "\u{FEFF}" + shipped.replacing("\n", with: "\r\n")]),
    .init(
      "beside a hidden folder", isStarted: false,
      [".old/More.swift": "let b = 1\n"]),
    .init(
      "beside a file that isn't Swift", isStarted: false,
      ["Notes.txt": "Later."]),
    .init(
      "a link to the same text", isStarted: false,
      ["../other/First.swift": shipped],
      link: ("First.swift", "../other/First.swift")),
    .init(
      "beside a link to a folder", isStarted: false,
      ["../other/More.swift": "let b = 1\n"],
      link: ("More", "../other")),
    .init(
      "in a folder that is a link", isStarted: false,
      ["../other/First.swift": shipped],
      link: ("../1-First", "other")),

    .init("one more line", ["First.swift": shipped + "\n"]),
    .init(
      "two byte order marks", ["First.swift": "\u{FEFF}\u{FEFF}" + shipped]),
    .init(
      "a character written in another way",
      ["First.swift": shipped.replacing("\u{E9}", with: "e\u{301}")]),
    .init(
      "single carriage returns",
      ["First.swift": shipped.replacing("\n", with: "\r")]),
    .init("empty", ["First.swift": ""]),
    .init("missing", ["First.swift": nil]),
    .init("not UTF-8", ["First.swift": shipped], encoding: .utf16),
    .init(
      "a folder", ["First.swift": nil, "First.swift/More.swift": "let b = 1\n"]),
    .init("beside a second file, an empty one", ["More.swift": ""]),
    .init("moved", ["First.swift": nil, "More/First.swift": shipped]),
    .init("beside a folder that ends in .swift", ["More.swift/Notes.txt": ""]),
    .init("with a second name", link: ("More.swift", "First.swift")),
    .init("beside a broken link", link: ("More.swift", "Nowhere.swift")),
  ]

  /// Makes it happen in the folder of an exercise, `1-First`, whose only Swift
  /// file is `First.swift`, with the shipped text.
  func happen(_ folder: URL) throws {
    func url(_ path: String) -> URL {
      folder.appending(path: path).standardizedFileURL
    }
    for path in files.filter({ $0.value == nil }).keys + [link?.path ?? "none"]
    {
      try? FileManager.default.removeItem(at: url(path))
    }
    for case (let path, let text?) in files {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try text.write(to: url(path), atomically: true, encoding: encoding)
    }
    guard let link else { return }
    try FileManager.default.createSymbolicLink(
      atPath: url(link.path).path(percentEncoded: false),
      withDestinationPath: link.destination)
  }
}
