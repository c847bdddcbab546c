import GradingKit
import Testing
import ViewGrading

@testable import AskOnce

@MainActor
@Suite("13.4 AskOnce", .exercise())
struct AskOnceTests: ExerciseSuite {
  private let harbour = Harbour()

  @Test func `two callers at once ask the office once`() async {
    let callers = [call(), call()]
    await open(1)
    await settle()
    expect(
      office.asked, is: ["North"],
      """
      two boards asked the desk for North in one turn, and the office was \
      asked for \(office.asked); store the request before the first await, so \
      that the second call finds it
      """)
    office.answer(["9:10", "9:40"])
    await expectOutcomes(
      of: callers, ["9:10, 9:40", "9:10, 9:40"],
      """
      two boards asked the desk for North, and the office answered 9:10 and \
      9:40, so each board should get both times
      """)
  }

  @Test func `a caller that comes later waits for the same request`() async {
    let first = call()
    await open(1)
    await settle()
    let second = call()
    await settle()
    let third = call()
    await settle()
    expect(
      office.asked, is: ["North"],
      """
      three boards asked the desk for North, one after the other, before the \
      office answered, and the office was asked for \(office.asked); share a \
      request until it ends
      """)
    office.answer([])
    await expectOutcomes(
      of: [first, second, third], ["", "", ""],
      """
      three boards asked the desk for North, and the office answered with an \
      empty list, which each board should get
      """)
  }

  @Test func `each pier has a request of its own`() async {
    let callers = [call("North"), call("South"), call("North")]
    await open(2)
    await settle()
    expect(
      office.asked, isInAnyOrder: ["North", "South"],
      """
      three boards asked the desk for North, South and North, and the office \
      was asked for \(office.asked); only boards that ask for the same pier \
      should share a request
      """)
    answer("South", "10:15")
    await expectOutcomes(
      of: callers, ["waits", "10:15", "waits"],
      """
      three boards asked the desk for North, South and North, and only South's \
      request was answered, so the boards that asked for North should still wait
      """)
    let late = call("North")
    await settle()
    expect(
      office.asked.count, is: 2,
      """
      three boards asked the desk for North, South and North, South's request \
      was answered, then a fourth board asked for North, and the office was \
      asked for \(office.asked); it should be asked once for each pier, \
      because the end of South's request doesn't end North's request
      """)
    answer("North", "9:10")
    await expectOutcomes(
      of: callers + [late], ["9:10", "10:15", "9:10", "9:10"],
      """
      after South's request, North's request was answered with 9:10, which all \
      boards that asked for North should get
      """)
  }

  @Test func `every caller gets the failure`() async {
    let callers = [call(), call(), call()]
    await open(1)
    office.fail("fog")
    await expectOutcomes(
      of: callers, ["failed: fog", "failed: fog", "failed: fog"],
      """
      three boards asked the desk for North, and the request failed with the \
      reason fog, so each board should get the failure
      """
    )
  }

