import GradingKit
import Testing
import ViewGrading

@testable import AskOnce

@MainActor
@Suite("13.4 AskOnce", .exercise())
struct AskOnceTests: ExerciseSuite {
  let harbour = Harbour()

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

  var office: Office { harbour.office }
  var desk: Desk { harbour.desk }

  func call(_ pier: String = "North", fresh: Bool = false) -> Caller {
    Caller(of: desk, pier, fresh: fresh)
  }

  func answer(_ pier: String, _ times: String) {
    if let index = office.open.firstIndex(where: { $0 == pier }) {
      office.answer([times], at: index)
    }
  }

  /// Waits until a number of requests are open.
  func open(_ count: Int) async {
    await others { office.open.count >= count }
  }

  func expectAloneOpen(
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

  func expectOutcomes(
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
