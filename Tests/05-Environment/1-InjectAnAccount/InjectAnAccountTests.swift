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
      Ann's account was injected into the line, but the line shows \
      "\(host.screen)"; read the account with @Environment(Account.self), \
      which finds the account injected nearest to the view
      """)
  }

  @Test func `a greeting follows the name`() {
    let host = TestHost(GreetingLine().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.screen, is: "Hello, Anna",
      """
      Ann's account was renamed to "Anna", but the line shows \
      "\(host.screen)"; read the name in the body, and don't store a copy
      """)
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); only the name changed, so only the body \
      that reads the name should be evaluated
      """)
  }

  @Test func `a pane shows the orders of the injected account`() {
    ann.orders = 3
    let host = TestHost(OrderPane().environment(ann))
    expect(
      host.screen, is: "Orders: 3\n[Order]",
      """
      an account with 3 orders was injected into the pane, but the pane shows \
      "\(host.screen)"; it should show `Orders: 3` and a button `Order`
      """)
  }

  @Test func `an order is counted in the account`() throws {
    let host = TestHost(OrderPane().environment(ann))
    host.reset()
    try host.press("Order")
    expect(
      ann.orders, is: 1,
      """
      after one tap on Order, the account has \(ann.orders) orders; Order \
      should add 1 to the orders of the injected account itself, not of a copy
      """)
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); one tap on Order should evaluate only \
      the body that reads the orders
      """)
    expect(
      host.screen, contains: "Orders: 1",
      """
      Order was tapped once, but the pane shows "\(host.screen)"; it should \
      show the current number of orders, 1
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
      after the orders were set to 7 and Order was tapped, the account has \
      \(ann.orders) orders; the action should add 1 to the number of orders at \
      the moment of the tap
      """)
  }

  @Test func `the screen injects its account`() {
    ann.orders = 2
    let host = TestHost(ShopScreen(account: ann))
    expect(
      host.screen, is: "Donuts\nHello, Ann\nOrders: 2\n[Order]",
      """
      the screen was given Ann's account with 2 orders, but it shows \
      "\(host.screen)"; it should inject the account into its front page, and \
      look like the picture in the file
      """)
    expect(
      host.issues, is: [],
      """
      the host reports \(host.issues); read the environment only in a body or \
      in an action
      """)
  }

  @Test func `each screen injects its own account`() throws {
    let host = TestHost {
      ShopScreen(account: ann)
      ShopScreen(account: bea)
    }
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann", "Hello, Bea"],
      """
      the first of two screens was given Ann's account and the second Bea's, \
      but the screens show "\(host.screen)"; each screen should inject its own \
      account, and only into the views inside that screen
      """)
    try host.press("Order", at: 1)
    expect(
      [ann.orders, bea.orders], is: [0, 1],
      """
      after Order was tapped on Bea's screen, Ann has \(ann.orders) orders and \
      Bea has \(bea.orders); the order should be added to Bea's account
      """)
  }

  @Test func `the account of the screen hides one from an ancestor`() {
    let host = TestHost(ShopScreen(account: ann).environment(bea))
    expect(
      host.lines(beginningWith: "Hello"), is: ["Hello, Ann"],
      """
      Bea's account was injected around a screen that was given Ann's account, \
      but the screen shows "\(host.screen)"; it should inject Ann's account, \
      because a view finds the nearest account
      """)
  }

  @Test func `changing the name re-evaluates only the greeting`() {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.causes, is: ["property Account.name"],
      """
      evaluated: \(host.evaluations); the name changed, so only the view that \
      shows it should be evaluated. Injecting an account doesn't read its \
      properties
      """)
    expect(
      host.screen, contains: "Hello, Anna",
      """
      Ann's account was renamed to "Anna", but the screen shows \
      "\(host.screen)"; the greeting should show the current name
      """)
  }

  @Test func `an order re-evaluates only the pane`() throws {
    let host = TestHost(ShopScreen(account: ann))
    host.reset()
    try host.press("Order")
    expect(
      host.causes, is: ["property Account.orders"],
      """
      evaluated: \(host.evaluations); the orders changed, so only the view \
      that shows them should be evaluated. Injecting an account doesn't read \
      its properties
      """)
  }

  @Test func `a different account reaches both views`() throws {
    bea.orders = 5
    let host = shop()
    try host.press("Other")
    expect(
      host.screen, contains: "Hello, Bea\nOrders: 5",
      """
      the screen was given Bea's account instead of Ann's, but it shows \
      "\(host.screen)"; @State keeps the initial value, so store passed-in \
      values in a plain property
      """)
    try host.press("Order")
    expect(
      [ann.orders, bea.orders], is: [0, 6],
      """
      after Bea's account, with 5 orders, replaced Ann's and Order was tapped, \
      Ann has \(ann.orders) orders and Bea has \(bea.orders); the action \
      should use the account that's currently injected
      """)
  }

  @Test func `a different account doesn't evaluate the front page`() throws {
    let host = shop()
    try host.press("Other")
    expect(
      host.count(of: FrontPage.self), is: 0,
      """
      evaluated: \(host.evaluations), but FrontPage shouldn't be evaluated \
      when the account is replaced. Inject the account with .environment(…), \
      don't pass it to FrontPage, and don't give FrontPage a new id
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
