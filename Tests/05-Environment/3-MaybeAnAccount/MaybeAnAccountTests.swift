import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import MaybeAnAccount

@MainActor
@Suite("5.3 MaybeAnAccount", .exercise())
struct MaybeAnAccountTests: ViewSuite {
  let ann = Account(name: "Ann")
  let bea = Account(name: "Bea")

  @Test func `a basket shows the injected account's name`() {
    let host = TestHost(BasketPane().environment(ann))
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      Ann's account was injected, but the basket shows "\(host.firstLine)"; \
      read the account with @Environment(Account.self)
      """)
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      Ann's account was injected, but the pane shows "\(host.screen)"; if \
      there's an account, the pane should show an Order button, even if the \
      basket is empty
      """)
  }

  @Test func `an account called guest is an account`() {
    let host = TestHost(BasketPane().environment(Account(name: "guest")))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]\n[Order]",
      """
      an account called "guest" was injected, but the pane shows \
      "\(host.screen)"; to find out whether there's an account, check the \
      optional, not the account's name
      """)
  }

  @Test func `a basket without an account is a guest's`() {
    let host = TestHost(BasketPane())
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      no account was injected, but the basket shows "\(host.firstLine)"; it \
      should be a guest's basket, so make the property for the account optional
      """)
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      no account was injected, but the pane shows "\(host.screen)"; without an \
      account to order for, it shouldn't show an Order button
      """)
    expect(
      host.issues, is: [],
      """
      the host reports \(host.issues); read the environment in a body or in an \
      action
      """)
  }

  @Test func `a donut is added to the basket`() throws {
    let host = TestHost {
      BasketPane()
      BasketPane().environment(ann)
    }
    try host.press("Add")
    try host.press("Add", at: 1)
    try host.press("Add", at: 1)
    expect(
      host.screen,
      is: "guest: 1 donuts\n[Add]\nAnn: 2 donuts\n[Add]\n[Order]",
      """
      after one donut was added to a guest's basket and two to Ann's, the \
      panes show "\(host.screen)"; each pane should count the donuts in its \
      own basket
      """)
  }

  @Test func `a basket follows the name of its account`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.firstLine, is: "Anna: 0 donuts",
      """
      Ann's account was renamed to "Anna", but the basket shows \
      "\(host.firstLine)"; read the name in the body, so that the body is \
      evaluated again when the name changes
      """)
    expect(
      host.repeated, is: [],
      """
      evaluated: \(host.evaluations); a new name should evaluate each view at \
      most once, so read the name in the body, and don't store it in a state
      """)
  }

  @Test func `an order goes to the account, and empties the basket`() throws {
    ann.orders = 5
    let host = TestHost(BasketPane().environment(ann))
    try host.press("Add")
    try host.press("Add")
    try host.press("Order")
    expect(
      ann.orders, is: 7,
      """
      Ann had 5 orders and ordered 2 more donuts, but her account has \
      \(ann.orders) orders; Order should add the donuts in the basket to the \
      orders, and then empty the basket
      """)
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      the donuts were ordered, but the basket shows "\(host.firstLine)"; an \
      order should empty the basket
      """)
  }

  @Test func `a page injects its account`() {
    let host = TestHost(AccountPage(account: ann))
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      the page was given Ann's account, but it shows "\(host.screen)"; it \
      should inject the account into its basket pane, and show only that pane
      """)
  }

  @Test func `a page without an account is a guest's`() {
    let host = TestHost(AccountPage(account: nil))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      the page was given nil, but it shows "\(host.screen)"; it should inject \
      nil, not an account
      """)
  }

  @Test func `a page without an account hides an ancestor's`() {
    let host = TestHost(AccountPage(account: nil).environment(bea))
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      Bea's account was injected around a page that was given nil, but the \
      basket shows "\(host.firstLine)"; inject nil with .environment(…), which \
      hides an account injected further out
      """)
  }

  @Test func `a page with an account hides an ancestor's`() {
    let host = TestHost(AccountPage(account: ann).environment(bea))
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      Bea's account was injected around a page that was given Ann's account, \
      but the basket shows "\(host.firstLine)"; the page should inject Ann's \
      account, because a view finds the nearest account
      """)
  }

  @Test func `a page follows the signed-in account`() throws {
    let host = TestHost(
      Parent(nil, ann) { account in AccountPage(account: account) })
    try host.press("Other")
    expect(
      host.lines(beginningWith: "Ann"), is: ["Ann: 0 donuts"],
      """
      a guest's page was given Ann's account, but the screen shows \
      "\(host.screen)"; @State keeps the initial value, so store passed-in \
      values in a plain property
      """)
  }

  @Test func `signing in keeps the basket`() throws {
    let host = TestHost(
      Parent(nil, ann) { account in AccountPage(account: account) })
    try host.press("Add")
    try host.press("Add")
    try host.press("Other")
    expect(
      host.firstLine, is: "Ann: 2 donuts",
      """
      a guest put 2 donuts into the basket, then signed in as Ann, but the \
      basket shows "\(host.firstLine)"; write the pane only once: each branch \
      of an if is a separate place with separate state, and so is each id
      """)
  }

  @Test func `signing out keeps the basket`() throws {
    let host = TestHost(
      Parent(ann, nil) { account in AccountPage(account: account) })
    try host.press("Add")
    try host.press("Other")
    expect(
      host.firstLine, is: "guest: 1 donuts",
      """
      Ann put 1 donut into the basket, then signed out, but the basket shows \
      "\(host.firstLine)"; it should keep its donut, and belong to a guest \
      while nil is injected
      """)
    expect(
      host.lines(beginningWith: "[Order]"), is: [],
      """
      Ann signed out, but the screen shows "\(host.screen)"; a guest shouldn't \
      see an Order button
      """)
    try host.press("Other")
    try host.press("Other")
    expect(
      host.firstLine, is: "guest: 1 donuts",
      """
      Ann signed in and out again, but the basket shows "\(host.firstLine)"; \
      it should keep its donut, and belong to a guest while nil is injected
      """)
  }

  @Test func `an order goes to the account signed in now`() throws {
    let host = TestHost(
      Parent(ann, bea) { account in AccountPage(account: account) })
    try host.press("Other")
    try host.press("Add")
    try host.press("Order")
    expect(
      [ann.orders, bea.orders], is: [0, 1],
      """
      after Bea signed in instead of Ann and ordered 1 donut, Ann has \
      \(ann.orders) orders and Bea has \(bea.orders); order for the account \
      that's currently injected
      """)
  }

  @Test func `a change of the orders evaluates nothing`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.orders = 9 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), but only the orders changed, which the \
      pane doesn't show; read the orders in the action, not in a body
      """)
  }

  @Test func `signing in evaluates no view twice`() throws {
    let host = TestHost(
      Parent(nil, ann) { account in AccountPage(account: account) })
    host.reset()
    try host.press("Other")
    expect(
      host.repeated, is: [],
      """
      evaluated: \(host.evaluations); signing in should evaluate each view at \
      most once, so don't store the account in a state
      """)
  }
}
