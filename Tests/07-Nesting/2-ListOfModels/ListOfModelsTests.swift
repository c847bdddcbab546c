import GradingKit
import Testing
import ViewGrading

@testable import ListOfModels

@MainActor
@Suite("7.2 ListOfModels", .exercise())
struct ListOfModelsTests: ViewSuite {
  let book = OrderBook()

  init() {
    book.orders = [
      Order(number: 7, donuts: 2),
      Order(number: 8, donuts: 3),
      Order(number: 9, donuts: 2),
    ]
  }

  // MARK: The order

  @Test func `changing an order doesn't change the array`() {
    let changes = Recorder()
    changes.track("array") { book.orders.count }
    book.orders[1].isServed = true
    book.orders[0].donuts = 4
    expect(
      changes.calls, is: [],
      """
      \(changes), of an array with the same orders as before. An array of \
      values changes when one of them does; an array of objects doesn't
      """)
  }

  @Test func `each of its two properties notifies its observers`() {
    let changes = Recorder()
    changes.track("served") { book.orders[1].isServed }
    changes.track("donuts") { book.orders[1].donuts }
    book.orders[0].isServed = true
    book.orders[0].donuts = 5
    expect(
      changes.calls, is: [],
      "\(changes); the first order changed, and only the second was read")
    book.orders[1].donuts = 5
    expect(
      changes.calls, is: ["donuts"],
      """
      \(changes); the donuts of an order were read and changed, and isServed \
      wasn't read. An object is observed if its class is
      """)
    book.orders[1].isServed = true
    expect(
      changes.calls, is: ["donuts", "served"],
      "\(changes); at last the order was served, too")
  }

  // MARK: The row

  @Test func `a row follows its order`() {
    let host = TestHost(OrderRow(order: book.orders[1]))
    host.perform { book.orders[1].isServed = true }
    expect(
      host.screen, contains: "No. 8: 3 donuts served",
      """
      order 8 was served, and its row shows "\(host.screen)"; a row follows \
      the order's properties that its body reads
      """)
    host.perform { book.orders[1].donuts = 4 }
    expect(
      host.screen, contains: "No. 8: 4 donuts served",
      """
      order 8 has 4 donuts now, and its row shows "\(host.screen)"; a screen \
      shows the current values of its models, as the task describes
      """)
  }

  @Test func `a row shows a different order that's passed in`() throws {
    let host = TestHost(
      Parent(book.orders[0], book.orders[1]) { order in OrderRow(order: order) }
    )
    try host.press("Other")
    expect(
      host.firstLine, is: "No. 8: 3 donuts to do [Serve 8]",
      """
      given order 8 instead of 7, the row shows "\(host.firstLine)"; store \
      passed-in values in a plain property
      """)
    try host.press("Serve 8")
    expect(
      host.firstLine, is: "No. 8: 3 donuts served [Serve 8]",
      """
      Serve 8 was tapped, and the row shows "\(host.firstLine)"; a screen \
      shows the current values of its models, as the task describes
      """)
  }

  // MARK: The list

  @Test func `the list looks as in the picture`() {
    book.orders[1].isServed = true
    let host = TestHost(OrderList(book: book))
    expect(
      host.screen,
      is: """
        Orders
        No. 7: 2 donuts to do [Serve 7]
        No. 8: 3 donuts served [Serve 8]
        No. 9: 2 donuts to do [Serve 9]
        """,
      """
      the list shows "\(host.screen)"; each order of the book has a row, \
      served or not
      """)
    expect(
      host.count(of: OrderRow.self), is: 3,
      """
      evaluated: \(host.evaluations); each of three orders has a row of the \
      type OrderRow
      """)
  }

  @Test func `a tap serves the order`() throws {
    let host = list()
    try host.press("Serve 8")
    let served = [
      book.orders[0].isServed, book.orders[1].isServed, book.orders[2].isServed,
    ]
    expect(
      served, is: [false, true, false],
      """
      Serve 8 was tapped, and of orders 7, 8 and 9 these are served: \
      \(served); a button serves the order of its row
      """)
    try host.press("Serve 8")
    expect(
      book.orders[1].isServed, is: true,
      "Serve 8 was tapped twice; a served order stays served")
  }

