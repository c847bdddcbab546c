import GradingKit
import Testing
import ViewGrading

@testable import TenFaults

/// The ten reports, in their order. The other file checks what worked all
/// along.
@MainActor
@Suite("14.1 TenFaults", .exercise())
struct TenFaultsTests: ViewSuite {
  let evening = Evening(defaults: Defaults())
  let account = Account(name: "Ann")
  let host: TestHost

  init() {
    let evening = evening
    let account = account
    host = TestHost(TruckScreen(evening: evening, account: account))
    host.reset()
  }

  @Test(.symptom) func `the kitchen ignores the note`() throws {
    try host.type("no salt", into: "Note")
    let line = try host.line(beginningWith: "Kitchen")
    expect(
      line, is: "Kitchen: no salt",
      """
      "no salt" was typed into the note, but the screen shows "\(line)"; a \
      view that shows a property has to be notified when the property changes
      """)
  }

  @Test(.symptom) func `the total stays in dollars`() throws {
    try host.press("Currency")
    let line = try host.line(beginningWith: "Total")
    expect(
      line, is: "Total: 12 € [Currency]",
      """
      Currency was tapped, but the screen shows "\(line)", while the settings \
      have \(evening.settings.currency); a view that reads a property has to \
      be notified of a change, wherever the value is kept
      """)
    host.perform { evening.settings.currency = "£" }
    let next = try host.line(beginningWith: "Total")
    expect(
      next, is: "Total: 12 £ [Currency]",
      """
      the currency was set to "£", but the screen shows "\(next)"; a view that \
      reads a property has to be notified of every change to it
      """)
  }

  @Test(.symptom) func `the sign on the roof is one order behind`() throws {
    try host.press("Add stew")
    evening.agenda.run()
    host.perform { evening.shift.orders[0].isReady = true }
    evening.agenda.run()
    expect(
      evening.sign.lines, is: ["3 open", "4 open", "3 open"],
      """
      a stew was ordered, then the soup became ready, and the sign has shown \
      \(evening.sign.lines); after each change, the sign should add a line \
      with the current number of open orders
      """)
  }

  @Test(.symptom) func `the rows stay open after All ready`() throws {
    try host.press("All ready")
    let ready = host.lines(beginningWith: "[x]")
    expect(
      ready,
      is: [
        "[x] soup [Edit] [Remove]", "[x] pie [Edit] [Remove]",
        "[x] roll [Edit] [Remove]",
      ],
      """
      All ready was tapped, and the rows that are ticked off are \(ready); a \
      row should show the state of its order, no matter what changed it
      """)
    host.perform { evening.shift.orders[1].isReady = false }
    let open = host.lines(beginningWith: "[ ]")
    expect(
      open, is: ["[ ] pie [Edit] [Remove]"],
      """
      All ready was tapped, then the pie's isReady was set to false, and the \
      rows that aren't ticked off are \(open); a row should show the state of \
      its order, no matter what changed it
      """)
  }

  @Test(.symptom) func `the receipt is for a guest`() throws {
    let line = try host.line(beginningWith: "Receipt")
    expect(
      line, is: "Receipt for Ann",
      """
      Ann is signed in, but the screen shows "\(line)"; put the account in the \
      environment where it reaches every view that reads it
      """)
    host.perform { account.name = "Anna" }
    let next = try host.line(beginningWith: "Receipt")
    expect(
      next, is: "Receipt for Anna",
      """
      Ann changed her name to Anna, but the screen shows "\(next)"; the \
      receipt should show the account that's signed in, with its current name
      """)
  }

  @Test(.symptom) func `the wrong order is renamed`() throws {
    try host.press("Edit", at: 1)
    try host.press("Remove", at: 0)
    let editors = host.lines(beginningWith: "Dish")
    expect(
      editors, is: ["Dish: pie_ [Done]"],
      """
      Edit was tapped next to the pie, then Remove next to the soup above it, \
      and the open editors are \(editors); an editor should stay with its order
      """)
    try host.type("tart", into: "Dish")
    let rows = host.lines(beginningWith: "[ ]")
    expect(
      rows, is: ["[ ] tart [Edit] [Remove]", "[ ] roll [Edit] [Remove]"],
      """
      Edit was tapped next to the pie, the soup above it was removed, "tart" \
      was typed into the editor, but the rows show \(rows); an editor should \
      stay with its order
      """)
    try host.press("Remove", at: 0)
    let left = host.lines(beginningWith: "Dish")
    expect(
      left, is: [],
      """
      the order that was being edited was removed, and the open editors are \
      \(left); an editor should close when its order is removed
      """)
  }

  @Test(.symptom) func `the old street stays on the screen`() throws {
    for street in [
      "at Elm St [Drive on]", "at Oak St [Drive on]", "at Main St [Drive on]",
    ] {
      try host.press("Drive on")
      let line = try host.line(beginningWith: "at ")
      expect(
        line, is: street,
        """
        Drive on was tapped, but the screen shows "\(line)"; a view that shows \
        a part of an object has to be notified when that part changes
        """)
    }
  }

  @Test(.symptom) func `the cash book stays empty`() throws {
    try host.press("Tip")
    try host.press("Tip")
    expect(
      evening.book.lines, is: ["before: 0", "before: 1"],
      """
      Tip was tapped twice, and the cash book has \(evening.book.lines); the \
      till should send objectWillChange once before each change
      """)
  }

  @Test(.symptom)
  func `the whole screen is evaluated for one order`() throws {
    for (tap, most) in [("pie", 2), ("Add stew", 4), ("All ready", 4)] {
      host.reset()
      try host.press(tap)
      expect(
        host.count(of: TruckScreen.self), is: 0,
        """
        evaluated after a tap on \(tap): \(host.evaluations); TruckScreen \
        should not be evaluated, so don't read the changed property in its body
        """)
      expect(
        host.evaluatedViews, hasAtMost: most,
        """
        evaluated after a tap on \(tap): \(host.evaluations); only views that \
        show something that changed should be evaluated, at most \(most) views \
        in all
        """)
    }
  }

  @Test(.symptom) func `the saver outlives its evening`() throws {
    evening.close()
    evening.shift.take("stew", for: 6)
    evening.agenda.run()
    expect(
      evening.archive.entries, is: [],
      """
      the evening was closed, then a stew was ordered, and the archive has \
      \(evening.archive.entries); a saver that was released should save nothing
      """)
    var other: Evening? = Evening(defaults: Defaults())
    weak var shift: Shift?
    shift = other?.shift
    other?.shift.take("stew", for: 6)
    other?.agenda.run()
    other = nil
    expect(
      gone: shift,
      """
      a stew was ordered, the agenda ran, and the evening was released, but \
      its shift wasn't freed; an onChange closure that captures the shift it \
      observes keeps that shift alive
      """)
    var last: Evening? = Evening(defaults: Defaults())
    weak var lastShift: Shift?
    lastShift = last?.shift
    last?.shift.take("stew", for: 6)
    last = nil
    expect(
      gone: lastShift,
      """
      a stew was ordered, and the evening was released before its agenda ran, \
      but its shift wasn't freed; if work on the agenda captures an object \
      that keeps the agenda, neither the object nor the agenda is freed
      """)
  }
}
