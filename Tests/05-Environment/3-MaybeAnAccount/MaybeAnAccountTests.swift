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
      Ann's account is injected, and the basket shows "\(host.firstLine)"; a \
      property with @Environment(Account.self) finds it
      """)
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      Ann's account is injected, and the pane shows "\(host.screen)"; with an \
      account there's a button Order, whatever is in the basket
      """)
  }

  @Test func `an account called guest is an account`() {
    let host = TestHost(BasketPane().environment(Account(name: "guest")))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]\n[Order]",
      """
      an account called guest is injected, and the pane shows \
      "\(host.screen)"; check the optional to find out whether there's an \
      account, not the account's name
      """)
  }

  @Test func `a basket without an account is a guest's`() {
    let host = TestHost(BasketPane())
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      no account is injected, and the basket shows "\(host.firstLine)"; a \
      property that may find nothing is optional
      """)
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      no account is injected, and the pane shows "\(host.screen)"; there's no \
      account to order for, so there's no button Order
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); read the environment in a body or in an action")
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
      one donut was added to a guest's basket, and two to Ann's; the panes \
      show "\(host.screen)"; each pane keeps its own basket
      """)
  }

  @Test func `a basket follows the name of its account`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.firstLine, is: "Anna: 0 donuts",
      """
      Ann is now Anna, and the basket shows "\(host.firstLine)"; a body is \
      re-evaluated when a property it read changes
      """)
    expect(
      host.repeated, is: [],
      """
      evaluated: \(host.evaluations); the body reads the name itself, so it \
      doesn't need a state for it
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
      Ann had 5 orders and ordered 2 donuts more, and her account has \
      \(ann.orders); the donuts in the basket are added to the orders, then \
      the basket is emptied
      """)
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      the donuts are ordered, and the basket shows "\(host.firstLine)"; an \
      order empties the basket
      """)
  }

  @Test func `a page injects its account`() {
    let host = TestHost(AccountPage(account: ann))
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      the page was given Ann's account, and shows "\(host.screen)"; it injects \
      the account into its basket, and shows nothing else
      """)
  }

  @Test func `a page without an account is a guest's`() {
    let host = TestHost(AccountPage(account: nil))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      the page was given nil, and shows "\(host.screen)"; it injects nil, not \
      an account instead
      """)
  }

  @Test func `a page without an account hides an ancestor's`() {
    let host = TestHost(AccountPage(account: nil).environment(bea))
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      Bea's account is injected around a page that was given nil, and the \
      basket shows "\(host.firstLine)"; .environment(…) with nil hides an \
      account injected further out
      """)
  }

  @Test func `a page with an account hides an ancestor's`() {
    let host = TestHost(AccountPage(account: ann).environment(bea))
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      Bea's account is injected around a page of Ann's, and the basket shows \
      "\(host.firstLine)"; the nearest account applies
      """)
  }

  @Test func `a page follows the signed-in account`() throws {
    let host = TestHost(
      Parent(nil, ann) { account in AccountPage(account: account) })
    try host.press("Other")
    expect(
      host.lines(beginningWith: "Ann"), is: ["Ann: 0 donuts"],
      """
      a guest's page was given Ann's account, and the screen shows \
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
      a guest put 2 donuts into the basket, then signed in as Ann, and the \
      basket shows "\(host.firstLine)"; the if branch, the else branch and \
      each id have a place of their own, with its own state
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
      Ann put 1 donut into the basket, then signed out, and the basket shows \
      "\(host.firstLine)"; if nil is injected, there's no account
      """)
    expect(
      host.lines(beginningWith: "[Order]"), is: [],
      """
      Ann signed out, and the screen shows "\(host.screen)"; a guest has no \
      button Order
      """)
    try host.press("Other")
    try host.press("Other")
    expect(
      host.firstLine, is: "guest: 1 donuts",
      """
      Ann signed in and out again, and the basket shows "\(host.firstLine)"; \
      if nil is injected, there's no account
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
      Bea signed in after Ann and ordered 1 donut: Ann has \(ann.orders), Bea \
      \(bea.orders); order for the account injected now
      """)
  }

  @Test func `a change of the orders evaluates nothing`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.orders = 9 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); the pane doesn't show the orders. The \
      action reads them when it runs, so no body has to
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
      evaluated: \(host.evaluations); a different account is one change for \
      each view that reads it, and you don't have to store it in a state
      """)
  }
}
