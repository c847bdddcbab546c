import GradingKit
import Testing
import ViewGrading

@testable import SplitTheRow

@MainActor
@Suite("10.2 SplitTheRow", .exercise())
struct SplitTheRowTests: ViewSuite {
  let clock = Clock()
  let tickets = [
    Ticket(number: 7, since: 0, dishes: ["soup", "pie"]),
    Ticket(number: 8, since: 1, dishes: ["stew"]),
    Ticket(number: 9, since: 2, dishes: ["cake"]),
  ]
  let host: TestHost

  init() {
    clock.minute = 3
    tickets[1].isDone = true
    let tickets = tickets
    let clock = clock
    host = TestHost(TicketList(tickets: tickets, clock: clock))
    host.reset()
  }

  // MARK: The picture

  @Test func `a minute makes no text`() {
    host.perform { clock.minute = 4 }
    expect(
      texts, is: [1, 1, 1],
      """
      a minute passed, and the texts of tickets 7, 8 and 9 were made \(texts) \
      times; each text should be made only once, when its row appears. A body \
      runs as a whole if anything that it read changes, so don't read the \
      minute in a body that makes a text
      """)
  }

  @Test func `the list looks as in the picture`() {
    expect(
      host.screen,
      is: """
        No. 7: soup, pie 3 min [Done 7]
        No. 8: stew done [Done 8]
        No. 9: cake 1 min [Done 9]
        """,
      """
      at minute 3, the list shows "\(host.screen)"; it should look as in the \
      task
      """)
  }

  @Test func `each ticket has a row`() {
    let host = TestHost(TicketList(tickets: tickets, clock: clock))
    let rows = host.evaluatedViews.filter {
      $0.split(separator: "/").last?.hasPrefix("TicketRow[") == true
    }
    expect(
      rows.count, is: 3,
      """
      evaluated when the list appeared: \(host.evaluations); each of the three \
      tickets should have a row of the type TicketRow
      """)
  }

  @Test func `a row makes its text once when it appears`() {
    expect(
      texts, is: [1, 1, 1],
      """
      the list appeared, and the texts of tickets 7, 8 and 9 were made \
      \(texts) times; each row should call makeText() once
      """)
  }

  // MARK: A minute

  @Test func `a minute re-evaluates one body for each waiting ticket`() {
    host.perform { clock.minute = 4 }
    expect(
      [host.count(of: TicketList.self), host.count(of: TicketRow.self)],
      is: [0, 0],
      """
      evaluated when a minute passed: \(host.evaluations); only a part of the \
      row shows the minutes, so read them only in that part's body. A body \
      that passes the minutes along reads them
      """)
    expect(
      host.causes, hasAtMost: 2,
      """
      evaluated when a minute passed: \(host.evaluations); two tickets are \
      waiting, so only the parts of their rows that show the minutes should be \
      evaluated. A row whose ticket is done doesn't need to read the minutes
      """)
    expect(
      host.screen,
      is: """
        No. 7: soup, pie 4 min [Done 7]
        No. 8: stew done [Done 8]
        No. 9: cake 2 min [Done 9]
        """,
      """
      at minute 4, the list shows "\(host.screen)"; it should show the current \
      minutes of each waiting ticket
      """)
  }

  @Test func `a minute re-evaluates no body if all tickets are done`() {
    for ticket in tickets { ticket.isDone = true }
    host.perform {}
    host.reset()
    host.perform { clock.minute = 4 }
    expect(
      host.causes, is: [],
      """
      evaluated when a minute passed: \(host.evaluations); all tickets are \
      done and no row shows the minutes, so no body should read them. A body \
      doesn't depend on a property that it didn't read
      """)
  }

  // MARK: A ticket

  @Test func `Done makes no text`() throws {
    try host.press("Done 7")
    expect(
      texts, is: [1, 1, 1],
      """
      Done 7 was tapped, and the texts of tickets 7, 8 and 9 were made \
      \(texts) times; each text should be made only once, when its row \
      appears, so don't read isDone in a body that makes a text
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated for a tap on Done 7: \(host.evaluations); only the part of \
      ticket 7's row that shows whether the ticket is done should be evaluated
      """)
  }

  @Test func `Done makes only its own ticket done`() throws {
    try host.press("Done 9")
    try host.press("Done 9")
    let done = [tickets[0].isDone, tickets[1].isDone, tickets[2].isDone]
    expect(
      done, is: [false, true, true],
      """
      ticket 8 was done, then Done 9 was tapped twice, and isDone of tickets \
      7, 8 and 9 is \(done); each Done button should only set isDone of its \
      own row's ticket to true
      """)
    expect(
      host.screen, contains: "No. 9: cake done [Done 9]",
      """
      Done 9 was tapped twice, but the list shows "\(host.screen)"; it should \
      show that ticket 9 is done
      """)
  }

