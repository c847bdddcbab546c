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
      an order of 12 pieces, a dozen was typed, and now it is one of \
      \(order.pieces); text that isn't a number sets nothing
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      nothing was typed in this check, and the screen shows "\(host.screen)"; \
      all fields, and all checks, share text that's stored in a global or \
      static variable
      """)
  }

  @Test func `a typed number is set`() throws {
    try host.type("30", into: "Pieces")
    expect(
      order.pieces, is: 30,
      """
      30 was typed, and the order is one of \(order.pieces) pieces; a number \
      is set right away
      """)
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      30 was typed, and the screen shows "\(host.screen)"; a screen shows the \
      current values of its models, as the task describes
      """)
  }

  @Test func `text that isn't a number stays in the field`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: a dozen_",
      """
      a dozen was typed, and the screen shows "\(host.screen)"; the setter has \
      to store the text, and the getter has to return it
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
      a dozen was typed, and the screen shows "\(host.screen)"; below the \
      field is a line with the text
      """)
  }

  @Test func `the line disappears after the next number`() throws {
    try host.type("a dozen", into: "Pieces")
    try host.type("12", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      a dozen was typed, then 12, which the order had already, and the screen \
      shows "\(host.screen)"; the text that wasn't a number is no longer \
      needed
      """)
    try host.type("a dozen", into: "Pieces")
    try host.type("30", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      a dozen was typed, then 30, and the screen shows "\(host.screen)"; a \
      number is set, no matter what was typed before it
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
      a dozen was typed, then a doze, and the screen shows "\(host.screen)"; a \
      screen shows the current values of its models, as the task describes
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
    ])
  func `text that Int doesn't accept isn't a number`(
    text: String, screen: String
  ) throws {
    try host.paste(text, into: "Pieces")
    expect(
      order.pieces, is: 12,
      """
      "\(text)" was pasted, and the order is one of \(order.pieces) pieces; \
      Int doesn't accept this text, so there's nothing to set
      """)
    expect(
      host.screen, is: screen,
      """
      "\(text)" was pasted, and the screen shows "\(host.screen)"; Int doesn't \
      accept this text, so it stays unchanged, in the field and in the line
      """)
  }

  @Test func `the field follows the order`() throws {
    host.perform { order.pieces = 24 }
    expect(
      host.screen, is: "Pieces: 24_\n24 donuts",
      """
      the order became one of 24 pieces, and the screen shows \
      "\(host.screen)"; text that's stored from the start doesn't follow the \
      number
      """)
    try host.type("30", into: "Pieces")
    host.perform { order.pieces = 36 }
    expect(
      host.screen, is: "Pieces: 36_\n36 donuts",
      """
      30 was typed, then the order became one of 36 pieces, and the screen \
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
      a view with a 5 in its state passed `$value` to a field, 6 was typed, \
      and the screen shows "\(host.screen)"; a screen shows the current values \
      of its models, as the task describes
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Pieces: 7_\nOwned: 7",
      """
      the owner set the number to 7, and the screen shows "\(host.screen)"; a \
      screen shows the current values of its models, as the task describes
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
      a field is the only view, the number behind its binding became 24, and \
      the screen shows "\(host.screen)"; this field isn't created again, so it \
      has to read its binding, because the value its init read is stale
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
      a dozen was pasted, then nothing, and what was set is \(all). Don't set \
      even the old number again, because its owner may save it, or send it
      """)
    try host.type("30", into: "Pieces")
    expect(
      all, is: [3, 30],
      """
      30 was typed, and what was set is \(all); each key sets the text typed \
      so far
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
      a dozen was typed into the second field, and the screen shows \
      "\(host.screen)"; the text belongs to its field
      """)
  }
}
