import GradingKit
import Testing

@testable import ConditionalReads

@Suite("3.4 ConditionalReads", .exercise())
struct ConditionalReadsTests: ExerciseSuite {
  let truck = FoodTruck()
  let additions = Recorder()
  let changes = Recorder()
  let auditor: Auditor

  init() {
    let additions = additions
    auditor = Auditor(of: truck) { prices in
      additions.record(prices)
      return prices.reduce(0, +)
    }
  }

  @Test func `a closed truck's stock notifies callers of canSell`() {
    ask("canSell")
    truck.stock = 9
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes), after a closed truck's stock changed; while the truck is \
      closed, code behind `isOpen &&` or behind a guard doesn't run, so its \
      reads aren't observed. Read the stock first
      """)
  }

  @Test func `an open truck's stock notifies callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.stock = 9
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes), after the stock of an open truck changed; canSell depends on \
      the stock, so its caller should be notified
      """)
  }

  @Test func `opening notifies callers of canSell, whatever the stock`() {
    truck.stock = 0
    ask("canSell")
    truck.isOpen = true
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes), after a truck with a stock of 0 opened; while the stock is \
      0, code behind a check of the stock doesn't run, so read isOpen and the \
      stock before you check either
      """)
  }

  @Test func `closing notifies callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.isOpen = false
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes), after the truck closed; canSell depends on whether the truck \
      is open, so its caller should be notified
      """)
  }

  @Test func `all callers of canSell are notified`() {
    ask("first")
    ask("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      """
      \(changes), after two callers called canSell and the stock changed; both \
      callers should be notified
      """)
  }

  @Test func `canSell returns the current answer`() {
    let closed = ask("closed")
    truck.isOpen = true
    let open = ask("open")
    truck.stock = 0
    let soldOut = ask("sold out")
    expect(
      [closed, open, soldOut], is: [false, true, false],
      """
      the truck was closed, then open, then sold out, and canSell returned \
      \(closed), \(open), \(soldOut); it should return the current answer each \
      time: false, true, false
      """)
  }

  @Test func `callers that get the cached sum are also notified`() {
    sum("first")
    sum("second")
    truck.prices = [4]
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      """
      \(changes), after two callers got the sum and the prices changed; each \
      caller should be notified once, so read the prices in apply even if the \
      sum is cached
      """)
  }

  @Test func `the sum is that of the current prices`() {
    var sums = [sum("first")]
    truck.prices = [4]
    sums.append(sum("second"))
    truck.prices.append(6)
    sums += [sum("third"), sum("fourth")]
    expect(
      sums, is: [5, 4, 10, 10],
      """
      sum was called for the prices [3, 2], then [4], then [4, 6] twice, and \
      the sums were \(sums) instead of [5, 4, 10, 10]; don't return a cached \
      sum after the prices have changed
      """)
  }

  @Test func `the same prices are added up once`() {
    for name in ["first", "second", "third"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]"],
      """
      sum was called three times for [3, 2], and add received \
      \(additions.calls.joined(separator: ", then ")); read the prices each \
      time, but add them up only once
      """)
    truck.prices = [4]
    for name in ["fourth", "fifth"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]", "[4]"],
      """
      the prices were [3, 2], then [4], and add received \
      \(additions.calls.joined(separator: ", then ")); each list of prices \
      should be added up once
      """)
  }

  @Test(arguments: [
    ([3, 4], "[3, 4]"), ([2, 3], "[2, 3]"), ([4, 1], "[4, 1]"),
    ([3, 2, 0], "[3, 2, 0]"), ([], "[]"), ([2, -3], "[2, -3]"),
  ])
  func `different prices are added up, however similar they are`(
    prices: [Int], added: String
  ) {
    sum("first")
    truck.prices = prices
    sum("second")
    sum("third")
    expect(
      additions.calls, is: ["[3, 2]", added],
      """
      the prices were [3, 2], then \(prices), and add received \
      \(additions.calls.joined(separator: ", then ")); new prices should be \
      added up once, however similar they are to the old prices, and a sum of \
      0 or -1 should be cached like any other sum
      """)
  }

  @Test func `the prices don't notify callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.prices = [4]
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the prices changed; canSell doesn't depend on them, \
      so it shouldn't read them
      """)
  }

  @Test func `only the prices notify callers of sum`() {
    sum("first")
    sum("second")
    truck.stock = 9
    truck.isOpen = true
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the stock and isOpen changed; a sum of prices \
      depends on neither of them, so it shouldn't read them
      """)
  }

  @Test func `each caller is notified once`() {
    ask("canSell")
    sum("sum")
    truck.isOpen = true
    truck.stock = 9
    truck.isOpen = false
    truck.prices = [4]
    truck.prices = [5]
    expect(
      changes.calls, is: ["canSell", "sum"],
      """
      \(changes), after five changes; each caller should be notified once, of \
      the first change to a property that its apply read
      """)
  }

  @Test func `a caller isn't notified again when another calls`() {
    sum("first")
    truck.prices = [4]
    sum("second")
    truck.prices = [5]
    expect(
      changes.calls, is: ["first", "second"],
      """
      \(changes); the first caller was notified of the first change and hasn't \
      called again, so only the second caller should be notified of the second \
      change. If you keep a list of callers, empty it after each notification
      """)
  }

  @Test(arguments: [
    (false, 0, false), (false, 1, false), (true, 0, false), (true, 1, true),
  ])
  func `it can sell if it is open and has stock`(
    isOpen: Bool, stock: Int, expected: Bool
  ) {
    truck.isOpen = isOpen
    truck.stock = stock
    let canSell = ask("canSell")
    expect(
      canSell, is: expected,
      """
      the truck is \(isOpen ? "open" : "closed") with a stock of \(stock), and \
      canSell returned \(canSell); it should return true only if the truck is \
      open and its stock is above 0
      """)
  }

  @discardableResult
  private func ask(_ name: String) -> Bool {
    let changes = changes
    return auditor.canSell { changes.record(name) }
  }

  @discardableResult
  private func sum(_ name: String) -> Int {
    let changes = changes
    return auditor.sum { changes.record(name) }
  }
}
