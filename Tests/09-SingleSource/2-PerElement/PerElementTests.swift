import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import PerElement

@MainActor
@Suite("9.2 PerElement", .exercise())
struct PerElementTests: ViewSuite {
  let store = Store()

  // MARK: Which views are evaluated

  @Test func `a new name re-evaluates the views that show it`() {
    let host = screen()
    host.perform { store.dispatch(.rename("Bea")) }
    expect(
      counts(host), is: [1, 0, 1, 0],
      """
      evaluated for a new name: \(host.evaluations); only the NameLine and the \
      Greeting should be evaluated, once each. \(law)
      """)
    expect(
      host.screen,
      is: "Name: Bea\nPoints: 0\nBea has 0 points\n[Collect]",
      """
      the account was renamed to Bea, but the screen shows "\(host.screen)"; a \
      view should subscribe to the subject of each value that it shows
      """)
  }

  @Test func `new points re-evaluate the views that show them`() {
    let host = screen()
    host.perform { store.dispatch(.collect(5)) }
    expect(
      counts(host), is: [0, 1, 1, 0],
      """
      evaluated for new points: \(host.evaluations); only the PointsLine and \
      the Greeting should be evaluated, once each. \(law)
      """)
    expect(
      host.screen,
      is: "Name: Ann\nPoints: 5\nAnn has 5 points\n[Collect]",
      """
      5 points were collected, but the screen shows "\(host.screen)"; a view \
      should subscribe to the subject of each value that it shows
      """)
  }

  @Test func `one action for both parts re-evaluates each line once`() {
    let host = screen()
    host.perform { store.dispatch(.signIn(name: "Cleo", points: 9)) }
    expect(
      counts(host), is: [1, 1, 1, 0],
      """
      evaluated for a new name and new points: \(host.evaluations); set both \
      subjects before any body is evaluated, so that the three views that show \
      them are evaluated once each
      """)
    expect(
      host.screen,
      is: "Name: Cleo\nPoints: 9\nCleo has 9 points\n[Collect]",
      """
      Cleo signed in with 9 points, but the screen shows "\(host.screen)"; it \
      should show the current values, as in the task
      """)
  }

  @Test func `equal values re-evaluate no body`() {
    let host = screen()
    host.perform {
      store.dispatch(.rename("Ann"))
      store.dispatch(.collect(0))
      store.dispatch(.signIn(name: "Ann", points: 0))
    }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), although every new value equals the old \
      one; setting a state property to an equal value invalidates no view, so \
      no body should be evaluated
      """)
  }

  @Test func `a tap on Collect re-evaluates the views of the points`() throws {
    let host = screen()
    try host.press("Collect")
    expect(
      counts(host), is: [0, 1, 1, 0],
      """
      evaluated for a tap on Collect: \(host.evaluations); only the PointsLine \
      and the Greeting should be evaluated. The CollectButton shows nothing \
      from the store, so it should subscribe to nothing
      """)
    try host.press("Collect")
    expect(
      host.screen,
      is: "Name: Ann\nPoints: 2\nAnn has 2 points\n[Collect]",
      """
      Collect was tapped twice, but the screen shows "\(host.screen)"; each \
      tap should dispatch .collect(1)
      """)
  }

  @Test func `every change is followed, not only the first`() {
    let host = screen()
    for name in ["Bea", "Cleo", "Dora"] {
      host.perform { store.dispatch(.rename(name)) }
      host.perform { store.dispatch(.collect(1)) }
    }
    expect(
      host.screen,
      is: "Name: Dora\nPoints: 3\nDora has 3 points\n[Collect]",
      """
      the account was renamed three times, and collected a point after each \
      new name, but the screen shows "\(host.screen)"; it should show the last \
      name and 3 points, as in the task
      """)
    expect(
      counts(host), is: [3, 3, 6, 0],
      """
      the account was renamed three times, and collected a point after each \
      new name. Evaluated: \(host.evaluations); a line should be evaluated \
      once for each change of what it shows
      """)
  }

  // MARK: Where a view stands

  @Test func `a view that appears later shows the current values`() {
    store.dispatch(.signIn(name: "Bea", points: 7))
    let host = TestHost(AccountScreen(store: store))
    expect(
      host.screen,
      is: "Name: Bea\nPoints: 7\nBea has 7 points\n[Collect]",
      """
      Bea had 7 points before the screen appeared, but the screen shows \
      "\(host.screen)"; a subject sends its current value to each new \
      subscriber, so show that value
      """)
  }

  @Test func `passed a different store, each view follows it`() throws {
    let other = Store()
    other.dispatch(.signIn(name: "Bea", points: 7))
    let host = TestHost(
      Parent(store, other) { store in AccountScreen(store: store) })
    try host.press("Other")
    expect(
      host.screen,
      is: "Name: Bea\nPoints: 7\nBea has 7 points\n[Collect]",
      """
      the screen was passed a different store, in which Bea has 7 points, and \
      shows "\(host.screen)"; a state property keeps its value until it's set, \
      so receive the values of the new store's subjects
      """)
    store.dispatch(.rename("Ann-Lee"))
    try host.press("Collect")
    expect(
      host.screen,
      is: "Name: Bea\nPoints: 8\nBea has 8 points\n[Collect]",
      """
      after the screen was passed Bea's store, Ann was renamed in the previous \
      store, then Bea collected a point. The screen shows "\(host.screen)"; it \
      should follow only Bea's store
      """)
  }

  @Test func `the subjects have the dispatched values`() {
    store.dispatch(.collect(1))
    store.dispatch(.signIn(name: "Bea", points: 7))
    store.dispatch(.collect(2))
    expect(
      store.state.name.value, is: "Bea",
      """
      Bea signed in, and the name's subject has the value \
      "\(store.state.name.value)"; an Action should set the values of the \
      subjects
      """)
    expect(
      store.state.points.value, is: 9,
      """
      1 point was collected, then Bea signed in with 7 points and collected 2 \
      more, and the points' subject has the value \(store.state.points.value); \
      .signIn should set the points, and .collect should add to them
      """)
  }

  private func screen() -> TestHost {
    let host = TestHost(AccountScreen(store: store))
    expect(
      host.issues, is: [],
      """
      when the screen appeared, the host reported \(host.issues). A publisher \
      created in a body is a new publisher at each evaluation, and sends the \
      current value immediately, so don't create a publisher there
      """)
    host.reset()
    return host
  }

  private var law: String {
    """
    A body is re-evaluated whenever a state property that it reads changes, or \
    an object that its view subscribes to sends objectWillChange
    """
  }

  /// How often the bodies of the four views were evaluated, in their order on
  /// the screen.
  private func counts(_ host: TestHost) -> [Int] {
    [
      host.count(of: NameLine.self), host.count(of: PointsLine.self),
      host.count(of: Greeting.self), host.count(of: CollectButton.self),
    ]
  }
}
