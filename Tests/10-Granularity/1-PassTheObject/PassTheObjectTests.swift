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
      evaluated: \(host.evaluations); one line shows the note, and only its \
      body may read it. A body that passes a value along reads it
      """)
    expect(
      host.screen, contains: "\nNote: almost gone\n",
      """
      the note was changed, and the screen shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
  }

  @Test func `fewer donuts re-evaluate two bodies`() {
    host.perform { stand.donuts = 6 }
    expectTwo("donuts")
    expect(
      host.screen, contains: "\nDonuts: 6\n",
      """
      there are 6 donuts, and the screen shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
  }

  @Test func `fewer coffees re-evaluate two bodies`() {
    host.perform { stand.coffees = 3 }
    expectTwo("coffees")
    expect(
      host.screen, contains: "\nCoffees: 3\n",
      """
      there are 3 coffees, and the screen shows "\(host.screen)"; a screen \
      shows the current values of its models, as in the task
      """)
  }

  @Test func `selling a donut re-evaluates two bodies`() throws {
    try host.press("Sell")
    expectTwo("donuts")
    expect(
      stand.donuts, is: 11,
      """
      there were 12 donuts and one was sold, and now there are \
      \(stand.donuts); Sell takes one
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
      of 5 donuts two were sold, and the screen shows "\(host.screen)"; an \
      action reads the current values when it runs
      """)
    expect(
      [stand.donuts, stand.coffees], is: [3, 20],
      """
      of 5 donuts two were sold, and there are \(stand.donuts) donuts and \
      \(stand.coffees) coffees; each button takes from its own number
      """)
  }

  @Test func `a number line shows the number passed in`() {
    let host = TestHost(
      Parent(3, 4) { number in NumberLine(name: "Tips", number: number) })
    expect(
      host.screen, is: "Tips: 3",
      """
      a line for 3 tips shows "\(host.screen)"; other screens show their own \
      numbers with it
      """)
  }

  @Test func `two number lines show the numbers`() {
    let host = TestHost(StandScreen(stand: stand))
    expect(
      host.count(of: NumberLine.self), is: 2,
      """
      evaluated: \(host.evaluations); the donuts and the coffees are shown by \
      a NumberLine each
      """)
    expect(
      [host.count(of: Shelf.self), host.count(of: NoteLine.self)], is: [1, 1],
      """
      evaluated: \(host.evaluations); the screen has a Shelf and a NoteLine
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
      the screen shows "\(host.screen)"; a screen shows the current values of \
      its models, as in the task
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
      passed a different stand, the screen shows "\(host.screen)"; store a \
      passed-in object in a plain property, and pass it along
      """)
    try host.press("Sell")
    expect(
      [stand.donuts, other.donuts], is: [12, 0],
      """
      the screen was passed a different stand, then Sell was tapped; the first \
      stand has \(stand.donuts) donuts, the other stand \(other.donuts)
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
      passed a different stand with the same numbers and the same note, which \
      then changed, the screen shows "\(host.screen)"; it's a different \
      object, even if its values are equal
      """)
  }

  private func expectTwo(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      [host.count(of: StandScreen.self), host.count(of: Shelf.self)],
      is: [0, 0],
      """
      evaluated: \(host.evaluations); neither the screen nor the shelf shows \
      the \(what), so neither may read them. Passing an object along doesn't \
      read it; passing a value along does, and so does making a binding to it
      """,
      sourceLocation: sourceLocation)
    expect(
      host.causes, hasAtMost: 2,
      """
      evaluated: \(host.evaluations); one view reads the \(what), and passes \
      them to a line. A view that shows something else must not read them, and \
      a view with an input that never compares equal, such as a closure, isn't \
      skipped
      """,
      sourceLocation: sourceLocation)
  }
}
