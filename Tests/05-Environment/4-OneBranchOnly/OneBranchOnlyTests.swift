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
      Ann's account is injected into the pane, which shows "\(host.screen)"; \
      the line in it finds the account injected nearest to it
      """)
  }

  @Test func `the title names the account injected around the pane`() {
    let host = TestHost(PracticePane().environment(ann))
    expect(
      ann.name, is: "Ann",
      """
      Ann's account is injected into the pane, and is now called \(ann.name); \
      assigning an object doesn't copy it. Make a separate account for \
      practice
      """)
    expect(
      host.firstLine, is: "Ann practises",
      """
      Ann's account is injected into the pane, whose title is \
      "\(host.firstLine)"; a body finds the account injected around its view, \
      not the one it injects itself
      """)
    host.perform { ann.name = "Anna" }
    expect(
      host.firstLine, is: "Anna practises",
      """
      Ann is now Anna, and the title is "\(host.firstLine)"; the body reads \
      the name each time
      """)
  }

  @Test func `an order in the pane is counted for practice`() throws {
    let host = TestHost(PracticePane().environment(ann))
    host.reset()
    try host.press("Order")
    expect(
      host.screen, is: "Ann practises\npractice: 1 [Order]",
      """
      one order was practised, and the pane shows "\(host.screen)"; an account \
      that body or init makes anew forgets its orders
      """)
    expect(
      ann.orders, is: 0,
      """
      one order was practised, and Ann's account has \(ann.orders); practice \
      has its own account
      """)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); only the line reads the practice orders
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
      one order was practised in the second of two panes, which show \
      "\(host.screen)"; each pane keeps its own account. All panes share a \
      static or global account, even across checks
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
      the screen was given Ann's account, and shows "\(host.screen)"; a \
      modifier on the VStack reaches everything in it, and of two modifiers \
      the first is nearer
      """)
  }

  @Test func `an order beside the pane is Ann's`() throws {
    let host = TestHost(ShopScreen(account: ann))
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
      Order was tapped above and below the pane, and the screen shows \
      "\(host.screen)"; both lines find the account the screen was given
      """)
    expect(
      ann.orders, is: 2,
      """
      Order was tapped twice, and Ann's account has \(ann.orders) orders; each \
      order counts once
      """)
  }

  @Test func `a practice order re-evaluates one line`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order", at: 1)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); storing an account and injecting it \
      doesn't read it
      """)
    expect(
      host.count(of: PracticePane.self), is: 0,
      """
      evaluated: \(host.evaluations); the view that reads the orders is \
      evaluated, and in the pane that should be a separate line
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
      evaluated: \(host.evaluations); the first and the last line read Ann's \
      orders, and no other view does
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
      Bea's account, with 4 orders, replaced Ann's, and the screen shows \
      "\(host.screen)"; @State keeps the initial value, so store passed-in \
      values in a plain property
      """)
    expect(
      host.lines(beginningWith: "practice: "), is: ["practice: 1 [Order]"],
      """
      one order was practised, then Bea's account replaced Ann's, and the \
      screen shows "\(host.screen)"; the practice account is made once, and \
      kept by the pane, which stays in place
      """)
  }

  @Test func `a different account doesn't evaluate the pane's line`() throws {
    let host = shop()
    host.reset()
    try host.press("Other")
    expect(
      host.count(of: OrderLine.self), is: 2,
      """
      evaluated: \(host.evaluations); the line in the pane finds the practice \
      account, whatever is injected further out
      """)
  }

  @Test func `the environment is read in a body or an action`() {
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.issues, is: [],
      "\(host.issues); read the environment in a body or in an action")
  }

  /// A screen that's given Bea's account when the parent's button is tapped.
  private func shop() -> TestHost {
    TestHost(Parent(ann, bea) { account in ShopScreen(account: account) })
  }
}