  @Test func `after an answer the next call asks again`() async {
    let first = call()
    await open(1)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first], ["9:10"],
      """
      a board asked the desk for North, and the office answered 9:10, which \
      the board should get
      """)
    let second = call()
    await open(1)
    expect(
      office.asked.count, is: 2,
      """
      a board asked for North and got an answer, then a second board asked for \
      North, and the office was asked \(office.asked.count) times instead of \
      twice; pass an answer only to callers that waited for it, because it may \
      be out of date later
      """)
    office.answer(["9:40"])
    await expectOutcomes(
      of: [second], ["9:40"],
      """
      after the first answer, a second board asked for North, and the office \
      answered 9:40, which the second board should get
      """)
  }

  @Test func `after a failure the next call asks again`() async {
    let first = call()
    await open(1)
    office.fail("fog")
    await expectOutcomes(
      of: [first], ["failed: fog"],
      """
      a board asked the desk for North, and the office failed, so the board \
      should get the failure
      """)
    let second = call()
    await open(1)
    expect(
      office.asked.count, is: 2,
      """
      the request for North failed, then a second board asked for North, and \
      the office was asked \(office.asked.count) times instead of twice; a \
      failed request is over, too, so it shouldn't be shared any more
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [second], ["9:10"],
      """
      after a failure, a second board asked for North, and the office answered \
      9:10, which the second board should get
      """)
  }

  @Test func `any other caller may be cancelled`() async {
    let callers = [call(), call(), call()]
    await open(1)
    await settle()
    callers[1].cancel()
    await expectAloneOpen(
      """
      three boards asked the desk for North, then the second board was cancelled
      """)
    let late = call()
    await expectAloneOpen(
      """
      three boards asked the desk for North, the second board was cancelled, \
      then a fourth board asked
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [callers[0], callers[2], late], ["9:10", "9:10", "9:10"],
      """
      four boards asked the desk for North, the second board was cancelled, \
      and the office answered 9:10, which the other three boards should get
      """)
  }

  @Test func `the first caller may be cancelled`() async {
    let callers = [call(), call(), call()]
    await open(1)
    await settle()
    callers[0].cancel()
    await expectAloneOpen(
      """
      three boards asked the desk for North, then the first board was cancelled
      """)
    let late = call()
    await expectAloneOpen(
      """
      three boards asked the desk for North, the first board was cancelled, \
      then a fourth board asked
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [callers[1], callers[2], late], ["9:10", "9:10", "9:10"],
      """
      four boards asked the desk for North, the first board was cancelled, and \
      the office answered 9:10, which the other three boards should get
      """)
  }

  @Test func `a caller may be cancelled before it asks`() async {
    let first = call()
    first.cancel()
    let second = call()
    await open(1)
    await settle()
    office.answer(["9:10"])
    await expectOutcomes(
      of: [second], ["9:10"],
      """
      a board that was already cancelled asked the desk for North, a second \
      board asked in the same turn, and the office answered 9:10, which the \
      second board should get
      """)
    withExtendedLifetime(first) {}
  }

  @Test func `a fresh call asks in any case`() async {
    let first = call()
    await open(1)
    await settle()
    let second = call(fresh: true)
    await open(2)
    await settle()
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
    let first = call()
    await open(1)
    await settle()
    let second = call(fresh: true)
    await open(2)
    await settle()
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
    let first = call()
    await open(1)
    await settle()
    let second = call(fresh: true)
    await open(2)
    await settle()
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
      let first = call()
      await open(1)
      await settle()
      let second = call(fresh: true)
      await open(2)
      await settle()
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
      while !office.open.isEmpty { office.fail("over") }
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
      while !office.open.isEmpty { office.fail("over") }
      await settle()
    }
  }

  private var office: Office { harbour.office }
  private var desk: Desk { harbour.desk }

  private func call(_ pier: String = "North", fresh: Bool = false) -> Caller {
    Caller(of: desk, pier, fresh: fresh)
  }

  private func answer(_ pier: String, _ times: String) {
    if let index = office.open.firstIndex(where: { $0 == pier }) {
      office.answer([times], at: index)
    }
  }

  /// Waits until a number of requests are open.
  private func open(_ count: Int) async {
    await others { office.open.count >= count }
  }

  private func expectAloneOpen(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    expect(
      office.open, is: ["North"],
      """
      \(what), and the open requests are \(office.open); a cancelled board \
      should only stop waiting, and the other boards should still share the \
      request
      """,
      sourceLocation: sourceLocation)
    expect(
      office.asked.count, is: 1,
      """
      \(what), and the office was asked \(office.asked.count) times instead of \
      once; a cancelled board should only stop waiting, and the other boards \
      should still share the request
      """,
      sourceLocation: sourceLocation)
  }

  private func expectOutcomes(
    of callers: [Caller], _ expected: [String], _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await others { callers.map(\.outcome) == expected }
    await settle()
    let seen = callers.map(\.outcome)
    expect(
      seen, is: expected, "the boards' outcomes are \(seen); \(what)",
      sourceLocation: sourceLocation)
  }
}

extension AskOnceTests {
  /// A desk and its office, which has ended every request when a check is over.
  @MainActor
  final class Harbour {
    let office = Office()
    let desk: Desk

    init() { desk = Desk(office: office) }

    func end() { while !office.open.isEmpty { office.fail("over") } }

    isolated deinit { end() }
  }

  /// A board that calls for the departures from a pier.
  @MainActor
  final class Caller {
    private var outcomes: [String] = []
    private var task: Task<Void, Never>?

    init(
      of desk: Desk, _ pier: String, fresh: Bool = false, calls: Int = 1
    ) {
      task = Task {
        for _ in 1...calls {
          do {
            let times = try await desk.departures(from: pier, fresh: fresh)
            outcomes.append(times.joined(separator: ", "))
          } catch let failure as Office.Failure {
            outcomes.append("failed: \(failure.description)")
          } catch {
            outcomes.append("\(error)")
          }
        }
      }
    }

    /// What the caller has got, or that it waits.
    var outcome: String {
      outcomes.isEmpty ? "waits" : outcomes.joined(separator: " / ")
    }

    func cancel() { task?.cancel() }
  }
}
