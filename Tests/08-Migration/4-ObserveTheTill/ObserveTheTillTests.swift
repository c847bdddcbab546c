import GradingKit
import Testing
import ViewGrading

@testable import ObserveTheTill

@MainActor
@Suite("8.4 ObserveTheTill", .exercise())
struct ObserveTheTillTests: ViewSuite {
  let changes = Recorder()

  @Test func `an observed till starts with the values of its till`() {
    let till = Till()
    till.cash = 5
    till.isOpen = true
    let observed = ObservedTill(till)
    expect(
      observed.cash, is: 5,
      """
      the till has 5 in cash, but the observed till has \(observed.cash); it \
      should start with the current values
      """)
    expect(
      observed.isOpen, is: true,
      """
      the till is open, but the observed till isn't; it should start with the \
      current values
      """)
  }

  @Test func `an observed till follows the till`() {
    let till = Till()
    let observed = ObservedTill(till)
    till.cash = 5
    till.cash = 8
    expect(
      observed.cash, is: 8,
      """
      the till's cash went from 0 to 5 to 8, and the observed till has \
      \(observed.cash) instead of 8. If it has 0, it received nothing: store \
      the AnyCancellable, or the subscription ends. If it has 5, it read too \
      early: objectWillChange is sent before the change, while $cash sends the \
      new value
      """)
    till.isOpen = true
    expect(
      observed.isOpen, is: true,
      """
      the till was opened, but the observed till isn't open; it should follow \
      each property of the till
      """)
  }

  @Test func `writes are passed along to the till`() {
    let till = Till()
    let observed = ObservedTill(till)
    observed.cash = 5
    observed.cash += 1
    observed.isOpen = true
    expect(
      [till.cash, observed.cash], is: [6, 6],
      """
      the observed till's cash was set to 5, then increased by 1, and now the \
      till has \(till.cash), and the observed till \(observed.cash); a write \
      should go to the till, and both tills should have 6
      """)
    expect(
      till.isOpen, is: true,
      """
      the observed till was opened, but the till isn't open; writes should go \
      to the till
      """
    )
  }

  @Test func `values from the till aren't written back to it`() {
    let till = Till()
    let observed = ObservedTill(till)
    let listening = till.objectWillChange.sink { changes.record("till") }
    till.cash = 5
    till.isOpen = true
    expect(
      changes.calls, is: ["till", "till"],
      """
      other code set the till's cash to 5 and opened the till, which sent \
      objectWillChange \(changes.calls.count) times instead of twice; don't \
      write a value from the till back to it, because that's one more change
      """)
    listening.cancel()
    expect(
      observed.cash, is: 5,
      """
      the till has 5 in cash, but the observed till has \(observed.cash); the \
      two amounts should be equal
      """)
  }

  @Test func `each property of the till is observed separately`() {
    let till = Till()
    let observed = ObservedTill(till)
    changes.track("cash") { observed.cash }
    till.isOpen = true
    expect(
      changes.calls, is: [],
      """
      \(changes); only the cash was read, then the till was opened, so the \
      observer of the cash should not be notified. The till's objectWillChange \
      doesn't say which property changes
      """)
    till.cash = 5
    expect(
      changes.calls, is: ["cash"],
      """
      \(changes); the observed till's cash was read, then the till's cash \
      changed, so the observer of the cash should be notified
      """)
  }

  @Test func `a sale re-evaluates the line, but not the switch`() throws {
    let till = Till()
    let observed = ObservedTill(till)
    let host = TestHost {
      CashLine(till: observed)
      OpenSwitch(till: observed)
    }
    host.reset()
    try host.press("Sell")
    expect(
      host.screen, is: "Cash: 3 [Sell]\n[ ] Open",
      """
      Sell was tapped, which adds 3, but the screen shows "\(host.screen)"; it \
      should show 3 in cash, and a switch that's off
      """)
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [1, 0],
      """
      evaluated: \(host.evaluations); only the cash changed, so only the line \
      should be evaluated, once
      """)
    host.reset()
    try host.press("Open")
    expect(
      till.isOpen, is: true,
      """
      the switch was tapped, but the till isn't open; the toggle should write \
      to the till
      """)
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [0, 1],
      """
      evaluated: \(host.evaluations); only isOpen changed, so only the switch \
      should be evaluated, once
      """)
  }

  @Test func `two observed tills of one till agree`() {
    let till = Till()
    let (one, two) = (ObservedTill(till), ObservedTill(till))
    one.cash = 5
    expect(
      [till.cash, one.cash, two.cash], is: [5, 5, 5],
      """
      the cash of the first of two observed tills was set to 5; now the till \
      has \(till.cash), and the observed tills have \(one.cash) and \
      \(two.cash), but all three should have 5
      """)
  }

  @Test func `an unreferenced observed till is freed`() {
    let till = Till()
    var observed: ObservedTill? = ObservedTill(till)
    weak var trace: ObservedTill?
    trace = observed
    observed = nil
    expect(
      gone: trace,
      """
      nothing refers to the observed till any more, but it wasn't freed; if it \
      stores a subscription that captures self strongly, that's a reference \
      cycle
      """)
    till.cash = 5
  }

  @Test func `an observed till keeps its till alive`() {
    let observed = ObservedTill(Till())
    observed.cash = 5
    expect(
      observed.cash, is: 5,
      """
      an observed till had the only reference to its till, and its cash was \
      set to 5, but is \(observed.cash); a bridge that writes to a till has to \
      keep the till alive
      """)
  }
}
