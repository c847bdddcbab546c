import Testing

@testable import NotesKit

/// A screen of ten lines holds eight, for the prompt and the blank line after
/// an answer take one each.
struct `What fits on a page` {
  let pageSize = PageSize(Display(width: 60, rows: 10))

  @Test func `a narrow screen leaves room for a prompt of two lines`() {
    #expect(pageSize.height == 8)
    #expect(PageSize(Display(width: 40, rows: 10)).height == 7)
    #expect(PageSize(Display(width: 40, rows: 1)).height == 1)
  }

  @Test func `a wide line takes more than one, and escapes take none`() {
    let wide = String(repeating: "x", count: 61)
    #expect(pageSize.height(of: [wide, "", "観察"]) == 4)
    #expect(pageSize.height(of: ["\u{1B}[1m\(wide.dropLast())\u{1B}[0m"]) == 1)
    let link = "\u{1B}]8;id=note;https://a.b/\(wide)\u{1B}\\a\u{1B}]8;;\u{1B}\\"
    #expect(pageSize.height(of: [link]) == 1)
  }

  private static func piece(
    _ count: Int, _ tie: BlockLines.Tie = .none
  ) -> BlockLines {
    BlockLines(lines: (0..<count).map { "line \($0)" }, tie: tie)
  }

  static let ends: [([BlockLines], PageEnd)] = [
    // A page ends between two blocks.
    ([piece(4), piece(3)], PageEnd(pieces: 2)),
    ([piece(4), piece(4)], PageEnd(pieces: 1)),
    // It doesn't end where two are tied.
    ([piece(2), piece(1, .sentence), piece(6)], PageEnd(pieces: 1)),
    ([piece(2), piece(1, .output), piece(6)], PageEnd(pieces: 1)),
    ([piece(2), piece(1, .code), piece(6)], PageEnd(pieces: 1)),
    ([piece(2), piece(1, .heading), piece(6)], PageEnd(pieces: 1)),
    // What is tied and doesn't fit breaks at its weakest tie.
    ([piece(3, .sentence), piece(5)], PageEnd(pieces: 1)),
    ([piece(2, .sentence), piece(3, .code), piece(4)], PageEnd(pieces: 1)),
    ([piece(3, .code), piece(3, .output), piece(4)], PageEnd(pieces: 2)),
    // Equal ties all give way, so the page takes as many as it can.
    ([piece(1, .sentence), piece(3, .sentence), piece(4)], PageEnd(pieces: 2)),
    // A heading never stands alone if what follows can be cut.
    ([piece(4), piece(1, .heading), piece(8)], PageEnd(pieces: 1)),
    ([piece(1, .heading), piece(8)], PageEnd(pieces: 1, lines: 6)),
    // A block taller than a page is cut, and fills the page.
    ([piece(9)], PageEnd(pieces: 0, lines: 8)),
    ([piece(1), piece(9)], PageEnd(pieces: 1, lines: 6)),
    ([piece(2), piece(9)], PageEnd(pieces: 1)),
  ]

  @Test(arguments: ends)
  func `a page ends where it splits least`(blocks: [BlockLines], end: PageEnd) {
    #expect(pageSize.end(of: blocks) == end)
  }

  @Test func `it is cut at a blank line, or where code is at the margin`() {
    var code = Self.piece(12)
    code.lines = code.lines.map { "      \($0)" }
    code.lines[5] = "    }"
    code.lines[6] = "    func f() {"
    #expect(pageSize.end(of: [code]) == PageEnd(pieces: 0, lines: 6))
    code.lines[5] = ""
    #expect(pageSize.end(of: [code]) == PageEnd(pieces: 0, lines: 5))
  }

  @Test func `pages taken one by one show each line once`() {
    var rest = Self.ends.flatMap(\.0) + [Self.piece(30), Self.piece(7)]
    let all = rest.flatMap(\.lines).filter { !$0.isEmpty }
    var shown: [String] = []
    while !rest.isEmpty {
      let page = pageSize.takePage(from: &rest)
      #expect(pageSize.fits(page))
      shown += page.flatMap(\.lines)
    }
    #expect(shown.filter { !$0.isEmpty } == all)
  }
}
