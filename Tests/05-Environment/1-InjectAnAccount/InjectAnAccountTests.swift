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

  @Test func `a greeting shows the injected account's name`() {
    let host = TestHost(GreetingLine().environment(ann))
    expect(
      host.screen, is: "Hello, Ann",
      """
      Ann's account was injected into the line, which shows "\(host.screen)"; \
      @Environment(Account.self) finds the nearest injected account
      """)
  }

  @Test func `a greeting follows the name`() {
    let host = TestHost(GreetingLine().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.screen, is: "Hello, Anna",
      """
      Ann is now Anna, and the line shows "\(host.screen)"; the environment \
      provides the account, and the body reads its name each time
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); one name changed, and one body reads it
      """)
  }

  @Test func `a pane shows the orders of the injected account`() {
    ann.orders = 3
    let host = TestHost(OrderPane().environment(ann))
    expect(
      host.screen, is: "Orders: 3\n[Order]",
      """
      an account with 3 orders was injected into the pane, which shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  @Test func `an order is counted in the account`() throws {
    let host = TestHost(OrderPane().environment(ann))
    host.reset()
    try host.press("Order")
    expect(
      ann.orders, is: 1,
      """
      after one tap on Order the account has \(ann.orders) orders; the \
      environment passes the account itself, not a copy
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
      there's 1 order, and the pane shows "\(host.screen)"; a screen shows the \
      current values of its models, as the task describes
      """)
  }

  @Test func `an order adds to the current number`() throws {
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

  @Test func `the screen injects its account`() {
    ann.orders = 2
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.screen, is: "Donuts\nHello, Ann\nOrders: 2\n[Order]",
      """
      the screen was given Ann's account with 2 orders, and shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); read the environment in a body or in an action")
  }

  @Test func `each screen injects its own account`() throws {
    let host = TestHost {
      ShopScreen(account: ann)
      ShopScreen(account: bea)
    }
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann", "Hello, Bea"],
      """
      one screen was given Ann's account, the other Bea's, and they show \
      "\(host.screen)"; what a view injects reaches the views inside it, and \
      no others
      """)
    try host.press("Order", at: 1)
    expect(
      [ann.orders, bea.orders], is: [0, 1],
      """
      Order was tapped on Bea's screen; Ann has \(ann.orders) orders, Bea \
      \(bea.orders); each screen injects its own account
      """)
  }

  @Test func `the account of the screen hides one from an ancestor`() {
    let host = TestHost(ShopScreen(account: ann).environment(bea))
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann"],
      """
      Bea's account is injected around a screen of Ann's, which shows \
      "\(host.screen)"; a view finds the account injected nearest to it
      """)
  }

  @Test func `changing the name re-evaluates only the greeting`() {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); injecting an account doesn't read it. \
      Only the view that shows the name reads it
      """)
    expect(
      host.screen, contains: "Hello, Anna",
      """
      Ann is now Anna, and the screen shows "\(host.screen)"; a screen shows \
      the current values of its models, as the task describes
      """)
  }

  @Test func `an order re-evaluates only the pane`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order")
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); injecting an account doesn't read it. \
      Only the view that shows the orders reads them
      """)
  }

  @Test func `a different account reaches both views`() throws {
    bea.orders = 5
    let host = shop()
    try host.press("Other")
    expect(
      host.screen, contains: "Hello, Bea\nOrders: 5",
      """
      given Bea's account instead of Ann's, the screen shows "\(host.screen)"; \
      @State keeps the initial value, so store passed-in values in a plain \
      property
      """)
    try host.press("Order")
    expect(
      [ann.orders, bea.orders], is: [0, 6],
      """
      Bea's account replaced Ann's, then Order was tapped: Ann has \
      \(ann.orders) orders, Bea \(bea.orders); the action uses the account \
      injected now
      """)
  }

  @Test func `a different account doesn't evaluate the front page`() throws {
    let host = shop()
    try host.press("Other")
    expect(
      host.count(of: FrontPage.self), is: 0,
      """
      evaluated: \(host.evaluations); an account injected with .environment(…) \
      doesn't affect views that don't read it. Don't pass it to FrontPage, and \
      don't give FrontPage a new id
      """)
  }

  /// A screen that's given Bea's account when the parent's button is tapped.
  private func shop() -> TestHost {
    let host = TestHost(
      Parent(ann, bea) { account in ShopScreen(account: account) })
    host.reset()
    return host
  }
}
