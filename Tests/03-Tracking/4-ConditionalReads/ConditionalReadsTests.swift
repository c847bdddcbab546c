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
      \(changes); the truck is closed, so code after isOpen, behind && or a \
      guard, doesn't run, and its reads aren't observed
      """)
  }

  @Test func `an open truck's stock notifies callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.stock = 9
    expect(
      changes.calls, is: ["canSell"],
      "\(changes); whether the truck can sell depends on its stock")
  }

  @Test func `opening notifies callers of canSell, whatever the stock`() {
    truck.stock = 0
    ask("canSell")
    truck.isOpen = true
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes); the stock is 0, so code after the stock, behind && or a \
      guard, doesn't run. Both have to be read, in either order
      """)
  }

  @Test func `closing notifies callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.isOpen = false
    expect(
      changes.calls, is: ["canSell"],
      "\(changes); whether the truck can sell depends on whether it's open")
  }

  @Test func `all callers of canSell are notified`() {
    ask("first")
    ask("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      "\(changes); two callers asked, and both depend on the stock")
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
      the truck was closed, then open, then sold out, and canSell said \
      \(closed), \(open), \(soldOut); it has to return the current answer
      """)
  }

  @Test func `callers that get the cached sum are also notified`() {
    sum("first")
    sum("second")
    truck.prices = [4]
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      """
      \(changes); each caller is notified once, of what its apply read. A \
      cached sum reads nothing, and a read outside apply isn't recorded
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
      the sums were \(sums), of [3, 2], [4] and twice [4, 6]; a cached sum is \
      only right until the prices change
      """)
  }

  @Test func `the same prices are added up once`() {
    for name in ["first", "second", "third"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]"],
      """
      add received \(additions.calls.joined(separator: ", then ")); you can \
      read the prices without adding them up again
      """)
    truck.prices = [4]
    for name in ["fourth", "fifth"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]", "[4]"],
      """
      add received \(additions.calls.joined(separator: ", then ")); each list \
      of prices is added up once
      """)
  }

  @Test(arguments: [
    ([3, 4], "[3, 4]"), ([2, 3], "[2, 3]"), ([4, 1], "[4, 1]"),
    ([3, 2, 0], "[3, 2, 0]"), ([], "[]"),
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
      \(additions.calls.joined(separator: ", then ")); different prices are \
      added up, once, and a sum of 0 is a sum
      """)
  }

  @Test func `the prices don't notify callers of canSell`() {
    truck.isOpen = true
    ask("canSell")
    truck.prices = [4]
    expect(
      changes.calls, is: [],
      "\(changes); whether the truck can sell doesn't depend on its prices")
  }

  @Test func `only the prices notify callers of sum`() {
    sum("first")
    sum("second")
    truck.stock = 9
    truck.isOpen = true
    expect(
      changes.calls, is: [],
      "\(changes); a sum of prices depends on neither stock nor opening")
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
      \(changes); one tracking observes everything its apply reads, and ends \
      with the first change
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
      called again. A tracking ends with the change that it reports, and a \
      list of callers has to be emptied
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
      the truck is \(isOpen ? "open" : "closed") and its stock is \(stock), \
      and canSell says \(canSell); it can sell if it's open and has stock
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
