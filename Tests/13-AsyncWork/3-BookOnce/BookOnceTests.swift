import GradingKit
import Testing
import ViewGrading

@testable import BookOnce

@MainActor
@Suite("13.3 BookOnce", .exercise())
struct BookOnceTests: ViewSuite {
  let booking: Booking
  let host: TestHost
  let harbour = Harbour()

  init() async {
    let booking = Booking(office: harbour.office)
    self.booking = booking
    // Close lets the screen leave and return.
    host = TestHost(
      Parent(booking, booking) { BookingScreen(booking: $0) })
    await host.settle()
  }

  @Test func `a tap shows the ferry at once`() async throws {
    try host.press("Book 9:10")
    expect(
      host.lines(beginningWith: "Ferry"), is: ["Ferry: 9:10"],
      """
      Book 9:10 was tapped, but the screen shows "\(host.screen)"; a task \
      starts in a later turn, so set the ferry in the turn of the tap
      """)
    await later { office.open.count == 1 }
    expect(
      office.asked, is: ["9:10"],
      """
      Book 9:10 was tapped, and the office was asked for \(office.asked); one \
      tap should make one request
      """)
  }

  @Test func `two taps in a row book once`() async throws {
    try host.press("Book 9:10")
    try host.press("Book 9:10")
    await later { office.open.count == 1 }
    await host.settle()
    expect(
      office.asked, is: ["9:10"],
      """
      Book 9:10 was tapped twice in a row, and the office was asked for \
      \(office.asked); store the task or set a flag in the turn of the tap, \
      before the first await, so that the second call finds it and does nothing
      """)
  }

  @Test func `Booking is shown from the tap until the answer`() async throws {
    try host.press("Book 9:10")
    expect(
      host.lines(beginningWith: "Booking"), is: ["Booking …"],
      """
      Book 9:10 was tapped, but the screen shows "\(host.screen)"; it should \
      show Booking … from the turn of the tap
      """)
    await later { office.open.count == 1 }
    await expectLines(
      ["Ferry: 9:10", "Booking …"],
      """
      Book 9:10 was tapped, and the office hasn't answered yet, so the ferry \
      and Booking … should be shown
      """)
    office.confirm()
    await expectLines(
      ["Ferry: 9:10"],
      """
      Book 9:10 was tapped, and the office confirmed; the ferry should stay, \
      and Booking … should disappear
      """)
  }

  @Test func `a confirmed ferry stays`() async throws {
    try await bookAndConfirm()
    try await book("9:40")
    office.confirm()
    await expectLines(
      ["Ferry: 9:40"],
      """
      after 9:10 was confirmed, Book 9:40 was tapped, and the office confirmed \
      9:40, which should be shown
      """)
    expect(
      office.asked, is: ["9:10", "9:40"],
      """
      after 9:10 was confirmed, Book 9:40 was tapped, and the office was asked \
      for \(office.asked) in all; after an answer, the next tap should book \
      again
      """)
  }

  @Test func `while the office is asked, taps do nothing`() async throws {
    try await book("9:10")
    try host.press("Book 9:40")
    await host.settle()
    expect(
      office.open, is: ["9:10"],
      """
      Book 9:10 was tapped, then Book 9:40 before the office answered, and the \
      open requests are for \(office.open); while a request is open, a tap \
      should do nothing
      """)
    try host.press("Book 9:10")
    await host.settle()
    expect(
      office.asked, is: ["9:10"],
      """
      while 9:10 was being booked, Book 9:40 and Book 9:10 were tapped, and \
      the office was asked for \(office.asked) in all; while a request is \
      open, a tap should do nothing
      """)
    await expectLines(
      ["Ferry: 9:10", "Booking …"],
      """
      while 9:10 was being booked, Book 9:40 and Book 9:10 were tapped, which \
      should change nothing
      """)
    office.confirm()
    await expectLines(
      ["Ferry: 9:10"],
      """
      while 9:10 was being booked, Book 9:40 and Book 9:10 were tapped, then \
      the office confirmed 9:10, which should stay
      """
    )
  }

  @Test func `a refusal takes the ferry back`() async throws {
    try await book("9:10")
    office.refuse()
    await expectLines(
      ["Ferry: none", "Refused"],
      """
      Book 9:10 was tapped, and the office refused, so Ferry: none and Refused \
      should be shown; the tap set the ferry and Booking … before the office \
      answered, so undo both if the request fails
      """)
  }

  @Test func `a refusal brings the previous ferry back`() async throws {
    try await bookAndConfirm()
    try await book("9:40")
    office.refuse()
    await expectLines(
      ["Ferry: 9:10", "Refused"],
      """
      9:10 was confirmed, then Book 9:40 was tapped, and the office refused \
      9:40; show 9:10 again, and Refused
      """)
  }

