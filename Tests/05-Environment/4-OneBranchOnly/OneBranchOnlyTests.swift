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
      Ann's account is handed down to the pane, which says "\(host.screen)"; \
      the line in it finds the account that is handed down nearest to it
      """)
  }

  @Test func `the title of the pane names the account from further up`() {
    let host = TestHost(PracticePane().environment(ann))
    expect(
      ann.name, is: "Ann",
      """
      Ann's account is handed down to the pane, and is called \(ann.name) now; \
      assigning an object copies nothing. The account for practice is one more \
      account
      """)
    expect(
      host.firstLine, is: "Ann practises",
      """
      Ann's account is handed down to the pane, whose title is \
      "\(host.firstLine)"; a body finds what is handed down to its view, and \
      not what it hands down itself
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
      one order was practised, and the pane says "\(host.screen)"; an account \
      that body or init makes again forgets its orders
      """)
    expect(
      ann.orders, is: 0,
      """
      one order was practised, and Ann's account has \(ann.orders); practice \
      has an account of its own
      """)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); the orders for practice are read by the \
      line alone
      """)
  }

  @Test func `each pane practises by itself`() throws {
    let host = TestHost {
      PracticePane().environment(ann)
      PracticePane().environment(ann)
    }
    try host.press("Order", at: 1)
    expect(
      host.lines(beginningWith: "practice: "),
      is: ["practice: 0 [Order]", "practice: 1 [Order]"],
      """
      one order was practised in the second of two panes, which say \
      "\(host.screen)"; each pane keeps an account of its own. One that is \
      static, or global, is shared by all panes, also in other checks
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
      the screen was handed Ann's account, and says "\(host.screen)"; what is \
      handed to the VStack reaches all that is in it, and of two modifiers the \
      first is nearer
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
      Order was tapped above and below the pane, and the screen says \
      "\(host.screen)"; both lines find the account that the screen was handed
      """)
    expect(
      ann.orders, is: 2,
      """
      Order was tapped twice, and Ann's account has \(ann.orders) orders; each \
      order counts once
      """)
  }

  @Test func `an order for practice evaluates one line`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order", at: 1)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); keeping an account and handing it down \
      does not read it
      """)
    expect(
      host.count(of: PracticePane.self), is: 0,
      """
      evaluated: \(host.evaluations); the view that reads the orders is \
      evaluated, and in the pane that should be a line of its own
      """)
  }

  @Test func `an order of Ann's evaluates two lines`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order")
    expect(
      host.causes,
      is: ["property Account.orders", "property Account.orders"],
      """
      evaluated: \(host.evaluations); Ann's orders are read by the first and \
      by the last line, and by no other view
      """)
  }

  @Test func `another account is shown beside the pane and in its title`()
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
      Bea's account, with 4 orders, took the place of Ann's, and the screen \
      says "\(host.screen)"; @State keeps what came first, and what is handed \
      in belongs in a plain property
      """)
    expect(
      host.lines(beginningWith: "practice: "), is: ["practice: 1 [Order]"],
      """
      one order was practised, then Bea's account took the place of Ann's, and \
      the screen says "\(host.screen)"; the account for practice is made \
      once, and kept by the pane, which stays where it is
      """)
  }

  @Test func `another account leaves the line in the pane alone`() throws {
    let host = shop()
    host.reset()
    try host.press("Other")
    expect(
      host.count(of: OrderLine.self), is: 2,
      """
      evaluated: \(host.evaluations); the line in the pane finds the account \
      for practice, whatever is handed down from further up
      """)
  }

  @Test func `the environment is read where it is known`() {
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.issues, is: [],
      "\(host.issues); the environment is read in a body or in an action")
  }

  /// A screen that is handed Bea's account when its parent is told to.
  private func shop() -> TestHost {
    TestHost(Parent(ann, bea) { account in ShopScreen(account: account) })
  }
}
