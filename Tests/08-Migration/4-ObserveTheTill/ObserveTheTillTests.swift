import GradingKit
import Testing
import ViewGrading

@testable import ObserveTheTill

@MainActor
@Suite("8.4 ObserveTheTill", .exercise())
struct ObserveTheTillTests: ViewSuite {
  let changes = Recorder()

  @Test func `an observed till shows what is in the till`() {
    let till = Till()
    till.cash = 5
    till.isOpen = true
    let observed = ObservedTill(till)
    expect(
      observed.cash, is: 5,
      """
      there is 5 in the till, and the observed till says \(observed.cash); it \
      begins with what is there
      """)
    expect(
      observed.isOpen, is: true,
      """
      the till is open, the observed till is not; it begins with what is \
      there
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
      the cash went from 0 to 5 to 8, and the observed till says \
      \(observed.cash). At 0 it has heard nothing: a subscription ends when \
      its AnyCancellable is freed. At 5 it has looked too early: \
      objectWillChange sends before the change, $cash sends the new value
      """)
    till.isOpen = true
    expect(
      observed.isOpen, is: true,
      """
      the till was opened, and the observed till is not open; it follows each \
      property of the till
      """)
  }

  @Test func `what is written is passed on to the till`() {
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
      the observed till was opened, and the till is not; what is written \
      goes to the till
      """
    )
  }

  @Test func `what the till says is not written back to it`() {
    let till = Till()
    let observed = ObservedTill(till)
    let listening = till.objectWillChange.sink { changes.record("till") }
    till.cash = 5
    till.isOpen = true
    expect(
      changes.calls, is: ["till", "till"],
      """
      somebody set the till to 5 and opened it, and it said \
      \(changes.calls.count) times that it will change; what comes from the \
      till is in the till, and writing it back is one more change
      """)
    listening.cancel()
    expect(
      observed.cash, is: 5,
      """
      the observed till says \(observed.cash); it says what the till says
      """)
  }

  @Test func `each property of the till is observed by itself`() {
    let till = Till()
    let observed = ObservedTill(till)
    changes.track("cash") { observed.cash }
    till.isOpen = true
    expect(
      changes.calls, is: [],
      """
      \(changes); the till was opened, and the cash alone was read. What the \
      till says as a whole does not tell which property it is
      """)
    till.cash = 5
    expect(
      changes.calls, is: ["cash"],
      "\(changes); the cash of the observed till was read, and has changed")
  }

  @Test func `a sale evaluates the line, and not the switch`() throws {
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
      a sale is 3, and the screen shows "\(host.screen)"; a screen shows what \
      its models hold now, as the task says
      """)
    expect(
      [host.count(of: CashLine.self), host.count(of: OpenSwitch.self)],
      is: [1, 0],
      "evaluated: \(host.evaluations); the cash has changed, and nothing else")
    host.reset()
    try host.press("Open")
    expect(
      till.isOpen, is: true,
      """
      the switch was tapped, and the till is not open; the toggle writes to \
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
      \(till.cash), they say \(one.cash) and \(two.cash)
      """)
  }

  @Test func `an observed till that nobody holds is gone`() {
    let till = Till()
    var observed: ObservedTill? = ObservedTill(till)
    weak var trace: ObservedTill?
    trace = observed
    observed = nil
    expect(
      gone: trace,
      """
      nobody holds the observed till any more, and it is still there; a \
      subscription that it keeps, and that holds it, is a ring
      """)
    till.cash = 5
  }

  @Test func `an observed till holds its till`() {
    let observed = ObservedTill(Till())
    observed.cash = 5
    expect(
      observed.cash, is: 5,
      """
      an observed till was handed a till that nobody else holds, and set to \
      5; it says \(observed.cash). A bridge that writes to a till has to hold \
      the till
      """)
  }
}
