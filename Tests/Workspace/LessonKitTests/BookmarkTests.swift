import Foundation
import Testing

@testable import LessonKit

@Suite struct BookmarkTests {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "bookmark-\(UUID().uuidString)")

  @Test func `a place is kept, and forgotten at the end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bookmark = Bookmark(file: folder.appending(path: "lessons/01-One"))
    #expect(bookmark.section == nil)
    #expect(bookmark.set("Pitfalls") == nil)
    #expect(bookmark.section == "Pitfalls")
    #expect(bookmark.set(nil) == nil)
    #expect(bookmark.section == nil)
    #expect(bookmark.set(nil) == nil)
  }

  @Test func `a folder that cannot be made is named, with a remedy`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let bookmark = Bookmark(file: folder.appending(path: "lessons/01-One"))
    let error = try #require(bookmark.set("Pitfalls"))
    #expect(
      error.description.hasSuffix(
        "lessons/ cannot be written to; chmod -R u+rwX .workbook"))
  }
}
