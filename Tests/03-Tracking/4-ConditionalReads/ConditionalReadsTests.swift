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

  @Test func `a closed truck's stock is announced`() {
    ask("canSell")
    truck.stock = 9
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes); the truck is closed, and what comes only after isOpen, \
      behind && or a guard, is not read then. What was not read is not observed
      """)
  }

  @Test func `an open truck's stock is announced`() {
    truck.isOpen = true
    ask("canSell")
    truck.stock = 9
    expect(
      changes.calls, is: ["canSell"],
      "\(changes); whether the truck can sell depends on its stock")
  }

  @Test func `opening is announced, whatever the stock is`() {
    truck.stock = 0
    ask("canSell")
    truck.isOpen = true
    expect(
      changes.calls, is: ["canSell"],
      """
      \(changes); the stock is 0, and what comes only after the stock, behind \
      && or a guard, is not read then. Both have to be read, in either order
      """)
  }

  @Test func `closing is announced`() {
    truck.isOpen = true
    ask("canSell")
    truck.isOpen = false
    expect(
      changes.calls, is: ["canSell"],
      "\(changes); whether the truck can sell depends on whether it is open")
  }

  @Test func `everybody who asks about selling is told`() {
    ask("first")
    ask("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      "\(changes); two have asked, and the stock concerns both")
  }

  @Test func `the answer about selling is that of now`() {
    let closed = ask("closed")
    truck.isOpen = true
    let open = ask("open")
    truck.stock = 0
    let soldOut = ask("sold out")
    expect(
      [closed, open, soldOut], is: [false, true, false],
      """
      the truck was closed, then open, then sold out, and canSell said \
      \(closed), \(open), \(soldOut); whoever asks is told how it is now
      """)
  }

  @Test func `everybody who gets the kept sum is told`() {
    sum("first")
    sum("second")
    truck.prices = [4]
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      """
      \(changes); whoever asks is told once, of what their apply has read. A \
      kept sum reads nothing, and a read outside apply is not noted
      """)
  }

  @Test func `the sum is that of the prices as they are`() {
    var sums = [sum("first")]
    truck.prices = [4]
    sums.append(sum("second"))
    truck.prices.append(6)
    sums += [sum("third"), sum("fourth")]
    expect(
      sums, is: [5, 4, 10, 10],
      """
      the sums were \(sums), of [3, 2], [4] and twice [4, 6]; a kept sum \
      holds until the prices change
      """)
  }

  @Test func `the prices are added up once while they stay`() {
    for name in ["first", "second", "third"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]"],
      """
      add was handed \(additions.calls.joined(separator: ", then ")); the \
      prices can be read without being added up again
      """)
    truck.prices = [4]
    for name in ["fourth", "fifth"] { sum(name) }
    expect(
      additions.calls, is: ["[3, 2]", "[4]"],
      """
      add was handed \(additions.calls.joined(separator: ", then ")); each \
      list of prices is added up once
      """)
  }

  @Test(arguments: [
    ([3, 4], "[3, 4]"), ([2, 3], "[2, 3]"), ([4, 1], "[4, 1]"),
    ([3, 2, 0], "[3, 2, 0]"), ([], "[]"),
  ])
  func `other prices are added up, however alike they are`(
    prices: [Int], added: String
  ) {
    sum("first")
    truck.prices = prices
    sum("second")
    sum("third")
    expect(
      additions.calls, is: ["[3, 2]", added],
      """
      the prices were [3, 2], then \(prices), and add was handed \
      \(additions.calls.joined(separator: ", then ")); other prices are added \
      up, once, and a sum of 0 is a sum
      """)
  }

  @Test func `the prices do not concern who asks about selling`() {
    truck.isOpen = true
    ask("canSell")
    truck.prices = [4]
    expect(
      changes.calls, is: [],
      "\(changes); whether the truck can sell does not depend on its prices")
  }

  @Test func `only the prices concern who asks for the sum`() {
    sum("first")
    sum("second")
    truck.stock = 9
    truck.isOpen = true
    expect(
      changes.calls, is: [],
      "\(changes); a sum of prices depends on neither stock nor opening")
  }

  @Test func `each is told once`() {
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
      \(changes); one tracking waits for everything that its apply reads, and \
      ends with the first change
      """)
  }

  @Test func `who was told is not told again when others ask`() {
    sum("first")
    truck.prices = [4]
    sum("second")
    truck.prices = [5]
    expect(
      changes.calls, is: ["first", "second"],
      """
      \(changes); the first one was told of the first change and has not \
      asked again. A tracking ends with the change that it tells of, and a \
      list of those who asked has to be emptied
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
      and canSell says \(canSell); it can sell if it is open and has stock
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
