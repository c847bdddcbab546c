import NotesKit
import Testing

struct `Cell width` {
  @Test func `an ASCII character takes one cell`() {
    #expect(cellWidth(of: "observe") == 7)
    #expect(cellWidth(of: "") == 0)
  }

  @Test func `a wide character takes two cells`() {
    #expect(cellWidth(of: "観察") == 4)
    #expect(cellWidth(of: "한글") == 4)
    #expect(cellWidth(of: "ＡＢ") == 4)
  }

  @Test func `an emoji takes two cells however many scalars it has`() {
    #expect(cellWidth(of: "🙂") == 2)
    #expect(cellWidth(of: "👩‍👩‍👧") == 2)
    #expect(cellWidth(of: "👍🏽") == 2)
    #expect(cellWidth(of: "🇩🇰") == 2)
    #expect(cellWidth(of: "❤️") == 2)
    #expect(cellWidth(of: "1️⃣") == 2)
  }

  @Test func `a combining mark takes no cell`() {
    #expect(cellWidth(of: "e\u{301}") == 1)
    #expect(cellWidth(of: "\u{301}") == 0)
    #expect(cellWidth(of: "\u{200B}") == 0)
    #expect(cellWidth(of: "\u{1112}\u{1161}\u{11AB}") == 2)
  }

  @Test func `a character of ambiguous width takes one cell`() {
    #expect(cellWidth(of: "─│═•…→") == 6)
  }

  @Test func `a control character takes no cell`() {
    #expect(cellWidth(of: "\u{1B}\n\r\n\t") == 0)
  }
}
