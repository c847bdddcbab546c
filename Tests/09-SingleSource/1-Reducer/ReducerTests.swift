import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import Reducer

@MainActor
@Suite("9.1 Reducer", .exercise())
struct ReducerTests: ViewSuite {
  let opened = AppState(
    isOpen: true, stock: 10, lastNumber: 7,
    orders: [Order(number: 5, donuts: 2), Order(number: 7, donuts: 3)])

  // MARK: What follows

  @Test func `open and close`() {
    let open = reduce(AppState(), .open)
    expect(
      open.isOpen, is: true,
      """
      after .open, isOpen is \(open.isOpen); reduce returns the app state that \
      follows
      """)
    let closed = reduce(opened, .close)
    expect(
      closed.isOpen, is: false, "after .close, isOpen is \(closed.isOpen)")
    expect(
      row(closed), is: [10, 7, 5, 2, 7, 3],
      "the truck was closed, and now there are \(words(closed)); \(rest)")
  }

  @Test func `an order is added at the end`() {
    let next = reduce(opened, .order(donuts: 4))
    expect(
      row(next), is: [6, 8, 5, 2, 7, 3, 8, 4],
      """
      4 donuts were ordered where there were \(words(opened)). Now there are \
      \(words(next)); the order gets the next number and the last place, and \
      its donuts leave the stock
      """)
    expect(
      next.isOpen, is: true, "an order has closed the truck; \(rest)")
  }

  @Test(arguments: [(1, 9), (10, 0)])
  func `an order may be for one donut, or for all`(_ donuts: Int, left: Int) {
    let next = reduce(opened, .order(donuts: donuts))
    expect(
      row(next), is: [left, 8, 5, 2, 7, 3, 8, donuts],
      """
      \(donuts) donuts were ordered where there were \(words(opened)). Now \
      there are \(words(next)); what is refused is less than one donut, and \
      more than are in stock
      """)
  }

  @Test func `an order that is served is gone`() {
    let next = reduce(opened, .serve(number: 5))
    expect(
      row(next), is: [10, 7, 7, 3],
      """
      order 5 was served where there were \(words(opened)). Now there are \
      \(words(next)); what is served leaves the orders, and nothing else changes
      """)
  }

  @Test func `a cancelled order gives its donuts back`() {
    let next = reduce(opened, .cancel(number: 7))
    expect(
      row(next), is: [13, 7, 5, 2],
      """
      order 7 was cancelled where there were \(words(opened)). Now there are \
      \(words(next)); its donuts are back in stock, and its number is not given \
      again
      """)
  }

  // MARK: What is refused

  @Test func `a closed truck takes no order`() {
    var closed = opened
    closed.isOpen = false
    let next = reduce(closed, .order(donuts: 1))
    expect(
      row(next), is: row(closed),
      """
      1 donut was ordered at a closed truck, where there were \
      \(words(closed)). Now there are \(words(next)); \(refused)
      """)
    expect(
      next.isOpen, is: false, "an order has opened the truck; \(rest)")
  }

  @Test func `a closed truck still serves and cancels`() {
    var closed = opened
    closed.isOpen = false
    let served = reduce(closed, .serve(number: 7))
    expect(
      row(served), is: [10, 7, 5, 2],
      """
      order 7 was served at a closed truck, where there were \
      \(words(closed)). Now there are \(words(served)); a closed truck refuses \
      new orders alone
      """)
    let next = reduce(closed, .cancel(number: 5))
    expect(
      row(next), is: [12, 7, 7, 3],
      """
      order 5 was cancelled at a closed truck, where there were \
      \(words(closed)). Now there are \(words(next)); a closed truck refuses \
      new orders alone
      """)
  }

  @Test(arguments: [11, 0, -1])
  func `too many donuts are refused, and too few`(_ donuts: Int) {
    let next = reduce(opened, .order(donuts: donuts))
    expect(
      row(next), is: row(opened),
      """
      \(donuts) donuts were ordered where there were \(words(opened)). Now \
      there are \(words(next)); \(refused)
      """)
  }

  @Test func `a number that no order has is refused`() {
    let served = reduce(opened, .serve(number: 6))
    expect(
      row(served), is: row(opened),
      """
      order 6 was served where there were \(words(opened)). Now there are \
      \(words(served)); \(refused)
      """)
    let cancelled = reduce(opened, .cancel(number: 6))
    expect(
      row(cancelled), is: row(opened),
      """
      order 6 was cancelled where there were \(words(opened)). Now there are \
      \(words(cancelled)); \(refused)
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
      reduce was called twice with the same arguments, and once there were \
      \(words(first)), once \(words(second)). What a reducer needs is in the \
      app state that it is handed; it keeps nothing elsewhere
      """)
  }

  // MARK: The store

  @Test func `dispatch puts what follows in the place of the state`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    store.dispatch(.order(donuts: 2))
    expect(
      store.state.stock, is: 3,
      """
      2 of 5 donuts were ordered from the store, and its state says \
      \(store.state.stock) in stock; dispatch hands its state and the Action to \
      reduce, and keeps what comes back
      """)
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [2, 2],
      """
      then 1 donut was ordered, and there are \(store.state.stock) in stock, \
      and the last number is \(store.state.lastNumber); each Action goes on \
      from the state that the one before has left
      """)
  }

  @Test func `two stores have nothing in common`() {
    let other = TruckStore(AppState(isOpen: true, stock: 5))
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    other.dispatch(.order(donuts: 2))
    store.dispatch(.order(donuts: 1))
    expect(
      [store.state.stock, store.state.lastNumber], is: [4, 1],
      """
      of two stores each took its first order, of 2 donuts and of 1; the \
      second one has \(store.state.stock) of 5 donuts left and has given the \
      number \(store.state.lastNumber)
      """)
  }

  @Test func `the store says once that it will change`() {
    let store = TruckStore(AppState(isOpen: true, stock: 5))
    let said = Recorder()
    let listening = store.objectWillChange.sink {
      said.record("the store", seeing: store.state.stock)
    }
    store.dispatch(.order(donuts: 2))
    expect(
      said.seen, is: ["5"],
      """
      an order was dispatched, and the store said \(said.seen.count) times that \
      it will change, with \(said.seen) in stock at that moment; one assignment \
      of a finished app state is said once, before it is there
      """)
    listening.cancel()
  }

  /// What the app state counts, in a row: the stock, the last number, and the
  /// number and the donuts of each order.
  private func row(_ state: AppState) -> [Int] {
    var row: [Int] = []
    row.append(state.stock)
    row.append(state.lastNumber)
    for order in state.orders {
      row.append(order.number)
      row.append(order.donuts)
    }
    return row
  }

  private func words(_ state: AppState) -> String {
    var orders: [String] = []
    for order in state.orders {
      orders.append("no. \(order.number) of \(order.donuts)")
    }
    let list = orders.joined(separator: ", ")
    return "\(state.stock) in stock, last number \(state.lastNumber), "
      + "orders [\(list)]"
  }

  private var rest: String { "what an Action does not name stays as it is" }

  private var refused: String {
    "what is refused leaves the app state as it was"
  }
}
