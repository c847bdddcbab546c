import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import Reducer

@MainActor
@Suite("9.1 Reducer", .exercise())
struct ReducerTests: ViewSuite {
  /// Order 8 was the last one, and is served already.
  let opened = AppState(
    isOpen: true, stock: 10, lastNumber: 8,
    orders: [Order(number: 5, donuts: 2), Order(number: 7, donuts: 3)])

  // MARK: What follows

  @Test func `open and close`() {
    let closed = reduce(opened, .close)
    expect(
      closed.isOpen, is: false,
      """
      after .close, isOpen is \(closed.isOpen); reduce should return the next \
      app state, in which the truck is closed
      """)
    expect(
      row(closed), is: row(opened),
      """
      a truck with \(words(opened)) was closed. It now has \(words(closed)); \
      \(rest)
      """)
    let open = reduce(closed, .open)
    expect(
      open.isOpen, is: true,
      "after .open, isOpen is \(open.isOpen); .open should open the truck")
    expect(
      row(open), is: row(opened),
      """
      a truck with \(words(opened)) was closed and opened again. It now has \
      \(words(open)); \(rest)
      """)
  }

  @Test func `opening an open truck leaves it open`() {
    let open = reduce(opened, .open).isOpen
    let closed = reduce(reduce(opened, .close), .close).isOpen
    expect(
      [open, closed], is: [true, false],
      """
      after an open truck was opened again, isOpen is \(open), and after a \
      closed truck was closed again, isOpen is \(closed); .open should set \
      isOpen to true and .close to false, no matter what it was before
      """)
  }

  @Test func `an order is added at the end`() {
    let next = reduce(opened, .order(donuts: 4))
    expect(
      row(next), is: [6, 9, 5, 2, 7, 3, 9, 4],
      """
      4 donuts were ordered from a truck with \(words(opened)). It now has \
      \(words(next)); the order should get the next number and be added at the \
      end, and its donuts should leave the stock
      """)
    expect(
      next.isOpen, is: true,
      "the truck was open, but an order closed it; \(rest)")
  }

  @Test(arguments: [(1, 19), (13, 7), (20, 0)])
  func `an order may be for one donut, or for all`(_ donuts: Int, left: Int) {
    var opened = opened
    opened.stock = 20
    let next = reduce(opened, .order(donuts: donuts))
    expect(
      row(next), is: [left, 9, 5, 2, 7, 3, 9, donuts],
      """
      after .order(donuts: \(donuts)), an open truck with \(words(opened)) now \
      has \(words(next)); an open truck should refuse only an order for fewer \
      than one donut, or for more than are in stock
      """)
  }

  @Test func `a served order is removed`() {
    let next = reduce(opened, .serve(number: 7))
    expect(
      row(next), is: [10, 8, 5, 2],
      """
      order 7 was served by a truck with \(words(opened)). It now has \
      \(words(next)); remove a served order, and change nothing else
      """)
  }

  @Test func `a cancelled order puts its donuts back in stock`() {
    let next = reduce(opened, .cancel(number: 7))
    expect(
      row(next), is: [13, 8, 5, 2],
      """
      order 7 was cancelled at a truck with \(words(opened)). It now has \
      \(words(next)); the order's donuts should go back in stock, and its \
      number should not be used again
      """)
  }

  @Test func `the number of a removed order isn't used again`() {
    for action in [Action.cancel(number: 9), .serve(number: 9)] {
      let next = reduce(reduce(opened, .order(donuts: 4)), action)
      expect(
        next.lastNumber, is: 9,
        """
        after order 9, the latest, was served or cancelled, lastNumber is \
        \(next.lastNumber); it should stay 9, so that no number is used twice
        """)
    }
  }

  // MARK: Refused Actions

  @Test func `a closed truck refuses orders`() {
    var closed = opened
    closed.isOpen = false
    let next = reduce(closed, .order(donuts: 1))
    expect(
      row(next), is: row(closed),
      """
      1 donut was ordered from a closed truck with \(words(closed)). It now \
      has \(words(next)); \(refused)
      """)
    expect(
      next.isOpen, is: false,
      "the truck was closed, but an order opened it; \(rest)")
  }

