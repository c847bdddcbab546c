import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import OneBranchOnly

@MainActor
@Suite("5.4 OneBranchOnly", .exercise())
struct OneBranchOnlyTests: ViewSuite {
  let ann = Account(name: "Ann")
  let bea = Account(name: "Bea")

  @Test func `the line in the pane is for practice`() {
    let host = TestHost(PracticePane().environment(ann))
    expect(
      host.lines(beginningWith: "practice: "), is: ["practice: 0 [Order]"],
      """
      Ann's account was injected into the pane, but the pane shows \
      "\(host.screen)"; inject the practice account into the pane's line, \
      because a line finds the nearest account
      """)
  }

  @Test func `the title names the account injected around the pane`() {
    let host = TestHost(PracticePane().environment(ann))
    expect(
      ann.name, is: "Ann",
      """
      Ann's account was injected into the pane, and is now called \
      "\(ann.name)"; create a separate account for practice, because assigning \
      an object doesn't copy it
      """)
    expect(
      host.firstLine, is: "Ann practises",
      """
      Ann's account was injected into the pane, but the pane's title is \
      "\(host.firstLine)"; read the name with @Environment, which finds the \
      account injected around the pane, not an account that the pane's body \
      injects
      """)
    host.perform { ann.name = "Anna" }
    expect(
      host.firstLine, is: "Anna practises",
      """
      Ann's account was renamed to "Anna", but the title is \
      "\(host.firstLine)"; read the name in the body, and don't store a copy
      """)
  }

  @Test func `an order in the pane is counted for practice`() throws {
    let host = TestHost(PracticePane().environment(ann))
    host.reset()
    try host.press("Order")
    expect(
      host.screen, is: "Ann practises\npractice: 1 [Order]",
      """
      Order was tapped once in the pane, but the pane shows "\(host.screen)"; \
      keep the practice account in a state, because an account that body or \
      init creates each time loses its orders
      """)
    expect(
      ann.orders, is: 0,
      """
      Order was tapped once in the pane, but Ann's account has \(ann.orders) \
      orders; a practice order should be added only to the practice account
      """)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); a practice order should evaluate only \
      the pane's line, so don't read the practice orders anywhere else
      """)
  }

  @Test func `each pane has its own practice account`() throws {
    let host = TestHost {
      PracticePane().environment(ann)
      PracticePane().environment(ann)
    }
    try host.press("Order", at: 1)
    expect(
      host.lines(beginningWith: "practice: "),
      is: ["practice: 0 [Order]", "practice: 1 [Order]"],
      """
      Order was tapped only in the second of two panes, but they show \
      "\(host.screen)"; each pane should keep its own practice account. A \
      static or global account is shared by all panes, even across checks
      """)
  }

  @Test func `the screen is the one in the picture`() {
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.screen,
      is: """
        Ann: 0 [Order]
        Ann practises
        practice: 0 [Order]
        Ann: 0 [Order]
        """,
      """
      the screen was given Ann's account, but it shows "\(host.screen)"; only \
      the pane's line should be for practice. A modifier on the VStack reaches \
      every view in it, and of two modifiers, the first is nearer to these views
      """)
  }

  @Test func `an order beside the pane is Ann's`() throws {
    let host = TestHost(ShopScreen(account: ann).environment(bea))
    try host.press("Order")
    try host.press("Order", at: 2)
    expect(
      host.screen,
      is: """
        Ann: 2 [Order]
        Ann practises
        practice: 0 [Order]
        Ann: 2 [Order]
        """,
      """
      a screen that was given Ann's account was shown inside a view that \
      injects Bea's, Order was tapped above and below the pane, but the screen \
      shows "\(host.screen)"; the lines above and below the pane should order \
      for Ann's account
      """)
    expect(
      ann.orders, is: 2,
      """
      Order was tapped twice, but Ann's account has \(ann.orders) orders; each \
      tap should add one order
      """)
  }

  @Test func `a practice order re-evaluates one line`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order", at: 1)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); a practice order should evaluate only \
      one line. Storing an account and injecting it doesn't read its orders
      """)
    expect(
      host.count(of: PracticePane.self), is: 0,
      """
      evaluated: \(host.evaluations), but a practice order shouldn't evaluate \
      PracticePane; read the practice orders in a separate line, not in the pane
      """)
  }

  @Test func `an order of Ann's re-evaluates two lines`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order")
    expect(
      host.causes,
      is: ["property Account.orders", "property Account.orders"],
      """
      evaluated: \(host.evaluations); an order for Ann's account should \
      evaluate only the first and the last line, because only these two lines \
      read Ann's orders
      """)
  }

  @Test func `a different account is shown beside the pane and in its title`()
    throws
  {
    bea.orders = 4
    let host = shop()
    try host.press("Order", at: 1)
    try host.press("Other")
    expect(
      host.lines(beginningWith: "Bea"),
      is: ["Bea: 4 [Order]", "Bea practises", "Bea: 4 [Order]"],
      """
      Bea's account, with 4 orders, replaced Ann's, but the screen shows \
      "\(host.screen)"; @State keeps the initial value, so store passed-in \
      values in a plain property
      """)
    expect(
      host.lines(beginningWith: "practice: "), is: ["practice: 1 [Order]"],
      """
      one practice order was made, then Bea's account replaced Ann's, but the \
      screen shows "\(host.screen)"; the pane should create its practice \
      account once, and keep it with its orders
      """)
  }

  @Test func `a different account doesn't evaluate the pane's line`() throws {
    let host = shop()
    host.reset()
    try host.press("Other")
    expect(
      host.count(of: OrderLine.self), is: 2,
      """
      evaluated: \(host.evaluations), but a different account for the screen \
      should evaluate only two lines; the pane's line should read only the \
      practice account, so it isn't evaluated when a different account is \
      injected further out
      """)
  }

  @Test func `the environment is read in a body or an action`() {
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.issues, is: [],
      """
      the host reports \(host.issues); read the environment in a body or in an \
      action
      """)
  }

  /// A screen that's given Bea's account when the parent's button is tapped.
  private func shop() -> TestHost {
    TestHost(Parent(ann, bea) { account in ShopScreen(account: account) })
  }
}
