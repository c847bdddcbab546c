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
    try bookmark.set("Pitfalls")
    #expect(bookmark.section == "Pitfalls")
    try bookmark.set(nil)
    #expect(bookmark.section == nil)
  }

  @Test func `a folder that cannot be made is named`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let bookmark = Bookmark(file: folder.appending(path: "lessons/01-One"))
    let error = #expect(throws: LessonError.self) {
      try bookmark.set("Pitfalls")
    }
    #expect(error?.description.contains("cannot be written to") == true)
  }
}
