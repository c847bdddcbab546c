import GradingKit
import Testing
import ViewGrading

@testable import MigrateTheViews

@MainActor
@Suite("8.2 MigrateTheViews", .exercise())
struct MigrateTheViewsTests: ViewSuite {
  let ann = Account(name: "Ann")
  let bea = Account(name: "Bea")
  let orders = Orders()
  let changes = Recorder()

  @Test func `no model is an ObservableObject`() {
    expect(
      [isPublishing(ann), isPublishing(orders), isPublishing(Order("soup"))],
      is: [false, false, false],
      """
      conformance to ObservableObject: Account \(isPublishing(ann)), Orders \
      \(isPublishing(orders)), Order \(isPublishing(Order("soup"))); all \
      should be false. The protocol was kept for the old wrappers; once no \
      view has an old wrapper, remove the protocol
      """)
  }

  @Test func `the models are still observed`() {
    let soup = Order("soup")
    changes.track("name") { ann.name }
    changes.track("visits") { ann.visits }
    changes.track("points") { ann.points }
    changes.track("isReady") { soup.isReady }
    changes.track("tips") { orders.tips }
    changes.track("note") { orders.note }
    changes.track("all") { orders.all }
    ann.name = "Anna"
    ann.visits = 7
    ann.points = 5
    soup.isReady = true
    orders.tips = 3
    orders.note = "no salt"
    orders.add("stew")
    expect(
      changes.calls,
      is: ["name", "points", "isReady", "tips", "note", "all"],
      """
      \(changes); the name, the visits, the points, an order, the tips, the \
      note and the array changed, one after the other. Ignore the visits, and \
      observe the other properties
      """)
  }

  @Test func `two screens each have their own orders`() throws {
    let host = TestHost {
      TruckScreen(account: ann)
      TruckScreen(account: bea)
    }
    try host.press("Tip", at: 1)
    expect(
      host.lines(beginningWith: "Tips"),
      is: ["Tips: 0 [Tip]", "Tips: 1 [Tip]"],
      """
      Tip was tapped on the second of two screens, which show \
      "\(host.screen)"; each screen should create its own orders
      """)
  }

  @Test func `the screen looks as it did`() {
    expect(
      screen().screen,
      is: """
        Dot's truck
        Ann: 0 points [Check in]
        Name: Ann_
        Tips: 0 [Tip]
        Note: _
        [soup] open
        [pie] open
        [Add stew]
        """,
      """
      the screen shows "\(screen().screen)"; it should show the current values \
      of its models, as in the task
      """)
  }

  @Test func `all views show every change`() throws {
    let host = screen()
    for label in ["Check in", "Tip", "soup", "Add stew", "Add stew"] {
      try host.press(label)
    }
    try host.press("stew", at: 1)
    try host.type("Anna", into: "Name")
    try host.type("no salt", into: "Note")
    expect(
      host.screen,
      is: """
        Dot's truck
        Anna: 1 points [Check in]
        Name: Anna_
        Tips: 1 [Tip]
        Note: no salt_
        [soup] ready
        [pie] open
        [stew] open
        [stew] ready
        [Add stew]
        """,
      """
      after a visit, a tip, a soup made ready, two stews added, the second \
      stew made ready, a new name and a new note, the screen shows \
      "\(host.screen)"; it should show the current values of its models
      """)
    expect(
      host.issues, is: [],
      """
      two stews were added, and the screen reports \(host.issues); the two \
      stews should be different orders
      """)
  }

  @Test func `the screen shows a name that changes elsewhere`() {
    let host = screen()
    host.perform { ann.name = "Anna" }
    expect(
      host.screen, contains: "Anna: 0 points [Check in]\nName: Anna_",
      """
      other code set the account's name to Anna, but the screen shows \
      "\(host.screen)"; the badge and the field should show the name of the \
      account, and keep no copy
      """)
  }

  @Test(
    arguments: [
      ("Tip", "property Orders.tips"),
      ("Check in", "property Account.points"),
      ("soup", "property Order.isReady"),
    ])
  func `a tap re-evaluates one body`(label: String, cause: String) throws {
    let host = screen()
    try host.press(label)
    expect(
      host.causes, is: [cause],
      """
      evaluated: \(host.evaluations); one property changed, so only the body \
      that shows it should be evaluated, because of that property
      """)
  }

