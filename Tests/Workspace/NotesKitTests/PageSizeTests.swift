import Testing

@testable import NotesKit

/// A screen of ten lines holds eight, for the prompt and the blank line after
/// an answer take one each.
@Suite struct PageSizeTests {
  let pageSize = PageSize(Display(width: 60, rows: 10))

  private func piece(_ count: Int, _ tie: BlockLines.Tie = .none) -> BlockLines
  {
    BlockLines(lines: (0..<count).map { "line \($0)" }, tie: tie)
  }

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

  @Test func `a page ends between two blocks`() {
    #expect(pageSize.end(of: [piece(4), piece(3)]) == PageEnd(pieces: 2))
    #expect(pageSize.end(of: [piece(4), piece(4)]) == PageEnd(pieces: 1))
  }

  @Test(arguments: [BlockLines.Tie.sentence, .output, .code, .heading])
  func `a page does not end where two pieces are tied`(tie: BlockLines.Tie) {
    let blocks = [piece(2), piece(1, tie), piece(6)]
    #expect(pageSize.end(of: blocks) == PageEnd(pieces: 1))
  }

  @Test func `what is tied and does not fit breaks at its weakest tie`() {
    let tooTall = [piece(3, .sentence), piece(5)]
    #expect(pageSize.end(of: tooTall) == PageEnd(pieces: 1))
    // Equal ties all give way, so the page takes as many as it can.
    let equal = [piece(1, .sentence), piece(3, .sentence), piece(4)]
    #expect(pageSize.end(of: equal) == PageEnd(pieces: 2))
    let shown = [piece(2, .sentence), piece(3, .code), piece(4)]
    #expect(pageSize.end(of: shown) == PageEnd(pieces: 1))
    let told = [piece(3, .code), piece(3, .output), piece(4)]
    #expect(pageSize.end(of: told) == PageEnd(pieces: 2))
  }

  @Test func `a heading never stands alone if what follows can be cut`() {
    let below = [piece(4), piece(1, .heading), piece(8)]
    #expect(pageSize.end(of: below) == PageEnd(pieces: 1))
    #expect(
      pageSize.end(of: Array(below[1...])) == PageEnd(pieces: 1, lines: 6))
  }

  @Test func `a block taller than a page is cut, and fills the page`() {
    #expect(pageSize.end(of: [piece(9)]) == PageEnd(pieces: 0, lines: 8))
    #expect(
      pageSize.end(of: [piece(1), piece(9)]) == PageEnd(pieces: 1, lines: 6))
    #expect(pageSize.end(of: [piece(2), piece(9)]) == PageEnd(pieces: 1))
  }

  @Test func `it is cut at a blank line, or where code is at the margin`() {
    var code = piece(12)
    code.lines = code.lines.map { "      \($0)" }
    code.lines[5] = "    }"
    code.lines[6] = "    func f() {"
    #expect(pageSize.end(of: [code]) == PageEnd(pieces: 0, lines: 6))
    code.lines[5] = ""
    #expect(pageSize.end(of: [code]) == PageEnd(pieces: 0, lines: 5))
  }

  @Test func `pages taken one by one show each line once`() {
    var rest = [piece(3), piece(30), piece(1, .sentence), piece(7)]
    rest[1].lines[12] = ""
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
