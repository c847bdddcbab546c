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

  @Test func `what is no number leaves the order alone`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      order.pieces, is: 12,
      """
      an order of 12 pieces, a dozen was typed, and now it is one of \
      \(order.pieces); a text that is no number has nothing to set
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      nothing was typed in this check, and the screen shows \
      "\(host.screen)"; a text that is kept in a global or a static is shared \
      by all fields, and by all checks
      """)
  }

  @Test func `a number that is typed is set`() throws {
    try host.type("30", into: "Pieces")
    expect(
      order.pieces, is: 30,
      """
      30 was typed, and the order is one of \(order.pieces) pieces; what is a \
      number is set at once
      """)
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      30 was typed, and the screen says "\(host.screen)"; a screen shows what \
      its models hold now, as the task says
      """)
  }

  @Test func `what is no number stays in the field`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: a dozen_",
      """
      a dozen was typed, and the screen says "\(host.screen)"; the setter has \
      to keep the text, and the getter to give it back
      """)
  }

  @Test func `a line says what is no number`() throws {
    try host.type("a dozen", into: "Pieces")
    expect(
      host.screen,
      is: """
        Pieces: a dozen_
        a dozen is no number
        12 donuts
        """,
      """
      a dozen was typed, and the screen says "\(host.screen)"; below the \
      field stands a line with the text
      """)
  }

  @Test func `the line is gone after the next number`() throws {
    try host.type("a dozen", into: "Pieces")
    try host.type("12", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 12_\n12 donuts",
      """
      a dozen was typed, then 12, which the order had already, and the screen \
      says "\(host.screen)"; the text that was no number is no longer needed
      """)
    try host.type("a dozen", into: "Pieces")
    try host.type("30", into: "Pieces")
    expect(
      host.screen, is: "Pieces: 30_\n30 donuts",
      """
      a dozen was typed, then 30, and the screen says "\(host.screen)"; a \
      number is set, whatever was typed before it
      """)
  }

  @Test func `each text that is no number takes the place of the last`() throws
  {
    try host.type("a dozen", into: "Pieces")
    try host.type("a doze", into: "Pieces")
    expect(
      host.screen,
      is: """
        Pieces: a doze_
        a doze is no number
        12 donuts
        """,
      """
      a dozen was typed, then a doze, and the screen says "\(host.screen)"; a \
      screen shows what its models hold now, as the task says
      """)
  }

  @Test(
    arguments: [
      ("A dozen", "Pieces: A dozen_\nA dozen is no number\n12 donuts"),
      ("", "Pieces: _\n is no number\n12 donuts"),
      (" ", "Pieces:  _\n  is no number\n12 donuts"),
      ("1.5", "Pieces: 1.5_\n1.5 is no number\n12 donuts"),
      ("30 ", "Pieces: 30 _\n30  is no number\n12 donuts"),
      (
        "99999999999999999999",
        """
        Pieces: 99999999999999999999_
        99999999999999999999 is no number
        12 donuts
        """
      ),
    ])
  func `what Int does not take is no number`(
    text: String, screen: String
  ) throws {
    try host.paste(text, into: "Pieces")
    expect(
      order.pieces, is: 12,
      """
      "\(text)" was pasted, and the order is one of \(order.pieces) pieces; \
      Int makes no number of this text, so there is nothing to set
      """)
    expect(
      host.screen, is: screen,
      """
      "\(text)" was pasted, and the screen says "\(host.screen)"; Int makes no \
      number of this text, so it stays as it is, and the line says it as it is
      """)
  }

  @Test func `the field follows the order`() throws {
    host.perform { order.pieces = 24 }
    expect(
      host.screen, is: "Pieces: 24_\n24 donuts",
      """
      the order became one of 24 pieces, and the screen says "\(host.screen)"; \
      a text that is kept from the beginning does not follow the number
      """)
    try host.type("30", into: "Pieces")
    host.perform { order.pieces = 36 }
    expect(
      host.screen, is: "Pieces: 36_\n36 donuts",
      """
      30 was typed, then the order became one of 36 pieces, and the screen \
      says "\(host.screen)"; keep what is typed where it is no number, and \
      nowhere else
      """)
  }

  @Test func `the field sets the number that it is handed`() throws {
    let host = TestHost(
      Owner(5, then: 7) { number in PiecesField(pieces: number) })
    try host.type("6", into: "Pieces")
    expect(
      host.screen, contains: "Pieces: 6_\nOwned: 6",
      """
      a view that keeps a 5 in its state handed `$value` to a field, 6 was \
      typed, and the screen says "\(host.screen)"; a screen shows what its \
      models hold now, as the task says
      """)
    try host.press("Set")
    expect(
      host.screen, contains: "Pieces: 7_\nOwned: 7",
      """
      the owner set the number to 7, and the screen says "\(host.screen)"; a \
      screen shows what its models hold now, as the task says
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
      a field stands alone, the number behind its binding became 24, and the \
      screen says "\(host.screen)"; nobody makes this field again, so it has \
      to ask its binding, because what its init has read is old
      """)
  }

  @Test func `what is no number is not sent anywhere`() throws {
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
      a dozen was pasted, then nothing, and what was set is \(all). Not even \
      the old number is set again, because its owner may save it, or send it
      """)
    try host.type("30", into: "Pieces")
    expect(
      all, is: [3, 30],
      """
      30 was typed, and what was set is \(all); each key sets what has been \
      typed so far
      """)
  }

  @Test func `two fields keep their texts apart`() throws {
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
        a dozen is no number
        12 donuts
        """,
      """
      a dozen was typed into the second field, and the screen says \
      "\(host.screen)"; the text belongs to its field
      """)
  }
}
