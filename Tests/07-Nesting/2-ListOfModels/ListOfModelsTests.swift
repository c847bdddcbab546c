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
      \(changes), but only two orders changed, not the array. An array of \
      values changes when any of its values changes, so make each order an \
      object
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
      """
      \(changes), after the second order was read and the first order changed; \
      only observers of the first order should be notified, so make each order \
      an observable object
      """)
    book.orders[1].donuts = 5
    expect(
      changes.calls, is: ["donuts"],
      """
      \(changes), after the donuts of an order were read and changed; only the \
      observer of the donuts should be notified, so put the macro on the \
      order's class
      """)
    book.orders[1].isServed = true
    expect(
      changes.calls, is: ["donuts", "served"],
      """
      \(changes), after the order's donuts changed, and then it was served; \
      serving it should notify the observer of isServed
      """)
  }

  // MARK: The row

  @Test func `a row follows its order`() {
    let host = TestHost(OrderRow(order: book.orders[1]))
    host.perform { book.orders[1].isServed = true }
    expect(
      host.screen, contains: "No. 8: 3 donuts served",
      """
      order 8 was served, but its row shows "\(host.screen)"; read the order's \
      properties in the row's body, and make the order observable
      """)
    host.perform { book.orders[1].donuts = 4 }
    expect(
      host.screen, contains: "No. 8: 4 donuts served",
      """
      order 8 was changed to 4 donuts, but its row shows "\(host.screen)"; \
      read the donuts in the row's body
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
      the row was passed order 8 instead of 7, but it shows \
      "\(host.firstLine)"; store passed-in values in a plain property
      """)
    try host.press("Serve 8")
    expect(
      host.firstLine, is: "No. 8: 3 donuts served [Serve 8]",
      """
      Serve 8 was tapped, but the row shows "\(host.firstLine)"; the button \
      should serve the row's current order
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
      the book contains orders 7, 8 and 9, and order 8 is served, but the list \
      shows "\(host.screen)"; it should show a row for each order, served or not
      """)
    expect(
      host.count(of: OrderRow.self), is: 3,
      """
      evaluated: \(host.evaluations); the list should contain three rows of \
      the type OrderRow, one for each order
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
      Serve 8 was tapped, and isServed of orders 7, 8 and 9 is \(served); a \
      button should serve only the order of its row
      """)
    try host.press("Serve 8")
    expect(
      book.orders[1].isServed, is: true,
      """
      Serve 8 was tapped twice, and order 8 is no longer served; a served \
      order should stay served
      """)
  }

  @Test func `serving an order evaluates one body`() throws {
    let host = list()
    try host.press("Serve 9")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one order was served, so only one body \
      should be evaluated, that of its row. The list shouldn't read whether an \
      order is served
      """)
    expect(
      host.screen, contains: "No. 9: 2 donuts served",
      """
      order 9 was served, but the list shows "\(host.screen)"; its row should \
      show the order's current values
      """)
  }

  @Test func `a different number of donuts evaluates one body`() {
    let host = list()
    host.perform { book.orders[0].donuts = 12 }
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the donuts of one order changed, so only \
      one body should be evaluated, that of its row. The id of the row \
      shouldn't change
      """)
    expect(
      host.screen, contains: "No. 7: 12 donuts to do",
      """
      order 7 was changed to 12 donuts, but the list shows "\(host.screen)"; \
      its row should show the order's current values
      """)
  }

  @Test func `a new order evaluates the list and makes a row`() {
    let host = list()
    host.perform { book.orders.append(Order(number: 10, donuts: 6)) }
    expect(
      host.screen, contains: "\nNo. 10: 6 donuts to do [Serve 10]",
      """
      order 10 was added, but the list shows "\(host.screen)"; the list's body \
      should read the orders of the book
      """)
    expect(
      host.causes, holdsOnly: ["property OrderBook.orders", "mounted"],
      """
      evaluated: \(host.evaluations); an order was added, so only the list and \
      the new row should be evaluated, because the other three rows are passed \
      the same orders as before
      """)
    expect(
      host.count(of: OrderRow.self), is: 1,
      """
      evaluated: \(host.evaluations); an order was added, so of the four rows, \
      only the new row should be evaluated, because the other three don't change
      """)
  }

  @Test func `removing an order evaluates only the list`() {
    let host = list()
    host.perform { book.orders.removeFirst() }
    expect(
      host.causes, is: ["property OrderBook.orders"],
      """
      evaluated: \(host.evaluations); order 7 was removed, which should \
      evaluate only the list. Identify each row by its order's number: a row \
      identified by its index gets a different order
      """)
    expect(
      host.screen,
      is: """
        Orders
        No. 8: 3 donuts to do [Serve 8]
        No. 9: 2 donuts to do [Serve 9]
        """,
      """
      order 7 was removed, but the list shows "\(host.screen)"; it should show \
      the orders that are left
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
      evaluated: \(host.evaluations); the orders were only moved, which should \
      evaluate only the list, because each row moves with its order
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
      order 9 was moved to the top, but the list shows "\(host.screen)"; the \
      rows should be in the same sequence as the orders in the book
      """)
    expect(
      host.issues, is: [],
      """
      the screen reports \(host.issues); each row should have its own id, \
      because equal ids give two rows the same place
      """)
  }

  @Test func `replacing an order shows the new one`() {
    let host = list()
    host.perform { book.orders[1] = Order(number: 8, donuts: 5) }
    host.perform { book.orders[1].isServed = true }
    expect(
      host.screen, contains: "No. 8: 5 donuts served",
      """
      order 8 was replaced with a new order 8, of 5 donuts, which was then \
      served, but the list shows "\(host.screen)"; it should show the new \
      order, even if the number is the same
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
      order 7 was replaced with a new order 7, of 4 donuts, and order 9 was \
      removed, but the list shows "\(host.screen)"; it should show the orders \
      that are in the book now
      """)
    // An order could be a structure, too: then this changes a copy.
    func serve(_ order: inout Order) { order.isServed = true }
    var twin = Order(number: 7, donuts: 4)
    host.perform { book.orders[0] = twin }
    host.perform { serve(&twin) }
    expect(
      host.screen, contains: "No. 7: 4 donuts served",
      """
      order 7 was replaced with a new order 7, also of 4 donuts, which was then \
      served, but the list shows "\(host.screen)"; it should show the new \
      order, even if all its values are the same
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
      the list was passed a book with only order 1, but it shows \
      "\(host.screen)"; store passed-in values in a plain property
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(OrderList(book: book))
    host.reset()
    return host
  }
}
