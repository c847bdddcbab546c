import Testing

@testable import NotesKit

/// A screen of ten lines holds eight, for the prompt and the blank line after
/// an answer take one each.
@Suite struct SheetTests {
  let sheet = Sheet(Display(width: 60, rows: 10))

  private func chunk(_ count: Int, _ tie: Chunk.Tie = .none) -> Chunk {
    Chunk(lines: (0..<count).map { "line \($0)" }, tie: tie)
  }

  @Test func `a narrow screen leaves room for a prompt of two lines`() {
    #expect(sheet.height == 8)
    #expect(Sheet(Display(width: 40, rows: 10)).height == 7)
    #expect(Sheet(Display(width: 40, rows: 1)).height == 1)
  }

  @Test func `a wide line takes more than one, and escapes take none`() {
    let wide = String(repeating: "x", count: 61)
    #expect(sheet.height(of: [wide, "", "観察"]) == 4)
    #expect(sheet.height(of: ["\u{1B}[1m\(wide.dropLast())\u{1B}[0m"]) == 1)
    let link = "\u{1B}]8;id=note;https://a.b/\(wide)\u{1B}\\a\u{1B}]8;;\u{1B}\\"
    #expect(sheet.height(of: [link]) == 1)
  }

  @Test func `a page ends between two blocks`() {
    #expect(sheet.end(of: [chunk(4), chunk(3)]) == PageEnd(chunks: 2))
    #expect(sheet.end(of: [chunk(4), chunk(4)]) == PageEnd(chunks: 1))
  }

  @Test(arguments: [Chunk.Tie.sentence, .output, .code, .heading])
  func `a page does not end where two chunks are tied`(tie: Chunk.Tie) {
    let blocks = [chunk(2), chunk(1, tie), chunk(6)]
    #expect(sheet.end(of: blocks) == PageEnd(chunks: 1))
  }

  @Test func `what is tied and does not fit breaks at its weakest tie`() {
    let tooTall = [chunk(3, .sentence), chunk(5)]
    #expect(sheet.end(of: tooTall) == PageEnd(chunks: 1))
    // Equal ties all give way, so the page takes as many as it can.
    let equal = [chunk(1, .sentence), chunk(3, .sentence), chunk(4)]
    #expect(sheet.end(of: equal) == PageEnd(chunks: 2))
    let shown = [chunk(2, .sentence), chunk(3, .code), chunk(4)]
    #expect(sheet.end(of: shown) == PageEnd(chunks: 1))
    let told = [chunk(3, .code), chunk(3, .output), chunk(4)]
    #expect(sheet.end(of: told) == PageEnd(chunks: 2))
  }

  @Test func `a heading never stands alone if what follows can be cut`() {
    let below = [chunk(4), chunk(1, .heading), chunk(8)]
    #expect(sheet.end(of: below) == PageEnd(chunks: 1))
    #expect(
      sheet.end(of: Array(below[1...])) == PageEnd(chunks: 1, lines: 6))
  }

  @Test func `a block taller than a page is cut, and fills the page`() {
    #expect(sheet.end(of: [chunk(9)]) == PageEnd(chunks: 0, lines: 8))
    #expect(
      sheet.end(of: [chunk(1), chunk(9)]) == PageEnd(chunks: 1, lines: 6))
    #expect(sheet.end(of: [chunk(2), chunk(9)]) == PageEnd(chunks: 1))
  }

  @Test func `it is cut at a blank line, or where code is at the margin`() {
    var code = chunk(12)
    code.lines = code.lines.map { "      \($0)" }
    code.lines[5] = "    }"
    code.lines[6] = "    func f() {"
    #expect(sheet.end(of: [code]) == PageEnd(chunks: 0, lines: 6))
    code.lines[5] = ""
    #expect(sheet.end(of: [code]) == PageEnd(chunks: 0, lines: 5))
  }

  @Test func `pages taken one by one show each line once`() {
    var rest = [chunk(3), chunk(30), chunk(1, .sentence), chunk(7)]
    rest[1].lines[12] = ""
    let all = rest.flatMap(\.lines).filter { !$0.isEmpty }
    var shown: [String] = []
    while !rest.isEmpty {
      let page = sheet.takePage(from: &rest)
      #expect(sheet.fits(page))
      shown += page.flatMap(\.lines)
    }
    #expect(shown.filter { !$0.isEmpty } == all)
  }
}
