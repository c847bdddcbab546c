import GradingKit
import Testing
import ViewGrading

@testable import TextToNumber

@MainActor
@Suite("6.3 TextToNumber", .exercise())
struct TextToNumberTests: ViewSuite {
  let order = Order()
  let host: TestHost

  init() {
    let order = order
    host = TestHost(OrderScreen(order: order))
  }

  @Test func `text that isn't a number doesn't change the order`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      order.pieces, is: 12,
      """
      "a dozen" was typed into the field of an order for 12 pieces, and now \
      the order is for \(order.pieces); text that isn't a number shouldn't set \
      anything
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      nothing was typed in this check, but the screen shows "\(host.screen)"; \
      keep the text in the field's state, because a global or static variable \
      is shared by all fields, and all checks
      """)
  }

  @Test func `a typed number is set`() throws {
    try host.type("30", into: "Pieces")
    expect(
      order.pieces, is: 30,
      """
      "30" was typed, but the order is for \(order.pieces) pieces; a number \
      should be set right away
      """)
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      "30" was typed, but the screen shows "\(host.screen)"; the field and the \
      line below it should show 30, and there should be no other line
      """)
  }

  @Test func `text that isn't a number stays in the field`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: a dozen_",
      """
      "a dozen" was typed, but the screen shows "\(host.screen)"; the setter \
      has to store the text, and the getter has to return it
      """)
  }

  @Test func `a line shows the text that isn't a number`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      host.screen,
      is: """
        Pieces: a dozen_
        a dozen isn't a number
        12 donuts
        """,
      """
      "a dozen" was typed, but the screen shows "\(host.screen)"; below the \
      field, it should show the line "a dozen isn't a number"
      """)
  }

  @Test func `the line disappears after the next number`() throws {
    try host.type("a dozen", into: "Pieces")
    try host.type("12", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      "a dozen" was typed, then "12", which is also the order's number, but \
      the screen shows "\(host.screen)"; typing a number should remove the \
      text that isn't a number
      """)
    try host.type("a dozen", into: "Pieces")
    try host.type("30", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      "a dozen" was typed, then "30", but the screen shows "\(host.screen)"; a \
      number should be set, no matter what was typed before it
      """)
  }

  @Test func `new text that isn't a number replaces the previous text`() throws
  {
    try host.type("a dozen", into: "Pieces")
    try host.type("a doze", into: "Pieces")
    expect(
      host.screen,
      is: """
        Pieces: a doze_
        a doze isn't a number
        12 donuts
        """,
      """
      "a dozen" was typed, then "a doze", but the screen shows \
      "\(host.screen)"; the field and the line below it should show the text \
      that was typed last
      """)
  }

  @Test(
    arguments: [
      ("A dozen", "Pieces: A dozen_\nA dozen isn't a number\n12 donuts"),
      ("", "Pieces: _\n isn't a number\n12 donuts"),
      (" ", "Pieces:  _\n  isn't a number\n12 donuts"),
      ("1.5", "Pieces: 1.5_\n1.5 isn't a number\n12 donuts"),
      ("30 ", "Pieces: 30 _\n30  isn't a number\n12 donuts"),
      (
        "99999999999999999999",
        """
        Pieces: 99999999999999999999_
        99999999999999999999 isn't a number
        12 donuts
        """
      ),
      (
        "as many as there are left",
        """
        Pieces: as many as there are left_
        as many as there are left isn't a number
        12 donuts
        """
      ),
    ])
  func `text that Int doesn't accept isn't a number`(
    text: String, screen: String
  ) throws {
    try host.paste(text, into: "Pieces")
    expect(
      order.pieces, is: 12,
      """
      "\(text)" was pasted into the field of an order for 12 pieces, and now \
      the order is for \(order.pieces); Int doesn't accept this text, so \
      nothing should be set
      """)
    expect(
      host.screen, is: screen,
      """
      "\(text)" was pasted, but the screen shows "\(host.screen)"; Int doesn't \
      accept this text, so the field and the line below it should show the \
      text unchanged
      """)
  }

  @Test func `the field follows the order`() throws {
    host.perform { order.pieces = 24 }
    expect(
      host.screen, is: "Pieces: 24_\n24 donuts",
      """
      the order was changed to 24 pieces, but the screen shows \
      "\(host.screen)"; let the field read the number each time, and don't \
      store the number as text from the start
      """)
    try host.type("30", into: "Pieces")
    host.perform { order.pieces = 36 }
    expect(
      host.screen, is: "Pieces: 36_\n36 donuts",
      """
      "30" was typed, then the order was changed to 36 pieces, but the screen \
      shows "\(host.screen)"; store the typed text only if it isn't a number
      """)
  }

  @Test func `the field sets the number it's given a binding to`() throws {
    let host = TestHost(
      Owner(5, then: 7) { number in PiecesField(pieces: number) })
    try host.type("6", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: 6_\nOwned: 6",
      """
      a view that owns the number 5 passed `$value` to a field, "6" was typed, \
      but the screen shows "\(host.screen)"; the field should set the owner's \
      number, and the field and its owner should both show 6
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Pieces: 7_\nOwned: 7",
      """
      the owner set the number to 7, but the screen shows "\(host.screen)"; \
      the field should show the owner's current number
      """)
  }

  @Test func `a field of a different order edits that order`() throws {
    let other = Order()
    other.pieces = 5
    let host = TestHost(
      Parent(order, other) { order in OrderScreen(order: order) })
    try host.press("Other")
    try host.type("6", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: 6_\n6 donuts",
      """
      the screen was given a different order, then "6" was typed, and the \
      screen shows "\(host.screen)"; the field should use the binding that it \
      was passed last
      """)
    expect(
      order.pieces, is: 12,
      """
      the screen was given a different order, then "6" was typed, and now the \
      first order is for \(order.pieces) pieces; the first order should still \
      be for 12
      """)
  }

  @Test func `the field reads the number each time`() {
    let host = TestHost(
      PiecesField(
        pieces: .init {
          order.pieces
        } set: {
          order.pieces = $0
        }))
    host.perform { order.pieces = 24 }
    expect(
      host.screen, is: "Pieces: 24_",
      """
      the number behind a field's binding was changed to 24, but the screen \
      shows "\(host.screen)"; no parent creates this field again, so read the \
      binding in the field's body, not in init
      """)
  }

  @Test func `text that isn't a number sets nothing`() throws {
    var number = 12
    var all: [Int] = []
    let host = TestHost(
      PiecesField(
        pieces: .init {
          number
        } set: {
          number = $0
          all.append($0)
        }))
    try host.paste("a dozen", into: "Pieces")
    try host.paste("", into: "Pieces")
    expect(
      all, is: [],
      """
      after "a dozen" and then "" were pasted, the binding was set to \(all), \
      in this order; don't even set the old number again, because the number's \
      owner may save it, or send it
      """)
    try host.type("30", into: "Pieces")
    expect(
      all, is: [3, 30],
      """
      "30" was typed, and the binding was set to \(all); each keystroke should \
      set the number typed so far, first 3, then 30
      """)
  }

  @Test func `two fields keep their text separate`() throws {
    let host = TestHost {
      OrderScreen(order: order)
      OrderScreen(order: Order())
    }
    try host.type("a dozen", into: "Pieces", at: 1)
    expect(
      host.screen,
      is: """
        Pieces: 12_
        12 donuts
        Pieces: a dozen_
        a dozen isn't a number
        12 donuts
        """,
      """
      "a dozen" was typed into the second of two fields, but the screen shows \
      "\(host.screen)"; each field should keep its own text
      """)
  }
}
