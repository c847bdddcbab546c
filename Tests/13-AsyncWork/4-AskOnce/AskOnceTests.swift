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
      two boards called for North in one turn, and the office was asked for \
      \(office.asked); store the request before the first await, so that the \
      second call finds it
      """)
    office.answer(["9:10", "9:40"])
    await expectOutcomes(
      of: callers, ["9:10, 9:40", "9:10, 9:40"],
      "two boards called for North, and the office answered 9:10 and 9:40")
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
      three boards called for North, one after the other, before the office \
      answered, which was asked for \(office.asked); a request is shared until \
      it ends
      """)
    office.answer([])
    await expectOutcomes(
      of: [first, second, third], ["", "", ""],
      "three boards called for North, and the office knows no departures")
  }

  @Test func `each pier has a request of its own`() async {
    let callers = [call("North"), call("South"), call("North")]
    await open(2)
    await settle()
    expect(
      office.asked, isInAnyOrder: ["North", "South"],
      """
      boards called for North, South and North again, and the office was asked \
      for \(office.asked); only those who want the same can share a request
      """)
    answer("South", "10:15")
    await expectOutcomes(
      of: callers, ["waits", "10:15", "waits"],
      "North, South and North were called for, and South was answered first")
    let late = call("North")
    await settle()
    expect(
      office.asked.count, is: 2,
      """
      North and South were called for, South was answered, North was called \
      for again, and the office was asked for \(office.asked); the end of one \
      pier's request isn't the end of the other's
      """)
    answer("North", "9:10")
    await expectOutcomes(
      of: callers + [late], ["9:10", "10:15", "9:10", "9:10"],
      "after South, North was answered with 9:10")
  }

  @Test func `every caller gets the failure`() async {
    let callers = [call(), call(), call()]
    await open(1)
    office.fail("fog")
    await expectOutcomes(
      of: callers, ["failed: fog", "failed: fog", "failed: fog"],
      "three boards called for North, and the request failed with the reason fog"
    )
  }

  @Test func `after an answer the next call asks again`() async {
    let first = call()
    await open(1)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first], ["9:10"], "North was called for, and answered with 9:10")
    let second = call()
    await open(1)
    expect(
      office.asked.count, is: 2,
      """
      North was answered, then called for again, and the office was asked \
      \(office.asked.count) times; an answer is for those who waited for it, and \
      out of date for the next
      """)
    office.answer(["9:40"])
    await expectOutcomes(
      of: [second], ["9:40"],
      "North was called for a second time, and answered with 9:40")
  }

  @Test func `after a failure the next call asks again`() async {
    let first = call()
    await open(1)
    office.fail("fog")
    await expectOutcomes(
      of: [first], ["failed: fog"],
      "North was called for, and the office failed")
    let second = call()
    await open(1)
    expect(
      office.asked.count, is: 2,
      """
      the request for North failed, North was called for again, and the office \
      was asked \(office.asked.count) times; a failed request is over, too
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [second], ["9:10"],
      "after a failure North was called for again, and answered with 9:10")
  }

  @Test func `any other caller may be cancelled`() async {
    let callers = [call(), call(), call()]
    await open(1)
    await settle()
    callers[1].cancel()
    await expectAloneOpen(
      "three boards called for North, and the second was closed")
    let late = call()
    await expectAloneOpen(
      """
      three boards called for North, the second was closed, and a fourth board \
      called
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [callers[0], callers[2], late], ["9:10", "9:10", "9:10"],
      """
      four boards called for North, the second was closed, and the answer was \
      9:10
      """)
  }

  @Test func `the first caller may be cancelled`() async {
    let callers = [call(), call(), call()]
    await open(1)
    await settle()
    callers[0].cancel()
    await expectAloneOpen(
      "three boards called for North, and the first was closed")
    let late = call()
    await expectAloneOpen(
      """
      three boards called for North, the first was closed, and a fourth board \
      called
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [callers[1], callers[2], late], ["9:10", "9:10", "9:10"],
      """
      four boards called for North, the first was closed, and the answer was \
      9:10
      """)
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
      North was called for, then called for fresh, and the office was asked \
      \(office.asked.count) times; a fresh call asks even if a request is open
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
      North was called for, then called for fresh, and the open requests are \
      \(office.open); others still wait for the older request
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first, second], ["9:10", "waits"],
      """
      North was called for, then called for fresh, and the first request was \
      answered with 9:10; who waits for an older request gets its answer
      """)
    office.answer(["9:40"])
    await expectOutcomes(
      of: [first, second], ["9:10", "9:40"],
      "the first request was answered with 9:10, the fresh one with 9:40")
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
      North was called for, called for fresh, and called for again, and the \
      office was asked \(office.asked.count) times; the fresh request is shared, \
      too
      """)
    office.answer(["9:40"], at: 1)
    await expectOutcomes(
      of: [first, second, third], ["waits", "9:40", "9:40"],
      """
      North was called for, called for fresh, and called for again, and the \
      fresh request was answered with 9:40; the third caller waits for the \
      newest request
      """)
    office.answer(["9:10"])
    await expectOutcomes(
      of: [first, second, third], ["9:10", "9:40", "9:40"],
      "after the fresh request, the first one was answered with 9:10")
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
        "North was called for, called for fresh, and the first request ended")
      let third = call()
      await settle()
      expect(
        office.asked.count, is: asked + 2,
        """
        North was called for, called for fresh, the first request ended, and \
        North was called for again, which makes \(office.asked.count - asked) \
        requests; a request that ends may remove only its own entry
        """)
      office.answer(["9:40"])
      await expectOutcomes(
        of: [second, third], ["9:40", "9:40"],
        "the fresh request was answered with 9:40")
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
        four boards called for North, and called again as soon as they had the \
        answer, which makes \(office.asked.count - asked) requests instead of 2; \
        before the first caller goes on, the entry has to \
        be gone, and no caller may remove the next one
        """)
      office.answer(["9:40"])
      let expected = Array(repeating: "9:10 / 9:40", count: 4)
      await others { callers.map(\.outcome) == expected }
      let seen = callers.map(\.outcome)
      expect(
        seen, is: expected,
        """
        four boards called again as soon as they had the answer, and not all of \
        them got the next one: \(seen); before the first caller goes on, the \
        entry has to be gone
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
      \(what), and the open requests are \(office.open); a caller that leaves \
      only stops waiting, and the request stays shared
      """,
      sourceLocation: sourceLocation)
    expect(
      office.asked.count, is: 1,
      """
      \(what), and the office was asked \(office.asked.count) times; a caller \
      that leaves only stops waiting, and the request stays shared
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
      seen, is: expected, "the callers have \(seen); \(what)",
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
