import GradingKit
import Testing
import ViewGrading

@testable import BothWorlds

@MainActor
@Suite("8.3 BothWorlds", .exercise())
struct BothWorldsTests: ViewSuite {
  let changes = Recorder()

  @Test func `the journal is notified before an order is added`() {
    let orders = Orders()
    let journal = Journal(of: orders)
    orders.add(Order("soup"))
    expect(
      journal.lines, is: ["before: 0 of 0 ready"],
      """
      an order was added, and the journal is \(journal.lines); \
      objectWillChange should be sent once for each change, before the change
      """)
    orders.add(Order("pie"))
    expect(
      journal.lines, is: ["before: 0 of 0 ready", "before: 0 of 1 ready"],
      """
      two orders were added, and the journal is \(journal.lines); it should \
      have one line for each change, written before the change
      """)
  }

  @Test func `the journal is notified before an order becomes ready`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    let journal = Journal(of: orders)
    soup.isReady = true
    expect(
      journal.lines, is: ["before: 0 of 1 ready"],
      """
      the only order became ready, and the journal is \(journal.lines); \
      objectWillChange should be sent before the change, synchronously. It's \
      the order that changes, not the array; a tracking of the array that \
      starts again just before an order is added doesn't read that order
      """)
  }

  @Test func `the journal is notified of every change`() {
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
      the only order became ready, then open, then ready again, and the \
      journal is \(journal.lines); it should have three lines. A tracking is \
      notified only once, so start a new tracking immediately
      """)
  }

  @Test func `the journal is notified of every order, whenever it was added`() {
    let orders = Orders()
    let journal = Journal(of: orders)
    let (soup, pie) = (Order("soup"), Order("pie"))
    orders.add(soup)
    orders.add(pie)
    pie.isReady = true
    expect(
      journal.lines.last, is: "before: 0 of 2 ready",
      """
      soup and pie were added, then the pie became ready, and the journal is \
      \(journal.lines); the pie should have added the last line. When a \
      tracking is notified of a new order, the order isn't in the array yet, \
      so don't look for it there
      """)
    soup.isReady = true
    expect(
      journal.lines.last, is: "before: 1 of 2 ready",
      """
      soup and pie were added, then the pie became ready, then the soup, and \
      the journal is \(journal.lines); track every order, not only the latest
      """)
  }

  @Test func `each change adds one line`() {
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
      three orders were added, then each became ready, and the journal is \
      \(journal.lines); it should have one line for each of these six changes. \
      Several trackings of one property send several times, and an order that \
      no tracking reads sends nothing
      """)
  }

  @Test func `an order in two Orders notifies both journals`() {
    let (one, two, soup) = (Orders(), Orders(), Order("soup"))
    one.add(soup)
    two.add(soup)
    let journals = [Journal(of: one), Journal(of: two)]
    soup.isReady = true
    expect(
      journals.map(\.lines),
      is: [["before: 0 of 1 ready"], ["before: 0 of 1 ready"]],
      """
      the same soup was added to two Orders objects, then became ready, and \
      their journals are \(journals.map(\.lines)); an Orders object should \
      send before any order in it changes
      """)
  }

  @Test func `equal values and reads send nothing`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    let journal = Journal(of: orders)
    soup.isReady = false
    _ = orders.readyCount
    expect(
      journal.lines, is: [],
      """
      an order's isReady, which was false, was set to false, then readyCount \
      was read, and the journal is \(journal.lines); neither an equal value \
      nor a read is a change, so don't send for them
      """)
  }

  @Test func `views still observe each property of the orders separately`() {
    let (orders, soup) = (Orders(), Order("soup"))
    orders.add(soup)
    changes.track("all") { orders.all }
    soup.isReady = true
    expect(
      changes.calls, is: [],
      """
      \(changes); only the array was read, then an order became ready, so the \
      observer of the array should not be notified
      """)
    orders.add(Order("pie"))
    expect(
      changes.calls, is: ["all"],
      """
      \(changes); the array was read, then an order was added, so the observer \
      of the array should be notified
      """)
  }

  @Test func `unreferenced orders are freed`() {
    let soup = Order("soup")
    var orders: Orders? = Orders()
    weak var trace: Orders?
    trace = orders
    orders?.add(soup)
    orders = nil
    expect(
      gone: trace,
      """
      nothing refers to the Orders object any more, but it wasn't freed; a \
      closure that captures the object strongly keeps the object alive
      """)
    soup.isReady = true
  }

  @Test func `an unreferenced order is freed`() {
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
      nothing refers to the order or to the Orders object that contained it, \
      but the order wasn't freed; an order keeps the closures that observe it \
      alive, so these closures should not capture the order strongly
      """)
  }
}