  @Test func `a new note re-evaluates only the field`() throws {
    let host = screen()
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, is: ["property Orders.note"],
      """
      evaluated: \(host.evaluations); a note was typed, so only the note field \
      should be evaluated. Make the binding to the note in the field's own \
      body, and don't keep a copy
      """)
  }

  @Test func `a new name re-evaluates the badge and the field`() throws {
    let host = screen()
    try host.paste("Anna", into: "Name")
    expect(
      host.causes, is: ["property Account.name", "property Account.name"],
      """
      evaluated: \(host.evaluations); the name changed, so only the two views \
      that show it should be evaluated, and not the screen
      """)
    expect(
      ann.name, is: "Anna",
      """
      "Anna" was typed into the field, and the account's name is \
      "\(ann.name)"; the field should write to the account
      """)
  }

  @Test func `the screen keeps its orders`() throws {
    let host = TestHost(
      Parent(ann, bea) { account in TruckScreen(account: account) })
    try host.press("Tip")
    try host.press("Add stew")
    try host.press("Again")
    try host.press("Other")
    expect(
      host.screen, contains: "Tips: 1 [Tip]",
      """
      Tip was tapped, then the parent created the screen again, but the screen \
      shows "\(host.screen)"; it should still show the tip. An object that a \
      view creates is lost with the view, unless @State stores it
      """)
    expect(
      host.screen, contains: "[stew] open",
      """
      a stew was added, then the parent created the screen again, and the \
      screen shows "\(host.screen)"; it should still show the stew, so keep \
      the orders
      """)
  }

  @Test func `the account passed in now is injected`() throws {
    let host = TestHost(
      Parent(ann, bea) { account in TruckScreen(account: account) })
    try host.press("Other")
    try host.press("Check in")
    expect(
      host.screen, contains: "Bea: 1 points [Check in]\nName: Bea_",
      """
      Bea's account was passed in instead of Ann's, then Check in was tapped, \
      but the screen shows "\(host.screen)"; it should show and change the \
      account passed in now
      """)
    try host.type("Beata", into: "Name")
    expect(
      [ann.name, bea.name], is: ["Ann", "Beata"],
      """
      "Beata" was typed into the field, which shows Bea's account, and the \
      names are \(ann.name) and \(bea.name); only the account passed in now \
      should change
      """)
  }

  @Test func `two screens with two accounts each show their own`() {
    let host = TestHost {
      TruckScreen(account: ann)
      TruckScreen(account: bea).environment(ann)
    }
    expect(
      host.lines(beginningWith: "Name"), is: ["Name: Ann_", "Name: Bea_"],
      """
      the first screen was passed Ann's account, and the second screen Bea's, \
      inside a view that injects Ann's; they show "\(host.screen)", but each \
      screen should inject its own account into its own views
      """)
  }

  @Test func `the badge and the field find an account by its type`() {
    let host = TestHost {
      AccountBadge().environment(bea)
      AccountEditor().environment(bea)
    }
    expect(
      host.screen, is: "Bea: 0 points [Check in]\nName: Bea_",
      """
      Bea's account was injected with .environment(…) into a badge and a field, \
      but they show "\(host.screen)"; read the account with \
      @Environment(Account.self)
      """)
  }

  @Test func `a jar shows the tips of the orders passed in now`() throws {
    let others = Orders()
    others.tips = 7
    let host = TestHost(
      Parent(orders, others) { orders in TipJar(orders: orders) })
    try host.press("Other")
    try host.press("Tip")
    expect(
      host.firstLine, is: "Tips: 8 [Tip]",
      """
      a jar was passed orders with 7 tips instead of orders without tips, then \
      Tip was tapped, but the jar shows "\(host.firstLine)"; @State keeps the \
      first object, so store a passed-in object in a plain property
      """)
    expect(
      orders.tips, is: 0,
      """
      Tip was tapped after a jar was passed different orders, but the tips of \
      its first orders are now \(orders.tips); a tip should go to the orders \
      passed in now
      """)
  }

  @Test func `a field edits the note of the orders passed in now`() throws {
    let others = Orders()
    others.note = "no salt"
    let host = TestHost(
      Parent(orders, others) { orders in NoteField(orders: orders) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Note: no salt_",
      """
      a field was passed different orders, with the note "no salt", and shows \
      "\(host.firstLine)"; it should show the note of the orders passed in \
      now, but @State keeps the first object
      """)
    try host.type("mild", into: "Note")
    expect(
      [orders.note, others.note], is: ["", "mild"],
      """
      "mild" was typed into a field that was passed different orders, and now \
      the note of its first orders is "\(orders.note)", and of its second \
      "\(others.note)"; only the second note should change
      """)
  }

  @Test func `a list shows the orders passed in now`() throws {
    let others = Orders()
    others.add("stew")
    let host = TestHost(
      Parent(orders, others) { orders in OrderList(orders: orders) })
    try host.press("Other")
    expect(
      host.screen, contains: "[stew] open",
      """
      a list was passed different orders, with a stew, and shows \
      "\(host.screen)"; @State keeps the first object, so store a passed-in \
      object in a plain property
      """)
  }

  @Test func `a row shows the order passed in now`() throws {
    let host = TestHost(
      Parent(Order("soup"), Order("pie")) { order in OrderRow(order: order) })
    try host.press("Other")
    expect(
      host.firstLine, is: "[pie] open",
      """
      a row was passed a pie instead of a soup, and shows "\(host.firstLine)"; \
      @State keeps the first object, so store a passed-in object in a plain \
      property
      """)
    try host.press("pie")
    expect(
      host.firstLine, is: "[pie] ready",
      """
      the pie was tapped, but the row shows "\(host.firstLine)"; a tap should \
      make the order ready
      """)
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(account: ann))
    host.reset()
    return host
  }
}
