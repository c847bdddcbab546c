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
      evaluated: \(host.evaluations); only the view that shows the tips should \
      read them. A view that passes a value along reads it; a closure input \
      never compares equal; an old wrapper is notified of every change
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
      Tip was tapped on the second of two screens, which show \
      "\(host.screen)"; each screen should keep its own orders
      """)
  }

  @Test func `a new note re-evaluates one body`() throws {
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); only the view that shows the note should \
      be evaluated, so make the binding in that view's body: making the \
      binding reads the note
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
      evaluated: \(host.evaluations); only the order's row and the line that \
      counts the ready orders should be evaluated
      """)
    expectNoScreen(toRead: "the order")
  }

  @Test func `adding an order re-evaluates no existing row`() throws {
    try host.press("Add stew")
    expect(
      host.causes, hasAtMost: 3,
      """
      evaluated: \(host.evaluations); only the list, the line that counts the \
      orders and the new row should be evaluated. An existing row is skipped \
      if its inputs are equal, but closures never compare equal
      """)
    expectNoScreen(toRead: "the orders")
  }

  @Test func `a visit re-evaluates one body`() throws {
    try host.press("Check in")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); only the view that shows the points \
      should be evaluated
      """)
  }

  @Test func `a new name re-evaluates two bodies`() throws {
    try host.paste("Anna", into: "Name")
    expect(
      host.causes, hasAtMost: 2,
      """
      evaluated: \(host.evaluations); only the two views that show the name \
      should be evaluated
      """)
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
      the screen shows "\(host.screen)"; it should show the current values of \
      its models, as in the task
      """)
    let inner = TestHost(
      TruckScreen(account: account).environment(Account(name: "Zoe")))
    expect(
      inner.screen, contains: "Ann: 0 points [Check in]\nName: Ann_",
      """
      the screen is inside a view that injects Zoe's account, and was passed \
      Ann's, but it shows "\(inner.screen)"; it should inject the account it \
      was passed
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
      after a visit, two tips, a pie made ready and then reopened, two stews \
      added, the second stew made ready, a new name and a new note, the screen \
      shows "\(host.screen)"; it should show the current values of its models
      """)
    expect(
      host.issues, is: [],
      """
      two stews were added, and the screen reports \(host.issues); the two \
      stews should be different orders
      """)
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
      Tip was tapped, then the screen was passed Bea's account, and shows \
      "\(host.screen)"; it should keep its orders, but show the new account
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
      evaluated: \(host.evaluations); only the view that shows the orders' \
      \(name) should be evaluated, and only because of that property. "object \
      will change" means that an object sends objectWillChange, "inputs \
      changed" that a parent passes along a value that it read
      """,
      sourceLocation: sourceLocation)
  }

  private func expectNoScreen(
    toRead what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); the screen should not be evaluated, so \
      let a view inside it read and show \(what)
      """,
      sourceLocation: sourceLocation)
  }
}
