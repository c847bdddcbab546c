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

  @Test func `to change an order does not change the array`() {
    let changes = Recorder()
    changes.track("array") { book.orders.count }
    book.orders[1].isServed = true
    book.orders[0].donuts = 4
    expect(
      changes.calls, is: [],
      """
      \(changes), of an array that holds the same orders as before. An array \
      of values changes when one of them does; an array of objects does not
      """)
  }

  @Test func `each of its two variables is announced`() {
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
      \(changes); the donuts of an order were read and changed, and nobody \
      asked whether it is served. An object is observed if its class is
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
      what its body reads of the order
      """)
    host.perform { book.orders[1].donuts = 4 }
    expect(
      host.screen, contains: "No. 8: 4 donuts served",
      """
      order 8 has 4 donuts now, and its row shows "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `another order in a row is the one that is shown`() throws {
    let host = TestHost(
      Parent(book.orders[0], book.orders[1]) { order in OrderRow(order: order) }
    )
    try host.press("Other")
    expect(
      host.firstLine, is: "No. 8: 3 donuts to do [Serve 8]",
      """
      handed order 8 in place of 7, the row shows "\(host.firstLine)"; what is \
      handed in belongs in a plain property
      """)
    try host.press("Serve 8")
    expect(
      host.firstLine, is: "No. 8: 3 donuts served [Serve 8]",
      """
      Serve 8 was tapped, and the row shows "\(host.firstLine)"; a screen \
      shows what its models hold now, as the task says
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
      "Serve 8 was tapped twice; what is served stays served")
  }

  @Test func `to serve an order evaluates one body`() throws {
    let host = list()
    try host.press("Serve 9")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one order has changed, and the body of \
      its row has read it. The list reads which orders there are
      """)
    expect(
      host.screen, contains: "No. 9: 2 donuts served",
      """
      order 9 was served, and the list shows "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `another number of donuts evaluates one body`() {
    let host = list()
    host.perform { book.orders[0].donuts = 12 }
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one order has changed, and the body of \
      its row has read it. The id of a row must not change
      """)
    expect(
      host.screen, contains: "No. 7: 12 donuts to do",
      """
      order 7 has 12 donuts now, and the list shows "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `a new order evaluates the list and makes a row`() {
    let host = list()
    host.perform { book.orders.append(Order(number: 10, donuts: 6)) }
    expect(
      host.screen, contains: "\nNo. 10: 6 donuts to do [Serve 10]",
      """
      order 10 was added, and the list shows "\(host.screen)"; its body \
      asks the book which orders there are
      """)
    expect(
      host.causes, holdsOnly: ["property OrderBook.orders", "mounted"],
      """
      evaluated: \(host.evaluations); the array is another one, so the list \
      is evaluated. It hands three rows the order that they had, and \
      describes one that was not there
      """)
    expect(
      host.count(of: OrderRow.self), is: 1,
      """
      evaluated: \(host.evaluations); of four rows one is new, and the others \
      go on as they were
      """)
  }

  @Test func `a removed order evaluates the list alone`() {
    let host = list()
    host.perform { book.orders.removeFirst() }
    expect(
      host.causes, is: ["property OrderBook.orders"],
      """
      evaluated: \(host.evaluations); orders 8 and 9 have not changed. A row \
      that is known by its index is handed another order when one before it \
      is gone; a row that is known by something else is handed its own
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
      what its models hold now, as the task says
      """)
  }

  @Test func `moved orders evaluate the list alone`() {
    let host = list()
    host.perform {
      book.orders = [book.orders[2], book.orders[0], book.orders[1]]
    }
    expect(
      host.causes, is: ["property OrderBook.orders"],
      """
      evaluated: \(host.evaluations); the same orders stand in another \
      order, and each row moves along with its own
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
      stand as the orders do in the book
      """)
    expect(
      host.issues, is: [],
      """
      each row needs an id of its own: \(host.issues); equal ids make one \
      place of two rows
      """)
  }

  @Test func `a replaced order gives way to the new one`() {
    let host = list()
    host.perform { book.orders[1] = Order(number: 8, donuts: 5) }
    host.perform { book.orders[1].isServed = true }
    expect(
      host.screen, contains: "No. 8: 5 donuts served",
      """
      order 8 was replaced by another order 8, of 5 donuts, which then was \
      served, and the list shows "\(host.screen)"; an order of the same \
      number is not the same order
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
      order 7 was replaced by another order 7, of 4 donuts, and 9 removed; the \
      list shows "\(host.screen)"
      """)
  }

  @Test func `a list shows the book that it is handed now`() throws {
    let other = OrderBook()
    other.orders = [Order(number: 1, donuts: 4)]
    let host = TestHost(Parent(book, other) { book in OrderList(book: book) })
    try host.press("Other")
    expect(
      host.screen, is: "Orders\nNo. 1: 4 donuts to do [Serve 1]",
      """
      handed a book with order 1 alone, the list shows "\(host.screen)"; what \
      is handed in belongs in a plain property
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(OrderList(book: book))
    host.reset()
    return host
  }
}
