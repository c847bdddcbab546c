import GradingKit
import Testing

@testable import AskOnce

// Calls that ask although an answer is near: those with fresh: true, and those
// of a caller that has just got one. The name sorts before the walk, so that
// these checks come first in a report.

extension AskOnceTests {
  @Test func `a fresh call asks in any case`() async {
    let (first, second) = await callThenCallFresh()
    expect(
      office.asked.count, is: 2,
      """
      one board asked for North, then a second board asked with fresh: true, \
      and the office was asked \(office.asked.count) times instead of twice; a \
      fresh call should ask even if a request is open
      """)
    withExtendedLifetime([first, second]) {}
  }

  @Test func `a fresh call leaves the older request alone`() async {
    let (first, second) = await callThenCallFresh()
    expect(
      office.open, is: ["North", "North"],
      """
      one board asked for North, then a second board asked with fresh: true, \
      and the open requests are \(office.open); the first board still waits \
      for the older request, so leave that request open
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first, second], ["9:10", "waits"],
      """
      one board asked for North, then a second board asked with fresh: true, \
      and the first request was answered with 9:10; the first board should get \
      9:10, and the second board should still wait
      """)
    office.answer(["9:40"])
    await expectOutcomes(
      of: [first, second], ["9:10", "9:40"],
      """
      the first request was answered with 9:10, then the fresh request with \
      9:40; each board should get the answer to its own request
      """)
  }

  @Test func `after a fresh call, callers wait for the fresh request`() async {
    let (first, second) = await callThenCallFresh()
    let third = call()
    await settle()
    expect(
      office.asked.count, is: 2,
      """
      one board asked for North, a second board asked with fresh: true, then a \
      third board asked without fresh, and the office was asked \
      \(office.asked.count) times instead of twice; share the fresh request, too
      """)
    office.answer(["9:40"], at: 1)
    await expectOutcomes(
      of: [first, second, third], ["waits", "9:40", "9:40"],
      """
      one board asked for North, a second board asked with fresh: true, then a \
      third board asked without fresh, and the fresh request was answered with \
      9:40; the third board should wait for this newest request, and get 9:40
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first, second, third], ["9:10", "9:40", "9:40"],
      """
      after the fresh request, the first request was answered with 9:10, which \
      only the first board should get
      """)
  }

  @Test func `the end of an older request leaves the fresh one shared`() async {
    for fails in [false, true] {
      let asked = office.asked.count
      let (first, second) = await callThenCallFresh()
      if fails { office.fail("fog") } else { office.answer(["9:10"]) }
      let ended = fails ? "failed: fog" : "9:10"
      await expectOutcomes(
        of: [first, second], [ended, "waits"],
        """
        one board asked for North, then a second board asked with fresh: true, \
        and the first request ended; the first board should get the result, \
        and the second board should still wait
        """)
      let third = call()
      await settle()
      expect(
        office.asked.count, is: asked + 2,
        """
        one board asked for North, a second board asked with fresh: true, the \
        first request ended, and a third board asked, which made \
        \(office.asked.count - asked) requests in all instead of 2; a request \
        that ends should remove only its own entry
        """)
      office.answer(["9:40"])
      await expectOutcomes(
        of: [second, third], ["9:40", "9:40"],
        """
        the second and third boards waited for the fresh request, which was \
        answered with 9:40, so both boards should get 9:40
        """)
      harbour.end()
      await settle()
    }
  }

  @Test func `a caller that has just got the answer asks again`() async {
    for _ in 1...4 {
      let asked = office.asked.count
      let callers = (1...4).map { _ in Caller(of: desk, "North", calls: 2) }
      await open(1)
      await settle()
      office.answer(["9:10"])
      await others { office.asked.count > asked + 1 }
      await settle()
      expect(
        office.asked.count, is: asked + 2,
        """
        four boards asked for North, and each board asked again as soon as it \
        had the answer, which made \(office.asked.count - asked) requests \
        instead of 2; remove the entry before any caller goes on, and don't \
        let a caller remove the next request's entry
        """)
      office.answer(["9:40"])
      let expected = Array(repeating: "9:10 / 9:40", count: 4)
      await others { callers.map(\.outcome) == expected }
      let seen = callers.map(\.outcome)
      expect(
        seen, is: expected,
        """
        four boards asked again as soon as they had the first answer, but not \
        all boards got the second answer: \(seen); remove the entry before any \
        caller goes on
        """)
      harbour.end()
      await settle()
    }
  }

  /// Two boards that wait: one asked for North, then the other with fresh: true.
  private func callThenCallFresh() async -> (first: Caller, second: Caller) {
    let first = call()
    await open(1)
    await settle()
    let second = call(fresh: true)
    await open(2)
    await settle()
    return (first, second)
  }
}
