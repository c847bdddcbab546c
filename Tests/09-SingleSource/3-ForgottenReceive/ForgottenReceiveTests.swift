import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import ForgottenReceive

@MainActor
@Suite("9.3 ForgottenReceive", .exercise())
struct ForgottenReceiveTests: ViewSuite {
  let store = Store()

  // MARK: Each line

  @Test func `the stop is followed`() {
    let host = shown(StopLine(store: store))
    expect(
      host.screen, is: "at Main St",
      """
      the truck is at Main St, but the StopLine shows "\(host.screen)"; it \
      should show the current stop, as in the task
      """)
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      host.screen, is: "at Elm St",
      """
      the truck went to Elm St, but the StopLine shows "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.drive(to: "Oak St")) }
    expect(
      host.screen, is: "at Oak St",
      """
      the truck went on to Oak St, but the StopLine shows "\(host.screen)"; it \
      should show every new stop, not only the first
      """)
  }

  @Test func `the stock is followed`() {
    let host = shown(StockLine(store: store))
    expect(
      host.screen, is: "12 donuts",
      """
      12 donuts are in stock, but the StockLine shows "\(host.screen)"; it \
      should show the current stock, as in the task
      """)
    host.perform { store.dispatch(.sell(2)) }
    expect(
      host.screen, is: "10 donuts",
      """
      2 of 12 donuts were sold, but the StockLine shows "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.sell(3)) }
    expect(
      host.screen, is: "7 donuts",
      """
      2 of 12 donuts were sold, then 3 more, but the StockLine shows \
      "\(host.screen)"; it should show every new stock, not only the first
      """)
  }

  @Test func `without tips there is no line`() {
    let host = TestHost(TruckSign(store: store))
    expect(
      host.screen, is: "at Main St\n12 donuts",
      """
      there are no tips, but the sign shows "\(host.screen)"; it should show \
      the stop and the stock, and no line for tips
      """)
  }

  @Test func `tips appear and disappear`() {
    let host = shown(TipsLine(store: store))
    host.perform { store.dispatch(.tip(5)) }
    expect(
      host.screen, is: "thanks for 5",
      """
      a customer gave a tip of 5, but the TipsLine shows "\(host.screen)"; \
      onReceive subscribes when the view that it modifies appears, so put it \
      on a view that appears even without tips
      """)
    host.perform { store.dispatch(.tip(2)) }
    expect(
      host.screen, is: "thanks for 7",
      """
      after a tip of 5, a customer gave 2 more, but the TipsLine shows \
      "\(host.screen)"; a subject sends its whole value to its current \
      subscribers each time, so show the last value you received
      """)
    host.perform { store.dispatch(.close) }
    expect(
      host.screen, is: "",
      """
      the truck closed, so the tips went back to 0, but the TipsLine shows \
      "\(host.screen)"; 0 is a value like any other, so receive it, and show \
      no line
      """)
    host.perform { store.dispatch(.tip(1)) }
    expect(
      host.screen, is: "thanks for 1",
      """
      the tips were back at 0, then a customer gave 1, but the TipsLine shows \
      "\(host.screen)"; a subscription ends when the view that onReceive \
      modifies disappears, so put it on a view that stays
      """)
  }

  // MARK: The sign

  @Test func `a sign that appears late shows the current values`() {
    store.dispatch(.drive(to: "Elm St"))
    store.dispatch(.sell(2))
    store.dispatch(.tip(5))
    let host = TestHost(TruckSign(store: store))
    expect(
      host.screen, is: "at Elm St\n10 donuts\nthanks for 5",
      """
      before the sign appeared, the truck had gone to Elm St, sold 2 of 12 \
      donuts and received a tip of 5, but the sign shows "\(host.screen)"; it \
      should show the current values as soon as it appears
      """)
  }

  @Test func `a change re-evaluates one line`() {
    let host = sign()
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      counts(host), is: [1, 0, 0],
      """
      evaluated for a new stop: \(host.evaluations); only the StopLine shows \
      the stop, so only that line should be evaluated
      """)
    host.reset()
    host.perform { store.dispatch(.sell(1)) }
    expect(
      counts(host), is: [0, 1, 0],
      """
      evaluated for a sale of one donut: \(host.evaluations); only the \
      StockLine shows the stock, so only that line should be evaluated
      """)
    host.reset()
    host.perform { store.dispatch(.tip(1)) }
    expect(
      counts(host), is: [0, 0, 1],
      """
      evaluated for a tip: \(host.evaluations); only the TipsLine shows the \
      tips, so only that line should be evaluated
      """)
  }

  @Test func `one action for two parts re-evaluates two lines once`() {
    store.dispatch(.tip(5))
    let host = sign()
    host.perform { store.dispatch(.close) }
    expect(
      counts(host), is: [0, 1, 1],
      """
      evaluated for .close: \(host.evaluations); this Action changes the stock \
      and the tips, so only the StockLine and the TipsLine should be \
      evaluated, once each
      """)
    expect(
      host.screen, is: "at Main St\n0 donuts",
      """
      after .close the sign shows "\(host.screen)"; it should show that 0 \
      donuts are left, and no line for tips
      """)
  }

  @Test func `an equal value re-evaluates no body`() {
    let host = sign()
    host.perform {
      store.dispatch(.drive(to: "Main St"))
      store.dispatch(.sell(0))
      store.dispatch(.tip(0))
    }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), although every new value equals the old \
      one; setting a state property to an equal value invalidates no view, so \
      no body should be evaluated
      """)
  }

  @Test func `passed a different store, each line follows it`() throws {
    let other = Store()
    other.dispatch(.drive(to: "Elm St"))
    other.dispatch(.sell(2))
    other.dispatch(.tip(5))
    let host = TestHost(
      Parent(store, other) { store in TruckSign(store: store) })
    try host.press("Other")
    expect(
      host.screen, is: "at Elm St\n10 donuts\nthanks for 5",
      """
      the sign was passed the store of a second truck, at Elm St with 10 \
      donuts and 5 in tips, and shows "\(host.screen)"; a line that's passed a \
      different store doesn't appear again, so switch to the new store's subject
      """)
    host.perform {
      store.dispatch(.drive(to: "Hill Rd"))
      store.dispatch(.tip(1))
      other.dispatch(.drive(to: "Oak St"))
      other.dispatch(.sell(1))
      other.dispatch(.tip(1))
    }
    expect(
      host.screen, is: "at Oak St\n9 donuts\nthanks for 6",
      """
      after the sign was passed a second truck's store, the first truck \
      changed, and the second truck went to Oak St, sold a donut and received \
      a tip of 1. The sign shows "\(host.screen)"; each line should follow the \
      second truck's store
      """)
  }

  private func sign() -> TestHost {
    let host = shown(TruckSign(store: store))
    host.reset()
    return host
  }

  private func shown(_ view: some View) -> TestHost {
    let host = TestHost(view)
    expect(
      host.issues, is: [],
      """
      when the view appeared, the host reported \(host.issues). A publisher \
      created in a body is a new publisher at each evaluation, and sends the \
      current value immediately, so don't create a publisher there
      """)
    return host
  }

  private var law: String {
    """
    A body is re-evaluated if a state property that it reads changes, so store \
    the value received from the subject in a state property
    """
  }

  /// How often the bodies of the three lines were evaluated, in their order on
  /// the sign.
  private func counts(_ host: TestHost) -> [Int] {
    [
      host.count(of: StopLine.self), host.count(of: StockLine.self),
      host.count(of: TipsLine.self),
    ]
  }
}
