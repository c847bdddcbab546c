import GradingKit
import Testing
import ViewGrading

@testable import OwnTheStore

@MainActor
@Suite("4.2 OwnTheStore", .exercise())
struct OwnTheStoreTests: ViewSuite {
  @Test func `a line shows the store passed last`() throws {
    let host = line(of: Store(name: "East"), then: Store(name: "West"))
    try host.press("Other")
    expect(
      host.firstLine, is: "West: 0",
      """
      the line was passed the store East, then the store West, and says \
      "\(host.firstLine)". @State keeps the first value, so if another view \
      owns an object, store the object in a plain property
      """)
  }

  @Test func `a visitor is counted`() throws {
    let host = morning()
    let before = try host.line(beginningWith: "Visits: ")
    host.reset()
    try host.press("Welcome")
    let after = try host.line(beginningWith: "Visits: ")
    expect(
      after, isNot: before,
      """
      before the tap on Welcome, the screen said \(before), and after the tap, \
      \(after); the visit should be counted. Don't create the store in body, \
      because each evaluation would create a new store
      """)
    expect(
      host.causes, is: ["property Store.visits"],
      """
      evaluated: \(host.evaluations); a visit should evaluate only the body \
      that reads the visits of the store
      """)
  }

  @Test func `two screens count separately`() throws {
    let host = screens("East", "West")
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 1"],
      """
      Welcome was tapped only on the second screen, but the screens say \
      \(visits(host)); each screen should keep its own store
      """)
  }

  @Test func `two screens with the same title count separately`() throws {
    let host = TestHost {
      StoreScreen(title: "North")
      StoreScreen(title: "North")
    }
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 1"],
      """
      Welcome was tapped only on the second of two screens with the same \
      title, but the screens say \(visits(host)); a store should belong to the \
      place of its screen, not to the title
      """)
  }

  @Test func `the visits are kept when the title changes`() throws {
    let host = morning()
    try host.press("Welcome")
    let counted = visits(host)
    try host.press("Other")
    expect(
      visits(host), is: counted,
      """
      before the title changed, the screen said \(counted), and afterwards \
      \(visits(host)); the visits should be kept, so keep the store in state. \
      A store in a plain property is created again with its view, and state is \
      lost if the view's id changes
      """)
  }

  @Test func `the screen shows the new title`() throws {
    let host = morning()
    try host.press("Other")
    expect(
      host.firstLine, is: "Good evening",
      """
      the screen was created again with a different title, but it says \
      "\(host.firstLine)"; @State keeps the first value, so store passed-in \
      values in a plain property
      """)
  }

  @Test func `a screen created with the same title isn't evaluated`()
    throws
  {
    let host = morning()
    host.reset()
    try host.press("Again")
    expect(
      host.count(of: StoreScreen.self), is: 0,
      """
      evaluated: \(host.evaluations), but the screen was created again with \
      the same title; a screen is skipped only if its inputs are equal, so a \
      store that's new each time shouldn't be an input
      """)
  }

  @Test func `a screen shown again starts at 0`() throws {
    let host = morning()
    try host.press("Welcome")
    try host.press("Close")
    try host.press("Close")
    expect(
      visits(host), is: ["Visits: 0"],
      """
      a visit was counted, then the screen was removed and shown again, but it \
      says \(visits(host)); it should start at 0, because the state of a view \
      is dropped with the view
      """)
  }

  @Test func `each tap on Welcome counts one visit`() throws {
    let host = screens("Left", "Right")
    try host.press("Welcome", at: 1)
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 2"],
      """
      after two taps on the second screen's Welcome, the screens say \
      \(visits(host)); each tap should count one visit, on its own screen
      """)
  }

  @Test func `the screen looks the same as before`() throws {
    let host = screens("Upper", "Lower")
    try host.press("Welcome", at: 1)
    expect(
      host.screen,
      is: "Upper\nVisits: 0\n[Welcome]\nLower\nVisits: 1\n[Welcome]",
      """
      the screen says "\(host.screen)"; each StoreScreen should show its title \
      first, then its visits, then its button
      """)
  }

  @Test func `a line follows the visits of its store`() {
    let store = Store(name: "East")
    let host = TestHost {
      StoreLine(store: store)
      StoreLine(store: store)
    }
    host.reset()
    host.perform { store.visits = 3 }
    expect(
      host.screen, is: "East: 3\nEast: 3",
      """
      the store has 3 visits, and its two lines say "\(host.screen)". Read the \
      store in the line's body; a copy goes stale
      """)
    expect(
      host.causes, is: ["property Store.visits", "property Store.visits"],
      """
      evaluated: \(host.evaluations); each of the two lines should read the \
      visits itself, and be evaluated once
      """)
  }

  @Test func `a line follows the second store`() throws {
    let west = Store(name: "West")
    let host = line(of: Store(name: "East"), then: west)
    try host.press("Other")
    host.perform { west.visits = 1 }
    expect(
      host.firstLine, is: "West: 1",
      """
      the line was passed the store East, then the store West, which now has 1 \
      visit, but the line says "\(host.firstLine)"; in its own body, the line \
      should read the store it was passed last
      """)
  }

  @Test func `a line distinguishes two stores with the same name`() throws {
    let other = Store(name: "East")
    let host = line(of: Store(name: "East"), then: other)
    try host.press("Other")
    host.perform { other.visits = 1 }
    expect(
      host.firstLine, is: "East: 1",
      """
      the line was passed a different store with the same name and 1 visit, \
      but it says "\(host.firstLine)"; store passed-in values in a plain \
      property
      """)
  }

  private func visits(_ host: TestHost) -> [String] {
    host.lines(beginningWith: "Visits: ")
  }

  /// Two screens. Each check has its own titles, because an answer may keep a
  /// store for each title.
  private func screens(_ first: String, _ second: String) -> TestHost {
    TestHost {
      StoreScreen(title: first)
      StoreScreen(title: second)
    }
  }

  /// A screen that gets a different title when Other is tapped.
  private func morning() -> TestHost {
    TestHost(
      Parent("Good morning", "Good evening") { title in
        StoreScreen(title: title)
      })
  }

  /// A line that is passed a different store when Other is tapped.
  private func line(of first: Store, then second: Store) -> TestHost {
    TestHost(Parent(first, second) { store in StoreLine(store: store) })
  }
}