  @Test func `an ignored tap doesn't change what a refusal brings back`()
    async throws
  {
    try await bookAndConfirm()
    try await book("9:40")
    try host.press("Book 9:40")
    office.refuse()
    await expectLines(
      ["Ferry: 9:10", "Refused"],
      """
      9:10 was confirmed, then Book 9:40 was tapped twice, and the office \
      refused 9:40; show 9:10 again, the last ferry that was confirmed. The \
      second tap finds 9:40, which the office hasn't confirmed, so let an \
      ignored tap store nothing
      """)
  }

  @Test func `after a refusal the same ferry can be booked again`()
    async throws
  {
    try await book("9:10")
    office.refuse()
    await expectLines(
      ["Ferry: none", "Refused"],
      """
      Book 9:10 was tapped, and the office refused, so Ferry: none and Refused \
      should be shown
      """)
    try host.press("Book 9:10")
    expect(
      host.bookingStatus, is: "Ferry: 9:10\nBooking …",
      """
      9:10 was refused, Book 9:10 was tapped again, but the screen shows \
      "\(host.screen)"; let a refusal end the model's work, too, so that the \
      tap books, and let the tap remove Refused
      """)
    await later { office.open.count == 1 }
    expect(
      office.asked.count, is: 2,
      """
      9:10 was refused, then Book 9:10 was tapped again, and the office was \
      asked \(office.asked.count) times instead of twice; each attempt should \
      ask once
      """)
    office.confirm()
    await expectLines(
      ["Ferry: 9:10"],
      """
      9:10 was refused, then Book 9:10 was tapped again, and the office \
      confirmed, so the ferry should stay, without Refused
      """)
  }

  @Test func `a refusal keeps what the counter has set`() async throws {
    try await book("9:10")
    office.confirm()
    await later { office.open.count == 0 }
    await host.settle()
    try await book("9:40")
    host.perform { booking.ferry = "10:00" }
    office.refuse()
    await expectLines(
      ["Ferry: 10:00", "Refused"],
      """
      Book 9:40 was tapped, the counter changed the ferry to 10:00 during the \
      wait, and the office refused 9:40; take back only what the tap has set, \
      and keep what the counter has set
      """)
    try await book("9:40")
    host.perform { booking.ferry = nil }
    office.refuse()
    await expectLines(
      ["Ferry: none", "Refused"],
      """
      Book 9:40 was tapped, the counter set the ferry to nil during the wait, \
      and the office refused 9:40; take back only what the tap has set, and \
      keep what the counter has set
      """)
  }

  @Test func `a confirmation keeps what the counter has set`() async throws {
    try await book("9:10")
    host.perform { booking.ferry = "10:00" }
    await expectLines(
      ["Ferry: 10:00", "Booking …"],
      """
      Book 9:10 was tapped, and the counter changed the ferry to 10:00 during \
      the wait, so 10:00 and Booking … should be shown
      """)
    office.confirm()
    await expectLines(
      ["Ferry: 10:00"],
      """
      Book 9:10 was tapped, the counter changed the ferry to 10:00 during the \
      wait, and the office confirmed 9:10; 10:00 should stay, so don't set the \
      ferry again after the answer
      """)
  }

  var office: Office { harbour.office }

  /// Taps a button, and waits for the request.
  func book(_ ferry: String) async throws {
    try host.press("Book \(ferry)")
    await later { office.open.count == 1 }
    host.perform {}
  }

  /// Books 9:10, which the office confirms.
  func bookAndConfirm(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await book("9:10")
    office.confirm()
    await expectLines(
      ["Ferry: 9:10"],
      """
      Book 9:10 was tapped, and the office confirmed, so the ferry should stay
      """, sourceLocation: sourceLocation)
  }

  func expectLines(
    _ lines: [String], _ rule: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let wanted = lines.joined(separator: "\n")
    await later { host.bookingStatus == wanted }
    await host.settle()
    expect(
      host.bookingStatus, is: wanted,
      "the screen shows \"\(host.screen)\"; \(rule)",
      sourceLocation: sourceLocation)
  }

  /// Waits until a condition holds, and lets the screen follow.
  func later(_ condition: @MainActor () -> Bool) async {
    await others {
      host.perform {}
      return condition()
    }
  }
}

extension TestHost {
  /// The screen without its buttons.
  var bookingStatus: String {
    ["Ferry", "Booking", "Refused"].flatMap { lines(beginningWith: $0) }
      .joined(separator: "\n")
  }
}

extension BookOnceTests {
  /// An office that has answered every request when a check is over.
  @MainActor
  final class Harbour {
    let office = Office()

    func end() { while !office.open.isEmpty { office.refuse() } }

    isolated deinit { end() }
  }
}
