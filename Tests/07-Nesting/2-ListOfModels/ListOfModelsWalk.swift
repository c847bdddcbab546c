import GradingKit
import Testing
import ViewGrading

@testable import ListOfModels

extension ListOfModelsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BooksWalk.self)
  }
}

/// Two books, a list that's given one or the other, and an order that was
/// removed.
private final class BooksWalk: ViewWalk {
  private struct Model {
    let number: Int
    var donuts: Int
    var isServed = false

    var line: String {
      "\nNo. \(number): \(donuts) donuts \(isServed ? "served" : "to do") "
        + "[Serve \(number)]"
    }
  }

  let host: TestHost
  private let books = [OrderBook(), OrderBook()]
  private var models: [[Model]]
  private var old: Order?
  private var shown = 0
  private var lastNumber = 9
  /// Whether the last move has to notify the observers of each book's array.
  private var readers = Recorder()
  private var isArrayChanged = false
  /// How many bodies, and how many rows, the last move may evaluate; nil if any
  /// number.
  private var most: (bodies: Int, rows: Int)?

  init() {
    models = [
      [Model(number: 7, donuts: 2), Model(number: 8, donuts: 3)],
      [Model(number: 7, donuts: 1)],
    ]
    for (book, orders) in zip(books, models) {
      book.orders = orders.map { Order(number: $0.number, donuts: $0.donuts) }
    }
    host = TestHost(Parent(books[0], books[1]) { OrderList(book: $0) })
  }

  func begin() {
    host.reset()
    readers = Recorder()
    for book in books { readers.track("a book's array") { book.orders } }
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      let (book, orders) = (books[index], models[index])
      for (place, order) in orders.enumerated() {
        let name = "order \(order.number) of the \(of) book"
        if order.donuts > 0 {
          change(index, "\(name) was reduced by one donut", (1, 1)) {
            $0[place].donuts -= 1
            book.orders[place].donuts -= 1
          }
        }
        change(
          index,
          "\(name) was \(order.isServed ? "marked unserved" : "served")", (1, 1)
        ) {
          $0[place].isServed.toggle()
          book.orders[place].isServed.toggle()
        }
      }
      array(index, "an order was added to the \(of) book", (4, 1)) {
        self.lastNumber += 1
        $0.append(Model(number: self.lastNumber, donuts: 1))
        book.orders.append(Order(number: self.lastNumber, donuts: 1))
      }
      if let first = orders.first {
        array(
          index, "order \(first.number) was removed from the \(of) book", (2, 0)
        ) {
          $0.removeFirst()
          self.old = book.orders.removeFirst()
        }
        array(
          index, "order \(first.number) of the \(of) book was replaced", nil
        ) {
          $0[0] = Model(number: first.number, donuts: 30)
          self.old = book.orders[0]
          book.orders[0] = Order(number: first.number, donuts: 30)
        }
      }
      if orders.count > 1 {
        array(index, "the orders of the \(of) book were reversed", (2, 0)) {
          $0.reverse()
          book.orders.reverse()
        }
      }
    }
    for (place, order) in models[shown].enumerated() {
      Move("the user tapped Serve \(order.number)") {
        (self.most, self.isArrayChanged) = (
          order.isServed ? (0, 0) : (1, 1), false
        )
        self.models[self.shown][place].isServed = true
        try self.host.press("Serve \(order.number)")
      }
    }
    if old != nil {
      Move("a removed or replaced order got one more donut") {
        (self.most, self.isArrayChanged) = ((0, 0), false)
        self.host.perform { self.old?.donuts += 1 }
      }
    }
    Move("the list was passed the other of the two books") {
      self.most = nil
      self.isArrayChanged = false
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  private func change(
    _ index: Int, _ name: String, _ most: (bodies: Int, rows: Int)?,
    _ change: @escaping (inout [Model]) -> Void
  ) -> Move {
    Move(name) {
      self.most = index == self.shown ? most : (0, 0)
      self.isArrayChanged = false
      self.host.perform { change(&self.models[index]) }
    }
  }

  /// A move that changes the array of a book.
  private func array(
    _ index: Int, _ name: String, _ most: (bodies: Int, rows: Int)?,
    _ change: @escaping (inout [Model]) -> Void
  ) -> Move {
    Move(name) {
      self.most = index == self.shown ? most : (0, 0)
      self.isArrayChanged = true
      self.host.perform { change(&self.models[index]) }
    }
  }

  var facts: [Fact] {
    Fact(
      "the list shows", host.screen,
      is: "Orders" + models[shown].map(\.line).joined(),
      "it should show a row with the current values of each order in its book")
    if !isArrayChanged {
      Fact(
        "these arrays notified their observers:", readers.calls,
        is: [],
        "changing an order shouldn't change the array of its book")
    }
    if let most {
      Fact(
        "evaluations of OrderRow:", host.count(of: OrderRow.self),
        isAtMost: most.rows,
        "the row of an order that didn't change shouldn't be evaluated")
      bodies(
        atMost: most.bodies,
        """
        changing an order should evaluate only its row, and changing the array \
        only the list and new rows
        """)
    }
  }
}
