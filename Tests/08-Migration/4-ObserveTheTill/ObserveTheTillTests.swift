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
      there is 5 in the till, and the observed till has \(observed.cash); it \
      starts with the current values
      """)
    expect(
      observed.isOpen, is: true,
      """
      the till is open, but the observed till isn't; it starts with the \
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
      the cash went from 0 to 5 to 8, and the observed till has \
      \(observed.cash). At 0, it received nothing: a subscription ends when \
      its AnyCancellable is freed. At 5, it looked too early: objectWillChange \
      sends before the change, $cash sends the new value
      """)
    till.isOpen = true
    expect(
      observed.isOpen, is: true,
      """
      the till was opened, and the observed till isn't open; it follows each \
      property of the till
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
      the observed till was set to 5, and one more; the till has \
      \(till.cash), the observed till \(observed.cash)
      """)
    expect(
      till.isOpen, is: true,
      """
      the observed till was opened, but the till isn't open; writes go to the \
      till
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
      other code set the till to 5 and opened it, and the till sent \
      objectWillChange \(changes.calls.count) times; writing a value back to \
      the till is one more change
      """)
    listening.cancel()
    expect(
      observed.cash, is: 5,
      """
      the observed till has \(observed.cash); it has to equal the till
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
      \(changes); the till was opened, and only the cash was read. The \
      objectWillChange of the till doesn't say which property changes
      """)
    till.cash = 5
    expect(
      changes.calls, is: ["cash"],
      "\(changes); the cash of the observed till was read, and changed")
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
      a sale is 3, and the screen shows "\(host.screen)"; a screen shows the \
      current values of its models, as in the task
      """)
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [1, 0],
      "evaluated: \(host.evaluations); only the cash changed")
    host.reset()
    try host.press("Open")
    expect(
      till.isOpen, is: true,
      """
      the switch was tapped, and the till isn't open; the toggle writes to \
      the till
      """)
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [0, 1],
      "evaluated: \(host.evaluations); the till was opened, and nothing else")
  }

  @Test func `two observed tills of one till agree`() {
    let till = Till()
    let (one, two) = (ObservedTill(till), ObservedTill(till))
    one.cash = 5
    expect(
      [till.cash, one.cash, two.cash], is: [5, 5, 5],
      """
      5 was written to the first of two observed tills; the till has \
      \(till.cash), they have \(one.cash) and \(two.cash)
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
      the observed till is unreferenced, but wasn't freed; a subscription that \
      it stores and that captures it is a reference cycle
      """)
    till.cash = 5
  }

  @Test func `an observed till keeps its till alive`() {
    let observed = ObservedTill(Till())
    observed.cash = 5
    expect(
      observed.cash, is: 5,
      """
      an observed till was passed a till with no other reference, and set to \
      5; it has \(observed.cash). A bridge that writes to a till has to keep \
      it alive
      """)
  }
}
