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
      evaluated: \(host.evaluations); an order became ready, but the number of \
      orders stayed the same, so the CountLine should not be evaluated. \
      Reading a derived value reads everything that its getter reads, even if \
      you need only the count
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
      the kitchen has four orders, the soup is ready, and the pie is next; on \
      their own, the lines show \(lines), but each should show the same as on \
      the board
      """)
  }

  // MARK: How many there are

  @Test func `adding or removing an order re-evaluates two bodies`() {
    host.perform { kitchen.orders.append(Order("tea")) }
    expectAtMost(
      2,
      """
      an order was added, so only the two lines that read the array should be \
      evaluated
      """)
    expectScreen("Orders: 5\nNext: pie\nopen", "the tea was added")
    host.reset()
    host.perform { kitchen.orders.remove(at: 1) }
    expectAtMost(
      2,
      """
      an order was removed, so only the two lines that read the array should \
      be evaluated
      """)
    expectScreen("Orders: 4\nNext: stew\nopen", "the pie was removed")
  }

  // MARK: The next one

  @Test func `an order behind the next order re-evaluates no body`() {
    host.perform { kitchen.orders[3].isReady = true }
    expectAtMost(
      0,
      """
      the pie is next, and the cake became ready, so no body should be \
      evaluated. Don't read the orders behind the next order: `filter` reads \
      them all, and so does a loop that doesn't stop at the next order
      """)
    host.perform { kitchen.orders[2].isReady = true }
    expectAtMost(
      0,
      """
      the pie is next, and the stew became ready, so no body should be evaluated
      """)
  }

  @Test func `the next order re-evaluates one body`() {
    host.perform { kitchen.orders[1].isReady = true }
    expectAtMost(
      1,
      """
      the pie became ready, so only the line that shows the next order should \
      be evaluated
      """)
    expectScreen("Orders: 4\nNext: stew\nopen", "the pie became ready")
  }

  @Test func `later orders are found when their turn comes`() {
    host.perform { kitchen.orders[2].isReady = true }
    host.perform { kitchen.orders[1].isReady = true }
    expectScreen(
      "Orders: 4\nNext: cake\nopen", "the stew became ready, then the pie")
    host.reset()
    host.perform { kitchen.orders[3].isReady = true }
    expectScreen("Orders: 4\nNext: nothing\nopen", "all orders became ready")
    expectAtMost(
      1,
      """
      the last order became ready, so only the line that shows the next order \
      should be evaluated
      """)
  }

  @Test func `an earlier order can become the next order again`() {
    host.perform { kitchen.orders[0].isReady = false }
    expectScreen(
      "Orders: 4\nNext: soup\nopen",
      """
      the pie was next, then the soup, an earlier order that NextLine should \
      also read, was set to not ready
      """)
  }

  @Test func `the first added order is the next order`() {
    let kitchen = Kitchen()
    let host = TestHost(OrderBoard(kitchen: kitchen))
    host.perform { kitchen.orders.append(Order("tea")) }
    expect(
      host.screen, is: "Orders: 1\nNext: tea\nopen",
      """
      the tea was added to an empty kitchen, but the board shows \
      "\(host.screen)"; it should show one order, with the tea next
      """)
  }

  // MARK: The door

  @Test func `a notice re-evaluates no body while the kitchen is open`() {
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(
      0,
      """
      the kitchen is open, so a new notice isn't shown, and no body should be \
      evaluated. Reading a property into a constant is a read, even if the \
      constant isn't used
      """)
  }

  @Test func `a notice re-evaluates one body while the kitchen is closed`() {
    host.perform { kitchen.isOpen = false }
    expectAtMost(
      1,
      """
      the kitchen closed, so only the line that shows whether it's open should \
      be evaluated
      """)
    expectScreen(
      "Orders: 4\nNext: pie\nclosed, back at 5", "the kitchen closed")
    host.reset()
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(
      1,
      """
      the kitchen is closed, and its notice was changed, so only the line that \
      shows the notice should be evaluated
      """)
    expectScreen(
      "Orders: 4\nNext: pie\nclosed, on holiday", "the notice was changed")
  }

  @Test func `a kitchen that opens no longer shows its notice`() {
    host.perform { kitchen.isOpen = false }
    host.reset()
    host.perform { kitchen.isOpen = true }
    expectAtMost(
      1,
      """
      the kitchen opened, so only the line that shows whether it's open should \
      be evaluated
      """)
    host.reset()
    host.perform { kitchen.notice = "on holiday" }
    expectAtMost(
      0,
      """
      the kitchen is open again, so a new notice isn't shown, and no body \
      should be evaluated
      """)
    host.perform { kitchen.isOpen = false }
    expectScreen(
      "Orders: 4\nNext: pie\nclosed, on holiday",
      """
      the notice was changed while the kitchen was open, then the kitchen closed
      """)
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
      the board was passed a different kitchen, and shows "\(host.screen)"; it \
      should show the new kitchen
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
      the board was passed a different kitchen with equal values, then the new \
      kitchen's orders were replaced with tea and cake, and the new kitchen \
      closed. The board shows "\(host.screen)"; follow the new kitchen: it's a \
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
      evaluated: \(host.evaluations); the board should pass its kitchen along, \
      and read nothing from it. A read in a line's init counts as a read by \
      the board
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
      \(what), but the board shows "\(host.screen)"; it should show the \
      current values of its kitchen, as in the task
      """,
      sourceLocation: sourceLocation)
  }
}
