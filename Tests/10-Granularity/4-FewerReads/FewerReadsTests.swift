import GradingKit
import Testing
import ViewGrading

@testable import FewerReads

@MainActor
@Suite("10.4 FewerReads", .exercise())
struct FewerReadsTests: ViewSuite {
  let kitchen = Kitchen("soup", "pie", "stew", "cake")
  let host: TestHost

  init() {
    kitchen.orders[0].isReady = true
    let kitchen = kitchen
    host = TestHost(OrderBoard(kitchen: kitchen))
    host.reset()
  }

  // MARK: Each line

  @Test func `the count never reads whether an order is ready`() {
    host.perform { kitchen.orders[1].isReady = true }
    expect(
      host.count(of: CountLine.self), is: 0,
      """
      evaluated: \(host.evaluations); an order became ready, and there are as \
      many as before. A derived value reads all that its getter reads, also \
      where only its count is wanted
      """)
  }

  @Test func `each line works on its own`() {
    let lines = [
      TestHost(CountLine(kitchen: kitchen)).screen,
      TestHost(NextLine(kitchen: kitchen)).screen,
      TestHost(DoorLine(kitchen: kitchen)).screen,
    ]
    expect(
      lines, is: ["Orders: 4", "Next: pie", "open"],
      """
      of four orders the soup is ready and the pie is the first that is not; \
      on their own, the lines show \(lines)
      """)
  }

  // MARK: How many there are

  @Test func `adding or removing an order re-evaluates two bodies`() {
    host.perform { kitchen.orders.append(Order("tea")) }
    expectAtMost(2, "an order was added; two lines read the array")
    expectScreen("Orders: 5\nNext: pie\nopen", "the tea was ordered")
    host.reset()
    host.perform { kitchen.orders.remove(at: 1) }
    expectAtMost(2, "an order was removed; two lines read the array")
    expectScreen("Orders: 4\nNext: stew\nopen", "the pie was removed")
  }

  // MARK: The next one

  @Test func `an order behind the next order re-evaluates no body`() {
    host.perform { kitchen.orders[3].isReady = true }
    expectAtMost(
      0,
      """
      the pie is next, and the cake became ready. The line doesn't need to \
      read the orders behind the next order; `filter` reads them all, and so \
      does a loop that continues
      """)
    host.perform { kitchen.orders[2].isReady = true }
    expectAtMost(0, "the pie is next, and the stew became ready")
  }

  @Test func `the next order re-evaluates one body`() {
    host.perform { kitchen.orders[1].isReady = true }
    expectAtMost(1, "one line shows which order is next")
    expectScreen("Orders: 4\nNext: stew\nopen", "the pie became ready")
  }

  @Test func `later orders are found when their turn comes`() {
    host.perform { kitchen.orders[2].isReady = true }
    host.perform { kitchen.orders[1].isReady = true }
    expectScreen(
      "Orders: 4\nNext: cake\nopen", "the stew became ready, then the pie")
    host.reset()
    host.perform { kitchen.orders[3].isReady = true }
    expectScreen("Orders: 4\nNext: nothing\nopen", "all are ready")
    expectAtMost(1, "the last order became ready, and one line shows it")
  }

  @Test func `an earlier order can become the next order again`() {
    host.perform { kitchen.orders[0].isReady = false }
    expectScreen(
      "Orders: 4\nNext: soup\nopen",
      """
      the soup, in front of the pie, isn't ready any more; the line has to \
      ask all those up to the next one
      """)
  }

  @Test func `the first added order is the next order`() {
    let kitchen = Kitchen()
    let host = TestHost(OrderBoard(kitchen: kitchen))
    host.perform { kitchen.orders.append(Order("tea")) }
    expect(
      host.screen, is: "Orders: 1\nNext: tea\nopen",
      """
      the tea is the first order of an empty kitchen, and the board shows \
      "\(host.screen)"; a screen shows the current values of its models, as in \
      the task
      """)
  }

  // MARK: The door

  @Test func `a notice re-evaluates no body while the kitchen is open`() {
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(
      0,
      """
      the kitchen is open, and its notice was changed, which isn't shown. \
      Reading into a constant is a read, even if the constant isn't used
      """)
  }

  @Test func `a notice re-evaluates one body while the kitchen is closed`() {
    host.perform { kitchen.isOpen = false }
    expectAtMost(1, "the kitchen closed; one line shows it")
    expectScreen("Orders: 4\nNext: pie\nclosed, back at 5", "it is closed")
    host.reset()
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(1, "the kitchen is closed; one line shows the notice")
    expectScreen(
      "Orders: 4\nNext: pie\nclosed, on holiday", "the notice was changed")
  }

  @Test func `a kitchen that opens no longer shows its notice`() {
    host.perform { kitchen.isOpen = false }
    host.reset()
    host.perform { kitchen.isOpen = true }
    expectAtMost(1, "the kitchen opened; one line shows it")
    host.reset()
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(0, "the kitchen is open again, and its notice was changed")
    host.perform { kitchen.isOpen = false }
    expectScreen(
      "Orders: 4\nNext: pie\nclosed, on holiday",
      "the notice was changed while it was open, then it closed")
  }

  // MARK: The board

  @Test func `a different kitchen is shown`() throws {
    let other = Kitchen("tea")
    other.isOpen = false
    let host = TestHost(
      Parent(kitchen, other) { kitchen in OrderBoard(kitchen: kitchen) })
    try host.press("Other")
    expect(
      host.screen, is: "Orders: 1\nNext: tea\nclosed, back at 5",
      """
      passed a different kitchen, the board shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
  }

  @Test func `a different kitchen is followed, even if it looks the same`()
    throws
  {
    let first = Kitchen("soup")
    let other = Kitchen("soup")
    let host = TestHost(
      Parent(first, other) { kitchen in OrderBoard(kitchen: kitchen) })
    try host.press("Other")
    host.perform {
      other.orders = [Order("tea"), Order("cake")]
      other.isOpen = false
    }
    expect(
      host.screen, is: "Orders: 2\nNext: tea\nclosed, back at 5",
      """
      passed a different kitchen with the same orders, in which tea and cake \
      were ordered and which closed, the board shows "\(host.screen)"; it's a \
      different object, even if its values are equal
      """)
  }

  private func expectAtMost(
    _ count: Int, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.count(of: OrderBoard.self), is: 0,
      """
      evaluated: \(host.evaluations); the board passes its kitchen along, and \
      reads nothing from it. A read in a line's init counts as a read by the \
      board
      """,
      sourceLocation: sourceLocation)
    expect(
      host.causes, hasAtMost: count,
      "evaluated: \(host.evaluations); \(what)", sourceLocation: sourceLocation)
  }

  private func expectScreen(
    _ lines: String, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.screen, is: lines,
      """
      \(what), and the board shows "\(host.screen)"; a screen shows the \
      current values of its models, as in the task
      """,
      sourceLocation: sourceLocation)
  }
}
