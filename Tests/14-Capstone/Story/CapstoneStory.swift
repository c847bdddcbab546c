import GradingKit
import Testing
import ViewGrading
import XCTest

@testable import TenFaults

/// An evening at the fixed truck, from the first guest to the morning after.
final class CapstoneStory: XCTestCase, Story {
  private let defaults = Defaults()
  private let ann = Account(name: "Ann")

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_an_evening_shows_on_every_line() throws {
    let evening = Evening(defaults: defaults)
    let host = TestHost(TruckScreen(evening: evening, account: ann))
    try host.press("Drive on")
    try host.press("Check in")
    try host.press("Currency")
    try host.press("Tip")
    try host.press("Take ice")
    try host.type("no salt", into: "Note")
    try host.press("Add stew")
    try host.press("Edit", at: 1)
    try host.press("Remove", at: 0)
    try host.type("tart", into: "Dish")
    try host.press("Done")
    try host.press("stew")
    host.perform { ann.name = "Anna" }
    expect(
      host.screen,
      is: """
        Dot's truck: 2 open
        at Elm St [Drive on]
        Anna: 1 points [Check in]
        Total: 14 € [Currency]
        Cash: 1 [Tip]
        Ice: 8 [Take ice]
        Note: no salt_
        Kitchen: no salt
        [ ] tart [Edit] [Remove]
        [ ] roll [Edit] [Remove]
        [x] stew [Edit] [Remove]
        [Add stew] [All ready]
        Receipt for Anna
        """,
      "after one tap or text for each line, the screen should show all changes")
  }

  func test_the_objects_behind_the_screen_keep_up() throws {
    let evening = Evening(defaults: defaults)
    let host = TestHost(TruckScreen(evening: evening, account: ann))
    for label in ["Add stew", "Tip", "All ready", "Add stew", "Tip"] {
      try host.press(label)
      evening.agenda.run()
    }
    expect(
      evening.sign.lines, is: ["3 open", "4 open", "0 open", "1 open"],
      """
      a stew was ordered, all orders were made ready, and a second stew was \
      ordered; the sign should show one line at first, and one more line after \
      each change
      """)
    expect(
      evening.archive.entries, is: ["total 18", "total 24"],
      """
      two stews were ordered; the total should be saved after each order
      """)
    expect(
      evening.book.lines, is: ["before: 0", "before: 1"],
      "Tip was tapped twice; the cash book should have a line for each tap")
  }

  func test_a_busy_hour_never_evaluates_the_screen() throws {
    let evening = Evening(defaults: defaults)
    let host = TestHost(TruckScreen(evening: evening, account: ann))
    host.reset()
    let isEvaluated = expectation(description: "the screen is evaluated")
    isEvaluated.isInverted = true

    for _ in 1...20 {
      for label in ["Add stew", "stew", "Tip", "Drive on", "Currency"] {
        try host.press(label)
      }
    }

    if host.count(of: TruckScreen.self) > 0 { isEvaluated.fulfill() }
    wait(for: [isEvaluated], timeout: 0)
    expect(
      host.firstLine, is: "Dot's truck: 23 open",
      """
      20 stews were ordered, and the first stew was tapped 20 times, so 23 \
      orders should be open
      """)
    expect(host.issues, is: [], "\(host.issues)")
  }

  func test_an_evening_that_is_over_is_freed() {
    weak var shift: Shift?
    weak var till: Till?
    do {
      let evening = Evening(defaults: defaults)
      evening.settings.changeCurrency()
      evening.shift.take("stew", for: 6)
      evening.agenda.run()
      evening.close()
      evening.shift.take("stew", for: 6)
      evening.agenda.run()
      expect(
        evening.archive.entries, is: ["total 18"],
        """
        a stew was ordered, the evening was closed, then a second stew was \
        ordered; only the total after the first stew should be saved
        """)
      (shift, till) = (evening.shift, evening.till)
    }
    expect(gone: shift, "the evening was released, but its shift wasn't freed")
    expect(gone: till, "the evening was released, but its till wasn't freed")
    expect(
      Evening(defaults: defaults).settings.currency, is: "€",
      "the currency was changed on the evening before, and should be kept")
  }
}
