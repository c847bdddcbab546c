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

  @Test func `a basket below an account says whose it is`() {
    let host = TestHost(BasketPane().environment(ann))
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      Ann's account is handed down, and the basket says \
      "\(host.firstLine)"; a property with @Environment(Account.self) finds it
      """)
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      Ann's account is handed down, and the pane says "\(host.screen)"; with \
      an account there is a button Order, whatever is in the basket
      """)
  }

  @Test func `an account called guest is an account`() {
    let host = TestHost(BasketPane().environment(Account(name: "guest")))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]\n[Order]",
      """
      an account called guest is handed down, and the pane says \
      "\(host.screen)"; the optional says whether there is an account, and the \
      name of the account does not
      """)
  }

  @Test func `a basket without an account is a guest's`() {
    let host = TestHost(BasketPane())
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      nobody hands an account down, and the basket says \
      "\(host.firstLine)"; a property that may find nothing is optional
      """)
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      nobody hands an account down, and the pane says "\(host.screen)"; there \
      is nobody to order for, and so no button Order
      """)
    expect(
      host.issues, is: [],
      "\(host.issues); the environment is read in a body or in an action")
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
      say "\(host.screen)"; each pane keeps a basket of its own
      """)
  }

  @Test func `a basket follows the name of its account`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.name = "Anna" }
    expect(
      host.firstLine, is: "Anna: 0 donuts",
      """
      Ann is now Anna, and the basket says "\(host.firstLine)"; a body is \
      evaluated again when something changes that it has read
      """)
    expect(
      host.repeated, is: [],
      """
      evaluated: \(host.evaluations); the body reads the name itself, and \
      need not be told by a state
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
      \(ann.orders); what is in the basket is added to the orders, and then \
      the basket is emptied
      """)
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      the donuts are ordered, and the basket says "\(host.firstLine)"; what \
      is ordered is out of the basket
      """)
  }

  @Test func `a page hands down its account`() {
    let host = TestHost(AccountPage(account: ann))
    expect(
      host.screen, is: "Ann: 0 donuts\n[Add]\n[Order]",
      """
      the page was handed Ann's account, and says "\(host.screen)"; it hands \
      the account down to its basket, and shows nothing else
      """)
  }

  @Test func `a page without an account is a guest's`() {
    let host = TestHost(AccountPage(account: nil))
    expect(
      host.screen, is: "guest: 0 donuts\n[Add]",
      """
      the page was handed nil, and says "\(host.screen)"; it hands nil down, \
      and no account in its place
      """)
  }

  @Test func `a page without an account hides the one from further up`() {
    let host = TestHost(AccountPage(account: nil).environment(bea))
    expect(
      host.firstLine, is: "guest: 0 donuts",
      """
      Bea's account is handed down to a page that was handed nil, and the \
      basket says "\(host.firstLine)"; .environment(…) with nil hides what is \
      handed down from further up
      """)
  }

  @Test func `a page with an account hides the one from further up`() {
    let host = TestHost(AccountPage(account: ann).environment(bea))
    expect(
      host.firstLine, is: "Ann: 0 donuts",
      """
      Bea's account is handed down to a page of Ann's, and the basket says \
      "\(host.firstLine)"; the nearest account counts
      """)
  }

  @Test func `a page follows who is signed in`() throws {
    let host = TestHost(
      Parent(nil, ann) { account in AccountPage(account: account) })
    try host.press("Other")
    expect(
      host.lines(beginningWith: "Ann"), is: ["Ann: 0 donuts"],
      """
      a guest's page was handed Ann's account, and the screen says \
      "\(host.screen)"; @State keeps what came first, and what is handed in \
      belongs in a plain property
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
      basket says "\(host.firstLine)"; what follows if, what follows \
      else, and each id have a place of their own, with its own state
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
      Ann put 1 donut into the basket, then signed out, and the basket says \
      "\(host.firstLine)"; where nil is handed down there is no account
      """)
    expect(
      host.lines(beginningWith: "[Order]"), is: [],
      """
      Ann signed out, and the screen says "\(host.screen)"; a guest has no \
      button Order
      """)
    try host.press("Other")
    try host.press("Other")
    expect(
      host.firstLine, is: "guest: 1 donuts",
      """
      Ann signed in and out again, and the basket says "\(host.firstLine)"; \
      where nil is handed down there is no account
      """)
  }

  @Test func `who signs in next orders for themselves`() throws {
    let host = TestHost(
      Parent(ann, bea) { account in AccountPage(account: account) })
    try host.press("Other")
    try host.press("Add")
    try host.press("Order")
    expect(
      [ann.orders, bea.orders], is: [0, 1],
      """
      Bea signed in after Ann and ordered 1 donut: Ann has \(ann.orders), \
      Bea \(bea.orders); the account to order for is the one that is handed \
      down now
      """)
  }

  @Test func `orders that nobody sees evaluate nothing`() {
    let host = TestHost(BasketPane().environment(ann))
    host.reset()
    host.perform { ann.orders = 9 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); the pane does not show the orders. The \
      action reads them when it runs, and no body has to
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
      evaluated: \(host.evaluations); another account is one change for each \
      view that reads it, and need not be written to a state
      """)
  }
}