  @Test func `a closed truck still serves and cancels`() {
    var closed = opened
    closed.isOpen = false
    let served = reduce(closed, .serve(number: 5))
    expect(
      row(served), is: [10, 8, 7, 3],
      """
      order 5 was served by a closed truck with \(words(closed)). It now has \
      \(words(served)); a closed truck should refuse only new orders
      """)
    let next = reduce(closed, .cancel(number: 5))
    expect(
      row(next), is: [12, 8, 7, 3],
      """
      order 5 was cancelled at a closed truck with \(words(closed)). It now \
      has \(words(next)); a closed truck should refuse only new orders
      """)
  }

  @Test(arguments: [11, 0, -1])
  func `too many donuts are refused, and too few`(_ donuts: Int) {
    let next = reduce(opened, .order(donuts: donuts))
    expect(
      row(next), is: row(opened),
      """
      \(donuts) donuts were ordered from a truck with \(words(opened)). It now \
      has \(words(next)); \(refused)
      """)
  }

  @Test func `an unknown number is refused`() {
    let served = reduce(opened, .serve(number: 6))
    expect(
      row(served), is: row(opened),
      """
      order 6, which doesn't exist, was served by a truck with \
      \(words(opened)). It now has \(words(served)); \(refused)
      """)
    let cancelled = reduce(opened, .cancel(number: 6))
    expect(
      row(cancelled), is: row(opened),
      """
      order 6, which doesn't exist, was cancelled at a truck with \
      \(words(opened)). It now has \(words(cancelled)); \(refused)
      """)
  }

  // MARK: Nothing but the arguments

  @Test func `the same arguments have the same result`() {
    let first = reduce(opened, .order(donuts: 4))
    _ = reduce(first, .order(donuts: 1))
    _ = reduce(AppState(), .open)
    let second = reduce(opened, .order(donuts: 4))
    expect(
      row(second), is: row(first),
      """
      reduce was called twice with the same arguments, with other calls in \
      between. It returned first \(words(first)), then \(words(second)). \
      Everything that a reducer needs is in its arguments, so don't store \
      anything elsewhere
      """)
  }

  // MARK: The store

  @Test func `dispatch replaces the state with the next state`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    store.dispatch(.order(donuts: 2))
    expect(
      store.state.stock, is: 3,
      """
      2 of 5 donuts were ordered from the store, and \(store.state.stock) are \
      in stock; dispatch should pass the store's state and the Action to \
      reduce, and set the state to the result
      """)
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [2, 2],
      """
      of 5 donuts, 2 were ordered, then 1, and \(store.state.stock) are in \
      stock, with last number \(store.state.lastNumber); each Action should \
      start from the state that the previous Action left
      """)
  }

  @Test func `two stores share nothing`() {
    let other = TruckStore(AppState(isOpen: true, stock: 5))
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    other.dispatch(.order(donuts: 2))
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [4, 1],
      """
      one store took an order for 2 donuts, then a second store with 5 donuts \
      took its first order, for 1 donut. The second store has \
      \(store.state.stock) in stock and last number \(store.state.lastNumber); \
      two stores should share nothing
      """)
  }

  @Test func `the store sends objectWillChange once`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    let said = Recorder()
    let listening = store.objectWillChange.sink {
      said.record("the store", seeing: store.state.stock)
    }
    store.dispatch(.order(donuts: 2))
    expect(
      said.seen, is: ["5"],
      """
      an order was dispatched, and the store sent objectWillChange \
      \(said.seen.count) times, with \(said.seen) in stock at that moment; \
      assign the finished app state once, so that objectWillChange is sent \
      once, while 5 are still in stock
      """)
    listening.cancel()
  }

  /// What the app state counts, in a row: the stock, the last number, and the
  /// number and the donuts of each order.
  private func row(_ state: AppState) -> [Int] {
    var row = [state.stock, state.lastNumber]
    for order in state.orders {
      row.append(order.number)
      row.append(order.donuts)
    }
    return row
  }

  private func words(_ state: AppState) -> String {
    var orders: [String] = []
    for order in state.orders {
      orders.append("no. \(order.number) for \(order.donuts)")
    }
    let list = orders.joined(separator: ", ")
    return "\(state.stock) in stock, last number \(state.lastNumber), "
      + "orders [\(list)]"
  }

  private var rest: String {
    "an Action should change only what the task lists for it"
  }

  private var refused: String {
    "a refused Action should not change the app state"
  }
}
