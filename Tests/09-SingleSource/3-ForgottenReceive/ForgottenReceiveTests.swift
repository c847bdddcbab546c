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
      the truck is at Main St, and the line says "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      host.screen, is: "at Elm St",
      """
      the truck went to Elm St, and the line says "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.drive(to: "Oak St")) }
    expect(
      host.screen, is: "at Oak St",
      """
      the truck went on to Oak St, and the line says "\(host.screen)"; a \
      screen shows what its models hold now, as the task says
      """)
  }

  @Test func `the stock is followed`() {
    let host = shown(StockLine(store: store))
    expect(
      host.screen, is: "12 donuts",
      """
      there are 12 donuts, and the line says "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
    host.perform { store.dispatch(.sell(2)) }
    expect(
      host.screen, is: "10 donuts",
      """
      2 of 12 donuts were sold, and the line says "\(host.screen)". \(law)
      """)
    host.perform { store.dispatch(.sell(3)) }
    expect(
      host.screen, is: "7 donuts",
      """
      3 of 10 donuts were sold, and the line says "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `without tips there is no line`() {
    let host = TestHost(TruckSign(store: store))
    expect(
      host.screen, is: "at Main St\n12 donuts",
      """
      there are no tips, and the sign says "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `tips appear and go`() {
    let host = shown(TipsLine(store: store))
    host.perform { store.dispatch(.tip(5)) }
    expect(
      host.screen, is: "thanks for 5",
      """
      somebody gave 5, and the line says "\(host.screen)"; onReceive \
      subscribes when the view that it modifies appears
      """)
    host.perform { store.dispatch(.tip(2)) }
    expect(
      host.screen, is: "thanks for 7",
      """
      somebody gave 2 more, and the line says "\(host.screen)"; a subject \
      sends its whole value, each time, to whoever is subscribed by then
      """)
    host.perform { store.dispatch(.close) }
    expect(
      host.screen, is: "",
      """
      the tips are 0 again, and the line says "\(host.screen)"; 0 is a value \
      like any other
      """)
    host.perform { store.dispatch(.tip(1)) }
    expect(
      host.screen, is: "thanks for 1",
      """
      after the tips were 0 once, somebody gave 1, and the line says \
      "\(host.screen)"; a subscription ends when the view that onReceive \
      modifies is gone
      """)
  }

  // MARK: The sign

  @Test func `a sign that appears late shows what is there`() {
    store.dispatch(.drive(to: "Elm St"))
    store.dispatch(.sell(2))
    store.dispatch(.tip(5))
    let host = TestHost(TruckSign(store: store))
    expect(
      host.screen, is: "at Elm St\n10 donuts\nthanks for 5",
      """
      before the sign appeared, the truck had gone to Elm St, had sold 2 of 12 \
      donuts and got 5; the sign says "\(host.screen)"
      """)
  }

  @Test func `a change evaluates one line`() {
    let host = sign()
    host.perform { store.dispatch(.drive(to: "Elm St")) }
    expect(
      counts(host), is: [1, 0, 0],
      """
      evaluated for another stop: \(host.evaluations); the StopLine shows it, \
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

  @Test func `one action for two parts evaluates two lines once`() {
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
      after .close the sign says "\(host.screen)"; 0 donuts are left, and \
      there are no tips
      """)
  }

  @Test func `an equal value evaluates nothing`() {
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

  @Test func `handed another store, each line follows that one`() throws {
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
      the sign was handed the store of a truck at Elm St with 10 donuts and 5 \
      in tips, and says "\(host.screen)"; a line that is handed another store \
      does not appear again, and has to go on with another subject
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
      was handed its store, says "\(host.screen)"
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
      when the sign appeared: \(host.issues). A publisher that is made in a \
      body is another one at each evaluation, and sends at once what is there
      """)
    return host
  }

  private var law: String {
    """
    A body is evaluated when a state that it reads is set to another value; \
    what a subject sends has to be received, and put there
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