  @Test func `a ticket that waits again shows its minutes`() {
    host.perform { tickets[1].isDone = false }
    host.perform { clock.minute = 5 }
    expect(
      host.screen, contains: "No. 8: stew 4 min [Done 8]",
      """
      ticket 8 was done, was then set to not done, and 2 minutes passed. The \
      list shows "\(host.screen)"; it should show the minutes of ticket 8 again
      """)
    expect(
      texts, is: [1, 1, 1],
      """
      ticket 8 was set to not done and 2 minutes passed, and the texts of \
      tickets 7, 8 and 9 were made \(texts) times; make a text again only when \
      its dishes change
      """)
  }

  @Test func `a new dish makes one text`() {
    host.perform { tickets[0].dishes.append("tea") }
    expect(
      host.screen, contains: "No. 7: soup, pie, tea 3 min [Done 7]",
      """
      a dish was added to ticket 7, but the list shows "\(host.screen)"; a \
      stored text goes stale when its dishes change, so make the text in a body
      """)
    expect(
      texts, is: [2, 1, 1],
      """
      a dish was added to ticket 7, and the texts of tickets 7, 8 and 9 were \
      made \(texts) times; only the text of ticket 7 should be made again, once
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated for a new dish: \(host.evaluations); only the body that reads \
      the dishes of ticket 7 should be evaluated, once. A part that's passed a \
      closure or the text is re-evaluated, too, and so is a view that stores \
      the text in a state property
      """)
  }

  // MARK: A row on its own

  @Test func `a row on its own follows its ticket and its clock`() {
    let host = TestHost(TicketRow(ticket: tickets[0], clock: clock))
    expect(
      host.screen, is: "No. 7: soup, pie 3 min [Done 7]",
      """
      at minute 3, a row outside the list shows "\(host.screen)"; it should \
      look as in the task
      """)
    host.perform {
      tickets[0].dishes.append("tea")
      clock.minute = 4
    }
    expect(
      host.screen, is: "No. 7: soup, pie, tea 4 min [Done 7]",
      """
      after a dish was added and a minute passed, a row outside the list shows \
      "\(host.screen)"; read the dishes and the minute in a body, because a \
      read in a view's init counts as a read by the code that creates the view
      """)
  }

  @Test func `a row passed the same ticket makes no text`() throws {
    let host = TestHost(
      Parent(tickets[0], tickets[1]) { ticket in
        TicketRow(ticket: ticket, clock: clock)
      })
    let before = texts[0]
    try host.press("Again")
    expect(
      texts[0], is: before,
      """
      the view around a row was re-evaluated and passed the row the same \
      ticket, and the row made its text again; don't make the text in the \
      row's init, which runs each time, but in its body, which is skipped if \
      the inputs are the same
      """)
  }

  // MARK: Another one

  @Test func `a different ticket in a row is shown`() throws {
    let host = TestHost(
      Parent(tickets[0], tickets[1]) { ticket in
        TicketRow(ticket: ticket, clock: clock)
      })
    try host.press("Other")
    expect(
      host.firstLine, is: "No. 8: stew done [Done 8]",
      """
      the row was passed ticket 8 instead of 7, and shows "\(host.firstLine)"; \
      store a passed-in object in a plain property
      """)
  }

  @Test func `a different ticket with the same number is followed`() throws {
    let other = Ticket(number: 7, since: 2, dishes: ["cake"])
    let host = TestHost(
      Parent(tickets[0], other) { ticket in
        TicketRow(ticket: ticket, clock: clock)
      })
    try host.press("Other")
    expect(
      host.firstLine, is: "No. 7: cake 1 min [Done 7]",
      """
      the row was passed a second ticket with the number 7, and shows \
      "\(host.firstLine)"; show the second ticket: it's a different object, \
      even if its number is the same
      """)
    try host.press("Done 7")
    expect(
      [tickets[0].isDone, other.isDone], is: [false, true],
      """
      the row was passed a second ticket with the number 7, then Done 7 was \
      tapped. The first ticket is \(tickets[0].isDone ? "done" : "not done"), \
      and the second \(other.isDone ? "done" : "not done"); only the second \
      ticket should be done
      """)
    expect(
      host.firstLine, is: "No. 7: cake done [Done 7]",
      """
      the row was passed a second ticket with the number 7, then Done 7 was \
      tapped, but the row shows "\(host.firstLine)"; it should show that the \
      second ticket is done
      """)
  }

  @Test func `a different clock in a list is shown`() throws {
    let other = Clock()
    other.minute = 30
    let host = TestHost(
      Parent(clock, other) { clock in
        TicketList(tickets: [tickets[0]], clock: clock)
      })
    try host.press("Other")
    host.perform { other.minute = 31 }
    expect(
      host.firstLine, is: "No. 7: soup, pie 31 min [Done 7]",
      """
      the list was passed a different clock, which then went to minute 31, but \
      the list shows "\(host.firstLine)"; it should show the minutes of the \
      new clock
      """)
  }

  /// How often each ticket has put its text together.
  private var texts: [Int] {
    [tickets[0].textsMade, tickets[1].textsMade, tickets[2].textsMade]
  }
}
