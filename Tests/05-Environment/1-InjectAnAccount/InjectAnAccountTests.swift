import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import InjectAnAccount

@MainActor
@Suite("5.1 InjectAnAccount", .exercise())
struct InjectAnAccountTests: ViewSuite {
  let ann = Account(name: "Ann")
  let bea = Account(name: "Bea")

  @Test func `a greeting names the account that is handed down`() {
    let host = TestHost(GreetingLine().environment(ann))
    expect(
      host.screen, is: "Hello, Ann",
      """
      Ann's account was handed down to the line, which says \
      "\(host.screen)"; @Environment(Account.self) takes the nearest account \
      that is handed down
      """)
  }

  @Test func `a greeting follows the name`() {
    let host = TestHost(GreetingLine().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.screen, is: "Hello, Anna",
      """
      Ann is now Anna, and the line says "\(host.screen)"; the environment \
      hands down the account, and the body reads its name each time
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); one name has changed, and one body \
      reads it
      """)
  }

  @Test func `a pane shows the orders of the account that is handed down`() {
    ann.orders = 3
    let host = TestHost(OrderPane().environment(ann))
    expect(
      host.screen, is: "Orders: 3\n[Order]",
      """
      an account with 3 orders was handed down to the pane, which says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
  }

  @Test func `an order is counted in the account`() throws {
    let host = TestHost(OrderPane().environment(ann))
    host.reset()
    try host.press("Order")
    expect(
      ann.orders, is: 1,
      """
      after one tap on Order the account has \(ann.orders) orders; what is \
      handed down is the account itself, and no copy of it
      """)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); one tap is one change, and one body \
      reads it
      """)
    expect(
      host.screen, contains: "Orders: 1",
      """
      there is 1 order, and the pane says "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `an order is counted from what is there`() throws {
    let host = TestHost(OrderPane().environment(ann))
    // Nothing is evaluated between this change and the tap.
    ann.orders = 7
    try host.press("Order")
    expect(
      ann.orders, is: 8,
      """
      there were 7 orders, then Order was tapped, and the account has \
      \(ann.orders); an action reads when it runs
      """)
  }

  @Test func `the screen hands its account down`() {
    ann.orders = 2
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.screen, is: "Donuts\nHello, Ann\nOrders: 2\n[Order]",
      """
      the screen was handed Ann's account with 2 orders, and says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); the environment is read in a body or in an action")
  }

  @Test func `each screen hands down its own account`() throws {
    let host = TestHost {
      ShopScreen(account: ann)
      ShopScreen(account: bea)
    }
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann", "Hello, Bea"],
      """
      one screen was handed Ann's account, the other Bea's, and they say \
      "\(host.screen)"; what a view hands down reaches the views below it, and \
      no others
      """)
    try host.press("Order", at: 1)
    expect(
      [ann.orders, bea.orders], is: [0, 1],
      """
      ordered on Bea's screen, and Ann has \(ann.orders) orders, Bea \
      \(bea.orders); each screen hands down its own account
      """)
  }

  @Test func `the account of the screen wins over one from further up`() {
    let host = TestHost(ShopScreen(account: ann).environment(bea))
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann"],
      """
      Bea's account is handed down to a screen of Ann's, which says \
      "\(host.screen)"; the account that is handed down nearest to a view is \
      the one that it finds
      """)
  }

  @Test func `a new name evaluates the greeting alone`() {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); handing an account down does not read \
      it. Only the view that shows the name reads it
      """)
    expect(
      host.screen, contains: "Hello, Anna",
      """
      Ann is now Anna, and the screen says "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `an order evaluates the pane alone`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order")
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); handing an account down does not read \
      it. Only the view that shows the orders reads them
      """)
  }

  @Test func `another account reaches both views`() throws {
    bea.orders = 5
    let host = shop()
    try host.press("Other")
    expect(
      host.screen, contains: "Hello, Bea\nOrders: 5",
      """
      handed Bea's account in place of Ann's, the screen says \
      "\(host.screen)"; @State keeps what came first, and what is handed in \
      belongs in a plain property
      """)
    try host.press("Order")
    expect(
      [ann.orders, bea.orders], is: [0, 6],
      """
      Bea's account took the place of Ann's, then Order was tapped: Ann has \
      \(ann.orders) orders, Bea \(bea.orders); the action uses the account \
      that is handed down now
      """)
  }

  @Test func `another account leaves the front page alone`() throws {
    let host = shop()
    try host.press("Other")
    expect(
      host.count(of: FrontPage.self), is: 0,
      """
      evaluated: \(host.evaluations); an account that is handed down by \
      .environment(…) passes by the views that do not ask for it. Do not hand \
      it to FrontPage, and give FrontPage no new id
      """)
  }

  /// A screen that is handed Bea's account when its parent is told to.
  private func shop() -> TestHost {
    let host = TestHost(
      Parent(ann, bea) { account in ShopScreen(account: account) })
    host.reset()
    return host
  }
}
