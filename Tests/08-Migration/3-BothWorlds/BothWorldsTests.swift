import GradingKit
import Testing
import ViewGrading

@testable import BothWorlds

@MainActor
@Suite("8.3 BothWorlds", .exercise())
struct BothWorldsTests: ViewSuite {
  let changes = Recorder()

  // MARK: From observed to published

  @Test func `the journal hears of a new order before it is there`() {
    let orders = Orders()
    let journal = Journal(of: orders)
    orders.add(Order("soup"))
    expect(
      journal.lines, is: ["before: 0 of 0 ready"],
      """
      an order was added, and the journal says \(journal.lines); \
      objectWillChange sends once for a change, before it is made
      """)
    orders.add(Order("pie"))
    expect(
      journal.lines, is: ["before: 0 of 0 ready", "before: 0 of 1 ready"],
      """
      two orders were added, and the journal says \(journal.lines)
      """)
  }

  @Test func `the journal hears of an order that becomes ready`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    let journal = Journal(of: orders)
    soup.isReady = true
    expect(
      journal.lines, is: ["before: 0 of 1 ready"],
      """
      one order of one became ready, and the journal says \(journal.lines); \
      objectWillChange sends at once, before the change. The order changes, \
      and not the array; and a tracking of the array that is begun again \
      before an order is added does not read that order
      """)
  }

  @Test func `the journal goes on to listen`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    let journal = Journal(of: orders)
    soup.isReady = true
    soup.isReady = false
    soup.isReady = true
    expect(
      journal.lines,
      is: [
        "before: 0 of 1 ready", "before: 1 of 1 ready", "before: 0 of 1 ready",
      ],
      """
      one order of one became ready, open and ready again, and the journal \
      says \(journal.lines); each of the three is a change. A tracking speaks \
      once, and is to be begun again at once
      """)
  }

  @Test func `the journal hears of each order, whenever it was added`() {
    let orders = Orders()
    let journal = Journal(of: orders)
    let (soup, pie) = (Order("soup"), Order("pie"))
    orders.add(soup)
    orders.add(pie)
    pie.isReady = true
    expect(
      journal.lines.last, is: "before: 0 of 2 ready",
      """
      soup and pie were added, then the pie became ready; the journal says \
      \(journal.lines). When a tracking tells of a new order, the order is not \
      in the array yet, and cannot be read there
      """)
    soup.isReady = true
    expect(
      journal.lines.last, is: "before: 1 of 2 ready",
      """
      soup and pie were added, then the pie became ready, then the soup; the \
      journal says \(journal.lines). Each order is followed, not the latest \
      alone
      """)
  }

  @Test func `each change is one line`() {
    let orders = Orders()
    let journal = Journal(of: orders)
    let dishes = [Order("soup"), Order("pie"), Order("stew")]
    for order in dishes { orders.add(order) }
    for order in dishes { order.isReady = true }
    expect(
      journal.lines,
      is: [
        "before: 0 of 0 ready", "before: 0 of 1 ready", "before: 0 of 2 ready",
        "before: 0 of 3 ready", "before: 1 of 3 ready", "before: 2 of 3 ready",
      ],
      """
      three orders were added and three became ready, and the journal says \
      \(journal.lines); several trackings of one property send several \
      times, and what a closure passes over is not tracked
      """)
  }

  @Test func `an order that two have is heard of by both`() {
    let (one, two, soup) = (Orders(), Orders(), Order("soup"))
    one.add(soup)
    two.add(soup)
    let journals = [Journal(of: one), Journal(of: two)]
    soup.isReady = true
    expect(
      journals.map(\.lines),
      is: [["before: 0 of 1 ready"], ["before: 0 of 1 ready"]],
      """
      one soup was added to the orders of two days, and became ready; the \
      journals say \(journals.map(\.lines)). Each of those that have an order \
      tells of its changes
      """)
  }

  @Test func `what does not change is not told`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    let journal = Journal(of: orders)
    soup.isReady = false
    _ = orders.readyCount
    expect(
      journal.lines, is: [],
      """
      an open order was set to open, and the journal says \(journal.lines); \
      an equal value is no change, and neither is a read
      """)
  }

  @Test func `views still observe the orders property by property`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    changes.track("all") { orders.all }
    soup.isReady = true
    expect(
      changes.calls, is: [],
      "\(changes); an order became ready, and the array alone was read")
    orders.add(Order("pie"))
    expect(
      changes.calls, is: ["all"],
      "\(changes); the array was read, and an order was added")
  }

  @Test func `orders that nobody holds are gone`() {
    let soup = Order("soup")
    var orders: Orders? = Orders()
    weak var trace: Orders?
    trace = orders
    orders?.add(soup)
    orders = nil
    expect(
      gone: trace,
      """
      nobody holds the orders any more, and they are still there; a closure \
      that holds its object strongly keeps it
      """)
    soup.isReady = true
  }

  @Test func `an order that nobody holds is gone`() {
    var soup: Order? = Order("soup")
    weak var trace: Order?
    trace = soup
    var orders: Orders? = Orders()
    if let soup { orders?.add(soup) }
    orders = nil
    soup = nil
    expect(
      gone: trace,
      """
      nobody holds the order any more, nor the orders that it was in, and it \
      is still there; an order holds the closures that wait for it, and one \
      that holds the order keeps it
      """)
  }

  // MARK: From published to observed

  @Test func `an observed till shows what is in the till`() {
    let till = Till()
    till.cash = 5
    till.isOpen = true
    let observed = ObservedTill(till)
    expect(
      observed.cash, is: 5,
      "there is 5 in the till, and the observed till says \(observed.cash)")
    expect(
      observed.isOpen, is: true, "the till is open, the observed till is not")
  }

  @Test func `an observed till follows the till`() {
    let till = Till()
    let observed = ObservedTill(till)
    till.cash = 5
    till.cash = 8
    expect(
      observed.cash, is: 8,
      """
      the cash went from 0 to 5 to 8, and the observed till says \
      \(observed.cash). At 0 it has heard nothing: a subscription ends when \
      its AnyCancellable is freed. At 5 it has looked too early: \
      objectWillChange sends before the change, $cash sends the new value
      """)
    till.isOpen = true
    expect(
      observed.isOpen, is: true,
      "the till was opened, and the observed till is not open")
  }

  @Test func `what is written is passed on to the till`() {
    let till = Till()
    let observed = ObservedTill(till)
    observed.cash = 5
    observed.cash += 1
    observed.isOpen = true
    expect(
      [till.cash, observed.cash], is: [6, 6],
      """
      the observed till was set to 5, and one more; the till has \
      \(till.cash), the observed till \(observed.cash)
      """)
    expect(
      till.isOpen, is: true, "the observed till was opened, and the till is not"
    )
  }

  @Test func `what the till says is not written back to it`() {
    let till = Till()
    let observed = ObservedTill(till)
    let listening = till.objectWillChange.sink { changes.record("till") }
    till.cash = 5
    till.isOpen = true
    expect(
      changes.calls, is: ["till", "till"],
      """
      somebody set the till to 5 and opened it, and it said \
      \(changes.calls.count) times that it will change; what comes from the \
      till is in the till, and writing it back is one more change
      """)
    listening.cancel()
    expect(observed.cash, is: 5, "the observed till says \(observed.cash)")
  }

  @Test func `each property of the till is observed by itself`() {
    let till = Till()
    let observed = ObservedTill(till)
    changes.track("cash") { observed.cash }
    till.isOpen = true
    expect(
      changes.calls, is: [],
      """
      \(changes); the till was opened, and the cash alone was read. What the \
      till says as a whole does not tell which property it is
      """)
    till.cash = 5
    expect(
      changes.calls, is: ["cash"],
      "\(changes); the cash of the observed till was read, and has changed")
  }

  @Test func `a sale evaluates the line, and not the switch`() throws {
    let till = Till()
    let observed = ObservedTill(till)
    let host = TestHost {
      CashLine(till: observed)
      OpenSwitch(till: observed)
    }
    host.reset()
    try host.press("Sell")
    expect(
      host.screen, is: "Cash: 3 [Sell]\n[ ] Open",
      "a sale is 3, and the screen shows \"\(host.screen)\"")
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [1, 0],
      "evaluated: \(host.evaluations); the cash has changed, and nothing else")
    host.reset()
    try host.press("Open")
    expect(
      till.isOpen, is: true, "the switch was tapped, and the till is not open")
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [0, 1],
      "evaluated: \(host.evaluations); the till was opened, and nothing else")
  }

  @Test func `two observed tills of one till agree`() {
    let till = Till()
    let (one, two) = (ObservedTill(till), ObservedTill(till))
    one.cash = 5
    expect(
      [till.cash, one.cash, two.cash], is: [5, 5, 5],
      """
      5 was written to the first of two observed tills; the till has \
      \(till.cash), they say \(one.cash) and \(two.cash)
      """)
  }

  @Test func `an observed till that nobody holds is gone`() {
    let till = Till()
    var observed: ObservedTill? = ObservedTill(till)
    weak var trace: ObservedTill?
    trace = observed
    observed = nil
    expect(
      gone: trace,
      """
      nobody holds the observed till any more, and it is still there; a \
      subscription that it keeps, and that holds it, is a ring
      """)
    till.cash = 5
  }

  @Test func `an observed till holds its till`() {
    let observed = ObservedTill(Till())
    observed.cash = 5
    expect(
      observed.cash, is: 5,
      """
      an observed till was handed a till that nobody else holds, and set to \
      5; it says \(observed.cash). A bridge that writes to a till has to hold \
      the till
      """)
  }
}
