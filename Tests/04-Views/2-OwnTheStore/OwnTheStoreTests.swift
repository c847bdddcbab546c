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
      passed the East, then the West, the line says "\(host.firstLine)". \
      @State keeps the first value; store an object that another view owns in \
      a plain property
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
      \(before) before a tap on Welcome, and after it the screen says \
      \(after). A store that body creates is a new one at each evaluation
      """)
    expect(
      host.causes, is: ["property Store.visits"],
      """
      evaluated: \(host.evaluations); the screen shows the visits \
      of a store, and the body that reads them is evaluated when they change
      """)
  }

  @Test func `two screens count separately`() throws {
    let host = screens("East", "West")
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 1"],
      """
      welcomed only in the West, and the screen says \(visits(host)). Each \
      place keeps its own store
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
      welcomed only on the second screen, and the screens say \(visits(host)). \
      A store belongs to the place of its screen, not to the title
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
      \(counted) before the title changed, and after it the screen says \
      \(visits(host)). A view is created again each time its parent is \
      evaluated: a store in a plain property is created with it, and state is, \
      too, if the id changes
      """)
  }

  @Test func `the screen shows the new title`() throws {
    let host = morning()
    try host.press("Other")
    expect(
      host.firstLine, is: "Good evening",
      """
      created again with a different title, the screen says \
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
      evaluated: \(host.evaluations); a screen whose inputs are equal is \
      skipped. A store that's created again is a different input
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
      shown, removed and shown again, the screen says \(visits(host)). The \
      state of a view is dropped with the view
      """)
  }

  @Test func `each tap on Welcome counts one visit`() throws {
    let host = screens("Left", "Right")
    try host.press("Welcome", at: 1)
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 2"],
      """
      after two taps on the second Welcome the screen says \(visits(host)); \
      each tap counts one visit
      """)
  }

  @Test func `the screen looks the same as before`() throws {
    let host = screens("Upper", "Lower")
    try host.press("Welcome", at: 1)
    expect(
      host.screen,
      is: "Upper\nVisits: 0\n[Welcome]\nLower\nVisits: 1\n[Welcome]",
      """
      the screen says "\(host.screen)"; each store shows its title first, then \
      its visits, then its button
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
      the store has 3 visits, and its two lines say "\(host.screen)". A line \
      reads its store in body; a copy goes stale
      """)
    expect(
      host.causes, is: ["property Store.visits", "property Store.visits"],
      "evaluated: \(host.evaluations); each line reads the visits itself")
  }

  @Test func `a line follows the second store`() throws {
    let west = Store(name: "West")
    let host = line(of: Store(name: "East"), then: west)
    try host.press("Other")
    host.perform { west.visits = 1 }
    expect(
      host.firstLine, is: "West: 1",
      """
      one visit in the West, and the line says "\(host.firstLine)"; a line \
      follows what its own body reads
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
      passed a different store with the same name, which has one visit, the \
      line says "\(host.firstLine)"; store passed-in values in a plain \
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
