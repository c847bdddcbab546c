import GradingKit
import Testing
import ViewGrading

@testable import BookOnce

// A screen that leaves and comes back, and one beside it. The name sorts before
// the walk, so that these checks come first in a report.

extension BookOnceTests {
  @Test func `a screen that comes back asks nothing`() async throws {
    try await bookAndConfirm()
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await host.settle()
    expectNothingAskedAfterConfirmation()
  }

  @Test func `a booking goes on when the screen is gone`() async throws {
    try await book("9:10")
    try host.press("Close")
    await host.settle()
    expect(
      office.open, is: ["9:10"],
      """
      Book 9:10 was tapped, the screen disappeared, and the open requests are \
      for \(office.open); a task owned by the screen is cancelled along with \
      the screen, so let an object that outlives the screen own the booking
      """)
    office.confirm()
    await later { booking.ferry == "9:10" }
    await host.settle()
    try host.press("Close")
    await expectLines(
      ["Ferry: 9:10"],
      """
      Book 9:10 was tapped, the office confirmed while the screen was gone, \
      and the screen came back; it should show the ferry
      """)
  }

  @Test func `a screen that comes back shows the refusal`() async throws {
    try host.press("Book 9:10")
    try host.press("Close")
    await later { office.open.count == 1 }
    office.refuse()
    await later { booking.ferry == nil }
    await host.settle()
    try host.press("Close")
    await expectLines(
      ["Ferry: none", "Refused"],
      """
      Book 9:10 was tapped, the screen disappeared in the same turn, the \
      office refused, and the screen came back; it should show Ferry: none and \
      Refused
      """)
  }

  @Test func `a screen that comes back doesn't book again`() async throws {
    try await book("9:10")
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await expectLines(
      ["Ferry: 9:10", "Booking …"],
      """
      Book 9:10 was tapped, and the screen disappeared and came back before \
      the answer, so it should still show the ferry and Booking …; the screen \
      came back with new state, so store in the model whether a booking is \
      under way
      """)
    try host.press("Book 9:10")
    await host.settle()
    expect(
      office.asked, is: ["9:10"],
      """
      Book 9:10 was tapped, the screen disappeared and came back, Book 9:10 \
      was tapped again, and the office was asked for \(office.asked); store in \
      the model whether a booking is under way, because the screen came back \
      with new state
      """)
    office.confirm()
    await expectLines(
      ["Ferry: 9:10"],
      """
      Book 9:10 was tapped, the screen disappeared and came back, and the \
      office confirmed; the ferry should stay, and Booking … should disappear
      """)
    try host.press("Close")
    try host.press("Close")
    await host.settle()
    expectNothingAskedAfterConfirmation()
  }

  @Test func `a tap on a second screen does nothing meanwhile, too`()
    async throws
  {
    let second = TestHost(BookingScreen(booking: booking))
    try host.press("Book 9:10")
    try second.press("Book 9:40")
    await later { office.open.count == 1 }
    await host.settle()
    expect(
      office.asked, is: ["9:10"],
      """
      Book 9:10 was tapped, then Book 9:40 on a second screen of the same \
      booking, and the office was asked for \(office.asked); let the model \
      ignore the second tap, because the second screen hasn't been evaluated \
      yet, so its buttons still work
      """)
    await second.settle()
    expect(
      second.lines(beginningWith: "Ferry"), is: ["Ferry: 9:10"],
      """
      Book 9:10 was tapped on one screen, then Book 9:40 on a second screen, \
      which shows "\(second.screen)"; the second screen should show 9:10, the \
      ferry of the booking that both screens share
      """)
  }

  private func expectNothingAskedAfterConfirmation(
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      office.asked, is: ["9:10"],
      """
      9:10 was booked and confirmed, the screen disappeared and came back, and \
      the office was asked for \(office.asked); don't ask in the screen's own \
      task, because that task starts again when the screen comes back
      """,
      sourceLocation: sourceLocation)
  }
}
