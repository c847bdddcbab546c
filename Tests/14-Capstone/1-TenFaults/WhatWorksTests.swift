// What works in the app as it's shipped, and still has to work when it's fixed:
// a fix must not cost more, or do less.

import GradingKit
import Testing
import ViewGrading

@testable import TenFaults

extension TenFaultsTests {
  private func expectScreenLeftAlone(
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); the views inside TruckScreen show \
      everything, so TruckScreen itself should not be evaluated
      """,
      sourceLocation: sourceLocation)
  }

  @Test func `the screen looks the same`() {
    expect(
      host.screen,
      contains: """
        Dot's truck: 3 open
        at Main St [Drive on]
        Ann: 0 points [Check in]
        Total: 12 $ [Currency]
        Cash: 0 [Tip]
        Ice: 9 [Take ice]
        Note: _
        Kitchen: no note
        [ ] soup [Edit] [Remove]
        [ ] pie [Edit] [Remove]
        [ ] roll [Edit] [Remove]
        [Add stew] [All ready]
        Receipt for
        """,
      """
      the screen shows "\(host.screen)"; it should look as in the task
      """)
  }

  @Test func `every tap works as before`() throws {
    for label in [
      "Check in", "Check in", "Tip", "Take ice", "Add stew", "Add stew",
    ] {
      try host.press(label)
    }
    try host.press("Remove", at: 4)
    try host.press("soup")
    try host.press("stew")
    try host.press("soup")
    try host.press("Remove", at: 1)
    try host.type("no salt", into: "Note")
    expect(
      [
        host.firstLine, try host.line(beginningWith: "Ann"),
        try host.line(beginningWith: "Total"),
        try host.line(beginningWith: "Cash"),
        try host.line(beginningWith: "Ice"),
        try host.line(beginningWith: "Note"),
        try host.line(beginningWith: "[ ] soup"),
        try host.line(beginningWith: "[ ] roll"),
        try host.line(beginningWith: "[x] stew"),
      ],
      is: [
        "Dot's truck: 2 open", "Ann: 2 points [Check in]",
        "Total: 15 $ [Currency]", "Cash: 1 [Tip]", "Ice: 8 [Take ice]",
        "Note: no salt_", "[ ] soup [Edit] [Remove]",
        "[ ] roll [Edit] [Remove]", "[x] stew [Edit] [Remove]",
      ],
      """
      Check in was tapped twice, Tip and Take ice once, two stews were added, \
      the second stew was removed, the first stew was made ready, the soup was \
      made ready and then open again, the pie was removed, a note was typed, \
      but the screen shows "\(host.screen)"; it should show the current values \
      of its models
      """)
    expect(host.issues, is: [], "\(host.issues)")
  }

  @Test func `an order that is ticked off is ready`() throws {
    try host.press("pie")
    let (soup, pie) = (evening.shift.orders[0], evening.shift.orders[1])
    expect(
      [soup.isReady, pie.isReady], is: [false, true],
      """
      the pie was ticked off, and isReady is \(soup.isReady) for the soup and \
      \(pie.isReady) for the pie; a tap in a row should change the order of \
      that row
      """)
  }

  @Test(arguments: [
    "Drive on", "Currency", "Tip", "Take ice", "Check in",
  ])
  func `a tap evaluates one body at most`(label: String) throws {
    try host.press(label)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated after a tap on \(label): \(host.evaluations); only one view \
      shows what changed, so at most one body should be evaluated. Evaluating \
      more bodies doesn't fix a fault
      """)
    expectScreenLeftAlone()
  }

  @Test func `a letter evaluates two bodies at most`() throws {
    try host.press("Edit", at: 1)
    for (title, text) in [("Note", "n"), ("Dish", "t")] {
      host.reset()
      try host.type(text, into: title)
      expect(
        host.causes, hasAtMost: 2,
        """
        evaluated after a letter was typed into the field \(title): \
        \(host.evaluations); only the field and one other view show the text, \
        so at most two bodies should be evaluated. Evaluating more bodies \
        doesn't fix a fault
        """)
      expectScreenLeftAlone()
    }
  }

  @Test func `an editor appears between the rows and the buttons`() throws {
    try host.press("Edit", at: 1)
    expect(
      host.screen,
      contains: """

        [ ] roll [Edit] [Remove]
        Dish: pie_ [Done]
        [Add stew] [All ready]

        """,
      """
      Edit was tapped next to the pie, but the screen shows "\(host.screen)"; \
      the editor should appear between the rows and the buttons
      """)
  }

  @Test func `an editor closes with Done, or with its order`() throws {
    try host.press("Edit", at: 0)
    try host.press("Done")
    expect(
      host.lines(beginningWith: "Dish"), is: [],
      """
      Edit was tapped next to the soup, then Done, but the screen shows \
      "\(host.screen)"; Done should close the editor
      """)
    try host.press("Edit", at: 2)
    try host.press("Remove", at: 2)
    expect(
      host.lines(beginningWith: "Dish"), is: [],
      """
      Edit was tapped next to the roll, then Remove, but the screen shows \
      "\(host.screen)"; the editor should close, because nothing is left to edit
      """)
  }

  @Test func `the currency is kept for the next evening`() throws {
    let defaults = Defaults()
    let evening = Evening(defaults: defaults)
    func nextLine() throws -> String {
      let next = TestHost(
        TruckScreen(evening: Evening(defaults: defaults), account: account))
      return try next.line(beginningWith: "Total")
    }
    evening.settings.changeCurrency()
    let line = try nextLine()
    expect(
      line, is: "Total: 12 € [Currency]",
      """
      the currency was changed to euros, and on the next evening the screen \
      shows "\(line)"; the defaults should keep the currency
      """)
    evening.settings.currency = "£"
    let other = try nextLine()
    expect(
      other, is: "Total: 12 £ [Currency]",
      """
      the currency was changed to euros, then set to "£", and on the next \
      evening the screen shows "\(other)"; the defaults should keep the \
      currency, whatever changed it
      """)
  }

  @Test func `the saver saves while the evening is open`() {
    evening.shift.take("stew", for: 6)
    evening.agenda.run()
    evening.shift.remove(evening.shift.orders[0])
    evening.agenda.run()
    expect(
      evening.archive.entries, is: ["total 18", "total 14"],
      """
      a stew was ordered for 6, then the soup for 4 was removed, and the \
      archive has \(evening.archive.entries); save the total after each \
      change, and not before the first change
      """)
  }

  @Test func `the sign adds no line if no order changes`() throws {
    try changeNoOrder()
    expect(
      evening.sign.lines, is: ["3 open"],
      """
      after a tip, a new currency, a new street and a note, each followed by a \
      run of the agenda, the sign has shown \(evening.sign.lines); if the \
      orders don't change, the sign should add no line
      """)
    try host.press("Add stew")
    evening.agenda.run()
    let shown = evening.sign.lines
    try changeNoOrder()
    expect(
      evening.sign.lines, is: shown,
      """
      the sign had shown \(shown), and after a tip, a new currency, a new \
      street and a note, each followed by a run of the agenda, the sign has \
      shown \(evening.sign.lines); if the orders don't change, the sign should \
      add no line
      """)
  }

  @Test func `the saver saves nothing if the total is the same`() throws {
    try changeNoOrder()
    expect(
      evening.archive.entries, is: [],
      """
      after a tip, a new currency, a new street and a note, each followed by a \
      run of the agenda, the archive has \(evening.archive.entries); if the \
      total doesn't change, nothing should be saved
      """)
    try host.press("Add stew")
    evening.agenda.run()
    try changeNoOrder()
    try host.press("soup")
    evening.agenda.run()
    expect(
      evening.archive.entries, is: ["total 18"],
      """
      after a stew for 6, a tip, a new currency, a new street, a note and a \
      tick on the soup, each followed by a run of the agenda, the archive has \
      \(evening.archive.entries); if the total doesn't change, nothing should \
      be saved
      """)
  }

  /// Changes four things, with a run of the agenda after each.
  private func changeNoOrder() throws {
    for label in ["Tip", "Currency", "Drive on"] {
      try host.press(label)
      evening.agenda.run()
    }
    try host.type("no salt", into: "Note")
    evening.agenda.run()
  }

  @Test func `a tap adds at most one line to the sign`() throws {
    try host.press("All ready")
    evening.agenda.run()
    expect(
      evening.sign.lines, hasAtMost: 2,
      """
      All ready was tapped, and the sign has shown \(evening.sign.lines); a \
      tap should add at most one line, however many orders it changes
      """)
  }

  @Test func `the sign starts with one line`() {
    expect(
      evening.sign.lines, is: ["3 open"],
      """
      before any change, the sign has shown \(evening.sign.lines); it should \
      start with one line, the current number of open orders
      """)
  }

  @Test func `the screen shows a new account`() throws {
    let bea = Account(name: "Bea")
    let host = TestHost(
      Parent(account, bea) { [evening] account in
        TruckScreen(evening: evening, account: account)
      })
    try host.press("Other")
    try host.press("Check in")
    expect(
      host.screen, contains: "\nBea: 1 points [Check in]\n",
      """
      the screen was passed Bea's account, then Check in was tapped, and the \
      screen shows "\(host.screen)"; it should show Bea's account, with one \
      point
      """)
  }

  @Test func `the screen shows a new evening`() throws {
    let other = Evening(defaults: Defaults())
    other.shift.take("stew", for: 6)
    other.settings.currency = "€"
    try TestHost(TruckScreen(evening: other, account: account))
      .type("mild", into: "Note")
    let host = TestHost(
      Parent(evening, other) { [account] evening in
        TruckScreen(evening: evening, account: account)
      })
    try host.press("Other")
    for label in ["Add stew", "Tip", "Take ice"] { try host.press(label) }
    expect(
      host.screen,
      contains: """
        Dot's truck: 5 open
        at Main St [Drive on]
        Ann: 0 points [Check in]
        Total: 24 € [Currency]
        Cash: 1 [Tip]
        Ice: 8 [Take ice]
        Note: mild_
        Kitchen: mild

        """,
      """
      the screen was passed a new evening with 4 open orders, euros and the \
      note "mild", then Add stew, Tip and Take ice were tapped, but the screen \
      shows "\(host.screen)"; every part should show the new evening
      """)
  }

  @Test func `without an account a receipt is for a guest`() {
    let host = TestHost(ReceiptLine())
    expect(
      host.screen, is: "Receipt for guest",
      """
      a receipt without an account shows "\(host.screen)"; it should be for a \
      guest
      """)
  }

  @Test func `a released evening releases its till`() {
    var other: Evening? = Evening(defaults: Defaults())
    weak var till: Till?
    till = other?.till
    other?.till.take(1)
    other = nil
    expect(
      gone: till,
      """
      an evening was released, but its till wasn't freed; only the evening \
      should keep the till alive
      """)
  }
}
