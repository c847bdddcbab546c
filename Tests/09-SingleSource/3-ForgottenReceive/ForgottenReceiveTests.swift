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
      the truck is at Main St, and the line shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      host.screen, is: "at Elm St",
      """
      the truck went to Elm St, and the line shows "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.drive(to: "Oak St")) }
    expect(
      host.screen, is: "at Oak St",
      """
      the truck went on to Oak St, and the line shows "\(host.screen)"; a \
      screen shows the current values of its models, as in the task
      """)
  }

  @Test func `the stock is followed`() {
    let host = shown(StockLine(store: store))
    expect(
      host.screen, is: "12 donuts",
      """
      there are 12 donuts, and the line shows "\(host.screen)"; a screen shows \
      the current values of its models, as in the task
      """)
    host.perform { store.dispatch(.sell(2)) }
    expect(
      host.screen, is: "10 donuts",
      """
      2 of 12 donuts were sold, and the line shows "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.sell(3)) }
    expect(
      host.screen, is: "7 donuts",
      """
      3 of 10 donuts were sold, and the line shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
  }

  @Test func `without tips there is no line`() {
    let host = TestHost(TruckSign(store: store))
    expect(
      host.screen, is: "at Main St\n12 donuts",
      """
      there are no tips, and the sign shows "\(host.screen)"; a screen shows \
      the current values of its models, as in the task
      """)
  }

  @Test func `tips appear and disappear`() {
    let host = shown(TipsLine(store: store))
    host.perform { store.dispatch(.tip(5)) }
    expect(
      host.screen, is: "thanks for 5",
      """
      a customer gave 5, and the line shows "\(host.screen)"; onReceive \
      subscribes when the view that it modifies appears
      """)
    host.perform { store.dispatch(.tip(2)) }
    expect(
      host.screen, is: "thanks for 7",
      """
      a customer gave 2 more, and the line shows "\(host.screen)"; a subject \
      sends its whole value, each time, to its current subscribers
      """)
    host.perform { store.dispatch(.close) }
    expect(
      host.screen, is: "",
      """
      the tips are 0 again, and the line shows "\(host.screen)"; 0 is a value \
      like any other
      """)
    host.perform { store.dispatch(.tip(1)) }
    expect(
      host.screen, is: "thanks for 1",
      """
      after the tips were 0 once, a customer gave 1, and the line shows \
      "\(host.screen)"; a subscription ends when the view that onReceive \
      modifies disappears
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
      before the sign appeared, the truck had gone to Elm St, had sold 2 of 12 \
      donuts and got 5; the sign shows "\(host.screen)"
      """)
  }

  @Test func `a change re-evaluates one line`() {
    let host = sign()
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      counts(host), is: [1, 0, 0],
      """
      evaluated for a new stop: \(host.evaluations); the StopLine shows it, \
      and no other line does
      """)
    host.reset()
    host.perform { store.dispatch(.sell(1)) }
    expect(
      counts(host), is: [0, 1, 0],
      """
      evaluated for a donut that was sold: \(host.evaluations); the StockLine \
      shows the stock, and no other line does
      """)
    host.reset()
    host.perform { store.dispatch(.tip(1)) }
    expect(
      counts(host), is: [0, 0, 1],
      """
      evaluated for a tip: \(host.evaluations); the TipsLine shows the tips, \
      and no other line does
      """)
  }

  @Test func `one action for two parts re-evaluates two lines once`() {
    store.dispatch(.tip(5))
    let host = sign()
    host.perform { store.dispatch(.close) }
    expect(
      counts(host), is: [0, 1, 1],
      """
      evaluated for .close: \(host.evaluations); it changes the stock and the \
      tips, each once
      """)
    expect(
      host.screen, is: "at Main St\n0 donuts",
      """
      after .close the sign shows "\(host.screen)"; 0 donuts are left, and \
      there are no tips
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
      evaluated: \(host.evaluations), and nothing on the sign is different; a \
      state that is set to an equal value marks no view
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
      the sign was passed the store of a truck at Elm St with 10 donuts and 5 \
      in tips, and shows "\(host.screen)"; a line that's passed a different \
      store doesn't appear again, so it has to switch to the new subject
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
      that truck went on to Oak St, sold a donut and got 1; the sign, which \
      was passed its store, shows "\(host.screen)"
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
      when the sign appeared: \(host.issues). A publisher created in a body is \
      a new publisher at each evaluation, and sends the current value \
      immediately
      """)
    return host
  }

  private var law: String {
    """
    A body is re-evaluated if a state it reads is set to a different value; \
    receive the subject's value, and put it there
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
