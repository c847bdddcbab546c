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

  @Test func `a tip evaluates one body`() throws {
    try host.press("Tip")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one view shows the tips, and its body is \
      the one to read them. Who hands on a value has read it; who is handed a \
      closure is never handed the same; who listens to the whole is told of all
      """)
    expectNoScreen(toRead: "the tips")
    expectCause("tips")
  }

  @Test func `two screens have orders of their own`() throws {
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

  @Test func `a note evaluates one body`() throws {
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one view shows the note, and its body is \
      the one to make the binding: whoever makes it has read the note
      """)
    expectNoScreen(toRead: "the note")
    expectCause("note")
  }

  @Test(arguments: ["soup", "pie"])
  func `an order that becomes ready evaluates two bodies`(
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

  @Test func `one more order evaluates no row that is there`() throws {
    try host.press("Add stew")
    expect(
      host.causes, hasAtMost: 3,
      """
      evaluated: \(host.evaluations); the list and the line have read the \
      array, and one row is new. A row that is known again, and is handed what \
      it was handed before, is skipped; two closures are never the same as two \
      others
      """)
    expectNoScreen(toRead: "the orders")
  }

  @Test func `a visit evaluates one body`() throws {
    try host.press("Check in")
    expect(
      host.causes, hasAtMost: 1,
      "evaluated: \(host.evaluations); one view shows the points")
  }

  @Test func `a name evaluates two bodies`() throws {
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
      the screen shows "\(host.screen)"; a screen shows what its models hold \
      now, as the task says
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
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
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
      a tip was given, then the screen was handed Bea's account, and shows \
      "\(host.screen)"; the orders stay, the account is the new one
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
      evaluated: \(host.evaluations); the view that shows the \(name) of the \
      orders is to be evaluated for that property, and no other view is. \
      "object will change" says that an object speaks as a whole, and "inputs \
      changed" that another view hands down what it has read
      """,
      sourceLocation: sourceLocation)
  }

  private func expectNoScreen(
    toRead what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); a view below the screen is to show \
      \(what), and to read what it shows
      """,
      sourceLocation: sourceLocation)
  }
}
