import GradingKit
import Testing
import ViewGrading

@testable import OwnTheStore

@MainActor
@Suite("4.2 OwnTheStore", .exercise())
struct OwnTheStoreTests: ViewSuite {
  @Test func `a line shows the store that it is handed now`() throws {
    let host = line(of: Store(name: "East"), then: Store(name: "West"))
    try host.press("Other")
    expect(
      host.firstLine, is: "West: 0",
      """
      handed the East, then the West, the line says "\(host.firstLine)". \
      @State keeps what came first; an object that somebody else keeps is a \
      plain property
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
      \(after). A store that body makes is a new one at each evaluation
      """)
    expect(
      host.causes, is: ["property Store.visits"],
      """
      evaluated: \(host.evaluations); the screen shows the visits \
      of a store, and the body that reads them is evaluated when they change
      """)
  }

  @Test func `two screens count apart`() throws {
    let host = screens("East", "West")
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 1"],
      """
      welcomed in the West alone, and the screen says \(visits(host)). \
      Each place keeps a store of its own
      """)
  }

  @Test func `two screens with one title count apart`() throws {
    let host = TestHost {
      StoreScreen(title: "North")
      StoreScreen(title: "North")
    }
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 1"],
      """
      welcomed at the second screen alone, and the screens say \
      \(visits(host)). A store belongs to the place of its screen, and not to \
      the title
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
      \(counted) before another title, and after it the screen says \
      \(visits(host)). A view is described again each time its parent is \
      evaluated: a store in a plain property is made again with it, and so is \
      state if the id is another
      """)
  }

  @Test func `the title is the new one`() throws {
    let host = morning()
    try host.press("Other")
    expect(
      host.firstLine, is: "Good evening",
      """
      described again with another title, the screen says "\(host.firstLine)"; \
      @State keeps what came first, and what is handed in belongs in a plain \
      property
      """)
  }

  @Test func `described with the same title, the screen is not evaluated`()
    throws
  {
    let host = morning()
    host.reset()
    try host.press("Again")
    expect(
      host.count(of: StoreScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); a screen whose inputs are the same is \
      skipped. A store that is made again is another input
      """)
  }

  @Test func `a screen that was away begins at 0`() throws {
    let host = morning()
    try host.press("Welcome")
    try host.press("Close")
    try host.press("Close")
    expect(
      visits(host), is: ["Visits: 0"],
      """
      shown, taken away and shown again, the screen says \(visits(host)). \
      What a view keeps is dropped with the view
      """)
  }

  @Test func `each welcome counts one more`() throws {
    let host = screens("Left", "Right")
    try host.press("Welcome", at: 1)
    try host.press("Welcome", at: 1)
    expect(
      visits(host), is: ["Visits: 0", "Visits: 2"],
      """
      after two taps on the second Welcome the screen says \(visits(host)); a \
      tap counts one more than there are
      """)
  }

  @Test func `the pictures stay as they are`() throws {
    let host = screens("Upper", "Lower")
    try host.press("Welcome", at: 1)
    expect(
      host.screen,
      is: "Upper\nVisits: 0\n[Welcome]\nLower\nVisits: 1\n[Welcome]",
      """
      the screen says "\(host.screen)"; of each store the title comes first, \
      then its visits, then its button
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
      the store has 3 visits, and its two lines say "\(host.screen)". \
      A line reads its store in body; what is copied stays as it was
      """)
    expect(
      host.causes, is: ["property Store.visits", "property Store.visits"],
      "evaluated: \(host.evaluations); each line reads the visits itself")
  }

  @Test func `a line follows the store that came second`() throws {
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

  @Test func `a line tells two stores of one name apart`() throws {
    let other = Store(name: "East")
    let host = line(of: Store(name: "East"), then: other)
    try host.press("Other")
    host.perform { other.visits = 1 }
    expect(
      host.firstLine, is: "East: 1",
      """
      handed another store of the same name, which has one visit, the line \
      says "\(host.firstLine)"; what is handed in belongs in a plain property
      """)
  }

  private func visits(_ host: TestHost) -> [String] {
    host.lines(beginningWith: "Visits: ")
  }

  /// Two screens. Each check has titles of its own, for an answer may keep a
  /// store for each title.
  private func screens(_ first: String, _ second: String) -> TestHost {
    TestHost {
      StoreScreen(title: first)
      StoreScreen(title: second)
    }
  }

  /// A screen that gets another title when its parent is told to.
  private func morning() -> TestHost {
    TestHost(
      Parent("Good morning", "Good evening") { title in
        StoreScreen(title: title)
      })
  }

  /// A line that is handed another store when its parent is told to.
  private func line(of first: Store, then second: Store) -> TestHost {
    TestHost(Parent(first, second) { store in StoreLine(store: store) })
  }
}
