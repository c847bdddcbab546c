import GradingKit
import Testing
import ViewGrading

@testable import BothWorlds

@MainActor
@Suite("8.3 BothWorlds", .exercise())
struct BothWorldsTests: ViewSuite {
  let changes = Recorder()

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
      two orders were added, and the journal says \(journal.lines); one line \
      for each change, before it is made
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
}
