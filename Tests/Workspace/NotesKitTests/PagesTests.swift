import Foundation
import NotesKit
import Testing

struct `The pages of this workspace` {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of every page that the workspace shows in a terminal. The pages
  /// of answers have a parser of their own.
  static let pages = ["Chapters", "Exercises", "Sources", "Tests"]
    .flatMap { folder -> [String] in
      let url = root.appending(path: folder)
      let files = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? [])
        .filter { $0.pathExtension == "md" }
        .map { $0.path(percentEncoded: false) }
        .filter { !$0.contains("/Tests/Bank/") }
    }

  @Test func `have nothing that is refused`() throws {
    let readme = Self.root.appending(path: "README.md")
    let pages = Self.pages + [readme.path(percentEncoded: false)]
    #expect(pages.count > 100)
    for page in pages {
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(Document(parsing: text).refusals == [], "\(page)")
    }
  }
}
