import GradingKit
import Testing
import ViewCore

@testable import OwnTheStore

@MainActor
@Suite("4.2 OwnTheStore", .exercise())
struct OwnTheStoreTests {
  @Test func `a line shows the store that it is handed now`() throws {
    let host = ViewHost(Chooser())
    try host.press("Other")
    #expect(
      host.firstLine == "West: 0",
      """
      handed the East, then the West, the line says "\(host.firstLine)". \
      @State keeps what came first; an object that somebody else keeps is a \
      plain property
      """)
  }

  @Test func `a visitor is counted`() throws {
    let host = ViewHost(Morning())
    let before = visits(on: host)
    try #require(
      before.count == 1,
      """
      the screen says "\(host.screen)"; one line of it begins with `Visits: `
      """)
    host.reset()
    try host.press("Welcome")
    #expect(
      visits(on: host) != before && visits(on: host).count == 1,
      """
      \(before) before a tap on Welcome, and after it the screen says \
      \(visits(on: host)). A store that body makes is another one at each \
      evaluation
      """)
    #expect(
      host.evaluations.map(\.cause) == ["property Store.visits"],
      """
      evaluated: \(host.evaluations); what is on the screen are the visits \
      of a store, and the body that reads them is evaluated when they change
      """)
  }

  @Test func `two screens count apart`() throws {
    let host = ViewHost(
      VStack {
        StoreScreen(title: "East")
        StoreScreen(title: "West")
      })
    try host.press("Welcome", at: 1)
    #expect(
      visits(on: host) == ["Visits: 0", "Visits: 1"],
      """
      welcomed in the West alone, and the screen says \(visits(on: host)). \
      Each place keeps a store of its own
      """)
  }

  @Test func `two screens with one title count apart`() throws {
    let host = ViewHost(
      VStack {
        StoreScreen(title: "North")
        StoreScreen(title: "North")
      })
    try host.press("Welcome", at: 1)
    #expect(
      visits(on: host) == ["Visits: 0", "Visits: 1"],
      """
      welcomed at the second screen alone, and the picture is \
      \(visits(on: host)). \
      A store belongs to the place of its screen, and not to the title
      """)
  }

  @Test func `the visits are kept when the title changes`() throws {
    let host = ViewHost(Morning())
    try host.press("Welcome")
    let counted = visits(on: host)
    try host.press("Evening")
    #expect(
      visits(on: host) == counted,
      """
      \(counted) before another title, and after it the screen says \
      \(visits(on: host)). \
      A view is described anew each time its parent is evaluated: a store \
      in a plain property is made anew with it, and so is state if the id is \
      another
      """)
  }

  @Test func `the title is the new one`() throws {
    let host = ViewHost(Morning())
    try host.press("Evening")
    #expect(
      host.firstLine == "Good evening",
      """
      described anew with another title, the screen says \
      "\(host.firstLine)"; @State keeps what came first, and what is handed \
      in is a plain property
      """)
  }

  @Test func `described with the same title, the screen is not evaluated`()
    throws
  {
    let host = ViewHost(Morning())
    host.reset()
    try host.press("Again")
    #expect(
      host.count(of: StoreScreen.self) == 0,
      """
      evaluated: \(host.evaluations); a screen whose inputs are the same is \
      skipped. A store that is made anew is another input
      """)
  }

  @Test func `a screen that was away begins at 0`() throws {
    let host = ViewHost(Morning())
    try host.press("Welcome")
    try host.press("Close")
    try host.press("Close")
    #expect(
      visits(on: host) == ["Visits: 0"],
      """
      shown, taken away and shown again, the screen says \(visits(on: host)). \
      What a view keeps ends when the view is gone
      """)
  }

  @Test func `a line follows the visits of its store`() {
    let store = Store(name: "East")
    let host = ViewHost(
      VStack {
        StoreLine(store: store)
        StoreLine(store: store)
      })
    host.reset()
    host.perform { store.visits = 3 }
    #expect(
      host.screen == "East: 3\nEast: 3",
      """
      the store has 3 visits, and its two lines say "\(host.screen)". \
      A line reads its store in body; what is copied stays as it was
      """)
    #expect(
      host.evaluations.map(\.cause)
        == ["property Store.visits", "property Store.visits"],
      "evaluated: \(host.evaluations); each line reads the visits itself")
  }

  @Test func `a line follows the store that came second`() throws {
    let host = ViewHost(Chooser())
    try host.press("Other")
    try host.press("Visit")
    #expect(
      host.firstLine == "West: 1",
      """
      one visit in the West, and the line says "\(host.firstLine)"; a line \
      follows what its own body reads
      """)
  }

  @Test func `a line tells two stores of one name apart`() throws {
    let host = ViewHost(Chooser(west: Store(name: "East")))
    try host.press("Other")
    try host.press("Visit")
    #expect(
      host.firstLine == "East: 1",
      """
      handed another store of the same name, which has one visit, the line \
      says "\(host.firstLine)"; what is handed in is a plain property
      """)
  }

  private func visits(on host: ViewHost) -> [String] {
    host.screen.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("Visits: ") }
  }
}

/// Shows a screen and describes it anew: with another title, with the same
/// title, and, when it was closed, again.
private struct Morning: View {
  @State var title = "Good morning"
  @State var isOpen = true
  @State var round = 0

  var body: some View {
    VStack {
      if isOpen { StoreScreen(title: title) }
      Text("Round \(round)")
      Button("Evening") { title = "Good evening" }
      Button("Again") { round += 1 }
      Button("Close") { isOpen.toggle() }
    }
  }
}

/// Keeps two stores, and hands one of them on.
private struct Chooser: View {
  @State var east = Store(name: "East")
  @State var west = Store(name: "West")
  @State var isEast = true

  var body: some View {
    VStack {
      StoreLine(store: isEast ? east : west)
      Button("Other") { isEast.toggle() }
      Button("Visit") { (isEast ? east : west).visits += 1 }
    }
  }
}

extension ViewHost {
  /// What stands at the top, where the suite's own views put what is tested.
  fileprivate var firstLine: String {
    String(screen.prefix { $0 != "\n" })
  }

  /// Taps a button, if it is there.
  fileprivate func press(_ label: String, at index: Int = 0) throws {
    try #require(
      screen.ranges(of: "[\(label)]").count > index,
      """
      there is no button \(label) on the screen, which says "\(screen)"
      """)
    tap(label, at: index)
  }
}
