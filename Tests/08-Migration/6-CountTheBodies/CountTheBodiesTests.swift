import GradingKit
import Testing
import ViewGrading

@testable import CountTheBodies

@MainActor
@Suite("8.6 CountTheBodies", .exercise())
struct CountTheBodiesTests: ViewSuite {
  let account = Account(name: "Ann")
  let host: TestHost

  init() {
    let account = account
    host = TestHost(TruckScreen(account: account))
    host.reset()
  }

  @Test func `a tip re-evaluates one body`() throws {
    try host.press("Tip")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one view shows the tips, and only its \
      body may read them. A view that passes a value along reads it; a closure \
      input never compares equal; an old wrapper is notified of every change
      """)
    expectNoScreen(toRead: "the tips")
    expectCause("tips")
  }

  @Test func `two screens each have their own orders`() throws {
    let host = TestHost {
      TruckScreen(account: account)
      TruckScreen(account: account)
    }
    try host.press("Tip", at: 1)
    expect(
      host.lines(beginningWith: "Tips"),
      is: ["Tips: 0 [Tip]", "Tips: 1 [Tip]"],
      """
      a tip was given on the second of two screens, which show \
      "\(host.screen)"; each screen keeps its own orders
      """)
  }

  @Test func `a new note re-evaluates one body`() throws {
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one view shows the note, and its body \
      has to make the binding: making it reads the note
      """)
    expectNoScreen(toRead: "the note")
    expectCause("note")
  }

  @Test(arguments: ["soup", "pie"])
  func `a ready order re-evaluates two bodies`(
    dish: String
  ) throws {
    try host.press(dish)
    expect(
      host.causes, hasAtMost: 2,
      """
      evaluated: \(host.evaluations); the row shows the order, and the line \
      counts those that are ready
      """)
    expectNoScreen(toRead: "the order")
  }

  @Test func `adding an order re-evaluates no existing row`() throws {
    try host.press("Add stew")
    expect(
      host.causes, hasAtMost: 3,
      """
      evaluated: \(host.evaluations); the list and the line read the array, \
      and one row is new. An existing row is skipped if its inputs are equal; \
      closures never compare equal
      """)
    expectNoScreen(toRead: "the orders")
  }

  @Test func `a visit re-evaluates one body`() throws {
    try host.press("Check in")
    expect(
      host.causes, hasAtMost: 1,
      "evaluated: \(host.evaluations); one view shows the points")
  }

  @Test func `a new name re-evaluates two bodies`() throws {
    try host.paste("Anna", into: "Name")
    expect(
      host.causes, hasAtMost: 2,
      "evaluated: \(host.evaluations); two views show the name")
  }

  @Test func `the screen looks as it did`() {
    expect(
      host.screen,
      is: """
        Dot's truck
        Ann: 0 points [Check in]
        Name: Ann_
        Tips: 0 [Tip]
        Note: _
        Ready: 0 of 2
        [soup] open
        [pie] open
        [Add stew]
        """,
      """
      the screen shows "\(host.screen)"; a screen shows the current values of \
      its models, as in the task
      """)
  }

  @Test func `all views show every change`() throws {
    for label in ["Check in", "Tip", "Tip", "pie", "pie"] {
      try host.press(label)
    }
    try host.press("Add stew")
    try host.press("Add stew")
    try host.press("stew", at: 1)
    try host.type("Anna", into: "Name")
    try host.type("no salt", into: "Note")
    expect(
      host.screen,
      is: """
        Dot's truck
        Anna: 1 points [Check in]
        Name: Anna_
        Tips: 2 [Tip]
        Note: no salt_
        Ready: 1 of 4
        [soup] open
        [pie] open
        [stew] open
        [stew] ready
        [Add stew]
        """,
      """
      after a visit, two tips, a pie that was ready for a while, two stews, \
      the second of them ready, a new name and a note, the screen shows \
      "\(host.screen)"; a screen shows the current values of its models, as in \
      the task
      """)
    expect(host.issues, is: [], "\(host.issues); two stews are two orders")
  }

  @Test func `the screen keeps its orders`() throws {
    let other = Account(name: "Bea")
    let host = TestHost(
      Parent(account, other) { account in TruckScreen(account: account) })
    try host.press("Tip")
    try host.press("Other")
    expect(
      host.screen, contains: "Bea: 0 points [Check in]\nName: Bea_\nTips: 1",
      """
      a tip was given, then the screen was passed Bea's account, and shows \
      "\(host.screen)"; the orders stay, but the account is the new one
      """)
  }

  private func expectCause(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fitting = host.causes.filter {
      $0.hasPrefix("property ") && $0.contains(name)
        && !$0.contains("object will change")
    }
    expect(
      [fitting.count, host.causes.count], is: [1, 1],
      """
      evaluated: \(host.evaluations); only the view that shows the \(name) of \
      the orders may be evaluated, and only for that property. "object will \
      change" means that an object sends objectWillChange, and "inputs \
      changed" that a parent passes along a value it read
      """,
      sourceLocation: sourceLocation)
  }

  private func expectNoScreen(
    toRead what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); a view inside the screen has to show \
      \(what), and read what it shows
      """,
      sourceLocation: sourceLocation)
  }
}
