import GradingKit
import Testing
import ViewGrading

@testable import PassTheObject

@MainActor
@Suite("10.1 PassTheObject", .exercise())
struct PassTheObjectTests: ViewSuite {
  let stand = Stand()
  let host: TestHost

  init() {
    let stand = stand
    host = TestHost(
      StandScreen(stand: stand),
      names: ["donuts": \Stand.donuts, "coffees": \Stand.coffees])
    host.reset()
  }

  @Test func `a new note re-evaluates one body`() {
    host.perform { stand.note = "almost gone" }
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated for a new note: \(host.evaluations); only the view that shows \
      the note should read it, in its own body. A body that passes a value \
      along reads that value
      """)
    expect(
      host.screen, contains: "\nNote: almost gone\n",
      """
      the note was changed, but the screen shows "\(host.screen)"; it should \
      show the current note, as in the task
      """)
  }

  @Test func `fewer donuts re-evaluate two bodies`() {
    host.perform { stand.donuts = 6 }
    expectTwo("donuts")
    expect(
      host.screen, contains: "\nDonuts: 6\n",
      """
      the donuts were set to 6, but the screen shows "\(host.screen)"; it \
      should show the current number of donuts
      """)
  }

  @Test func `fewer coffees re-evaluate two bodies`() {
    host.perform { stand.coffees = 3 }
    expectTwo("coffees")
    expect(
      host.screen, contains: "\nCoffees: 3\n",
      """
      the coffees were set to 3, but the screen shows "\(host.screen)"; it \
      should show the current number of coffees
      """)
  }

  @Test func `selling a donut re-evaluates two bodies`() throws {
    try host.press("Sell")
    expectTwo("donuts")
    expect(
      stand.donuts, is: 11,
      """
      Sell was tapped at a stand with 12 donuts, and now there are \
      \(stand.donuts); Sell should take one donut
      """
    )
  }

  @Test func `Sell takes a donut from the current stand`() throws {
    host.perform { stand.donuts = 5 }
    try host.press("Sell")
    try host.press("Sell")
    expect(
      host.screen, contains: "\nDonuts: 3\n",
      """
      Sell was tapped twice at a stand with 5 donuts, but the screen shows \
      "\(host.screen)"; an action should read the current values when it runs
      """)
    expect(
      [stand.donuts, stand.coffees], is: [3, 20],
      """
      Sell was tapped twice at a stand with 5 donuts, and now there are \
      \(stand.donuts) donuts and \(stand.coffees) coffees; Sell should take \
      only donuts
      """)
  }

  @Test func `a number line shows the number passed in`() {
    let host = TestHost(
      Parent(3, 4) { number in NumberLine(name: "Tips", number: number) })
    expect(
      host.screen, is: "Tips: 3",
      """
      a NumberLine that was passed 3 tips shows "\(host.screen)"; it should \
      show the number passed in, because other screens use NumberLine, too
      """)
  }

  @Test func `two number lines show the numbers`() {
    let host = TestHost(StandScreen(stand: stand))
    expect(
      host.count(of: NumberLine.self), is: 2,
      """
      evaluated when the screen appeared: \(host.evaluations); the donuts and \
      the coffees should each be shown by a NumberLine
      """)
    expect(
      [host.count(of: Shelf.self), host.count(of: NoteLine.self)], is: [1, 1],
      """
      evaluated when the screen appeared: \(host.evaluations); the screen \
      should contain one Shelf and one NoteLine
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen,
      is: """
        Dot's stand
        Note: fresh today
        Donuts: 12
        Coffees: 20
        [Sell]
        """,
      """
      the screen shows "\(host.screen)"; it should look as in the task
      """)
  }

  @Test func `a different stand is shown`() throws {
    let other = Stand()
    other.donuts = 1
    other.coffees = 2
    other.note = "sold out soon"
    let host = TestHost(
      Parent(stand, other) { stand in StandScreen(stand: stand) })
    try host.press("Other")
    expect(
      host.screen,
      is: """
        Dot's stand
        Note: sold out soon
        Donuts: 1
        Coffees: 2
        [Sell]
        """,
      """
      the screen was passed a different stand, and shows "\(host.screen)"; \
      store a passed-in object in a plain property, and pass it along
      """)
    try host.press("Sell")
    expect(
      [stand.donuts, other.donuts], is: [12, 0],
      """
      the screen was passed a second stand, then Sell was tapped. The first \
      stand has \(stand.donuts) donuts, and the second \(other.donuts); Sell \
      should take a donut from the second stand
      """)
  }

  @Test func `a different stand is followed, even if it looks the same`() throws
  {
    let other = Stand()
    let host = TestHost(
      Parent(stand, other) { stand in StandScreen(stand: stand) })
    try host.press("Other")
    host.perform {
      other.donuts = 1
      other.coffees = 2
      other.note = "sold out soon"
    }
    expect(
      host.screen,
      is: """
        Dot's stand
        Note: sold out soon
        Donuts: 1
        Coffees: 2
        [Sell]
        """,
      """
      the screen was passed a different stand with equal values, then the new \
      stand changed, but the screen shows "\(host.screen)"; follow the new \
      stand: it's a different object, even if its values are equal
      """)
  }

  private func expectTwo(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      [host.count(of: StandScreen.self), host.count(of: Shelf.self)],
      is: [0, 0],
      """
      evaluated for a change of the \(what): \(host.evaluations); only a line \
      shows the \(what), so don't read them in the body of the screen or the \
      shelf. Passing an object along doesn't read its properties. Passing a \
      property's value along reads the property, and so does making a binding \
      to it
      """,
      sourceLocation: sourceLocation)
    expect(
      host.causes, hasAtMost: 2,
      """
      evaluated for a change of the \(what): \(host.evaluations); one view \
      should read the \(what) and pass them to a NumberLine. Don't read them \
      in any other view, and don't pass a view an input that never compares \
      equal, such as a closure: that view is never skipped
      """,
      sourceLocation: sourceLocation)
  }
}