  @Test func `serving an order evaluates one body`() throws {
    let host = list()
    try host.press("Serve 9")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one order changed, and the body of its \
      row read it. The list reads which orders there are
      """)
    expect(
      host.screen, contains: "No. 9: 2 donuts served",
      """
      order 9 was served, and the list shows "\(host.screen)"; a screen shows \
      the current values of its models, as the task describes
      """)
  }

  @Test func `a different number of donuts evaluates one body`() {
    let host = list()
    host.perform { book.orders[0].donuts = 12 }
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one order changed, and the body of its \
      row read it. The id of a row must not change
      """)
    expect(
      host.screen, contains: "No. 7: 12 donuts to do",
      """
      order 7 has 12 donuts now, and the list shows "\(host.screen)"; a screen \
      shows the current values of its models, as the task describes
      """)
  }

  @Test func `a new order evaluates the list and makes a row`() {
    let host = list()
    host.perform { book.orders.append(Order(number: 10, donuts: 6)) }
    expect(
      host.screen, contains: "\nNo. 10: 6 donuts to do [Serve 10]",
      """
      order 10 was added, and the list shows "\(host.screen)"; its body reads \
      which orders are in the book
      """)
    expect(
      host.causes, holdsOnly: ["property OrderBook.orders", "mounted"],
      """
      evaluated: \(host.evaluations); the array changed, so the list is \
      evaluated. It gives three rows the same order as before, and creates one \
      new row
      """)
    expect(
      host.count(of: OrderRow.self), is: 1,
      """
      evaluated: \(host.evaluations); of four rows one is new, and the others \
      don't change
      """)
  }

  @Test func `removing an order evaluates only the list`() {
    let host = list()
    host.perform { book.orders.removeFirst() }
    expect(
      host.causes, is: ["property OrderBook.orders"],
      """
      evaluated: \(host.evaluations); orders 8 and 9 didn't change. A row \
      identified by its index gets a different order when one before it is \
      removed; a row identified by its order's number keeps its order
      """)
    expect(
      host.screen,
      is: """
        Orders
        No. 8: 3 donuts to do [Serve 8]
        No. 9: 2 donuts to do [Serve 9]
        """,
      """
      order 7 was removed, and the list shows "\(host.screen)"; a screen shows \
      the current values of its models, as the task describes
      """)
  }

  @Test func `moving orders evaluates only the list`() {
    let host = list()
    host.perform {
      book.orders = [book.orders[2], book.orders[0], book.orders[1]]
    }
    expect(
      host.causes, is: ["property OrderBook.orders"],
      """
      evaluated: \(host.evaluations); the same orders are in a different \
      sequence, and each row moves with its order
      """)
    expect(
      host.screen,
      is: """
        Orders
        No. 9: 2 donuts to do [Serve 9]
        No. 7: 2 donuts to do [Serve 7]
        No. 8: 3 donuts to do [Serve 8]
        """,
      """
      order 9 moved to the top, and the list shows "\(host.screen)"; the rows \
      follow the sequence of the orders in the book
      """)
    expect(
      host.issues, is: [],
      """
      each row needs its own id: \(host.issues); equal ids give two rows the \
      same place
      """)
  }

  @Test func `replacing an order shows the new one`() {
    let host = list()
    host.perform { book.orders[1] = Order(number: 8, donuts: 5) }
    host.perform { book.orders[1].isServed = true }
    expect(
      host.screen, contains: "No. 8: 5 donuts served",
      """
      order 8 was replaced by a new order 8, of 5 donuts, which was then \
      served, and the list shows "\(host.screen)"; an order with the same \
      number isn't the same order
      """)
    host.perform {
      book.orders = [Order(number: 7, donuts: 4), book.orders[1]]
    }
    expect(
      host.screen,
      is: """
        Orders
        No. 7: 4 donuts to do [Serve 7]
        No. 8: 5 donuts served [Serve 8]
        """,
      """
      order 7 was replaced by a new order 7, of 4 donuts, and 9 was removed; \
      the list shows "\(host.screen)"
      """)
  }

  @Test func `a list shows a different book that's passed in`() throws {
    let other = OrderBook()
    other.orders = [Order(number: 1, donuts: 4)]
    let host = TestHost(Parent(book, other) { book in OrderList(book: book) })
    try host.press("Other")
    expect(
      host.screen, is: "Orders\nNo. 1: 4 donuts to do [Serve 1]",
      """
      given a book with only order 1, the list shows "\(host.screen)"; store \
      passed-in values in a plain property
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(OrderList(book: book))
    host.reset()
    return host
  }
}
