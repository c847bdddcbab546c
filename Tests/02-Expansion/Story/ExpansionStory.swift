import GradingKit
import ObservationCore
import XCTest

@testable import ByHand
@testable import DefaultsBacked
@testable import ThinSetter

/// One evening in a food truck: what the chapter's exercises have built by
/// hand, seen by its screens.
final class ExpansionStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_display_blinks_for_each_of_two_equal_donuts() {
    let till = Till()
    let blinks = expectation(description: "the display blinks")
    blinks.expectedFulfillmentCount = 2
    for _ in 1...2 {
      observe(blinks) { till.lastItem }
      till.scan("Glazed", price: 120)
    }
    wait(for: [blinks], timeout: 0)
    expect(till.cents, is: 240)
  }

  func test_the_next_shift_signs_in() {
    let profile = Profile(defaults: Defaults())
    profile.userName = "Ann"
    let shifts = ["Ann signs out", "Bea signs in"].map {
      expectation(description: $0)
    }
    let theme = expectation(description: "the screen is drawn in a new theme")
    theme.isInverted = true
    observe(theme) { profile.theme }

    observe(shifts[0]) { profile.greeting }
    profile.signOut()
    observe(shifts[1]) { profile.greeting }
    profile.userName = "Bea"

    wait(for: shifts + [theme], timeout: 0, enforceOrder: true)
    expect(profile.greeting, is: "Hello, Bea")
  }

  func test_the_freezer_is_measured_all_night_and_drawn_once() {
    let thermometer = Thermometer()
    let drawn = expectation(description: "the freezer is drawn")
    drawn.isInverted = true
    observe(drawn) { thermometer.latest.degrees }
    for minute in 1...600 {
      thermometer.latest = Reading(degrees: -18, minute: minute)
      thermometer.latest.degrees += 0
    }
    wait(for: [drawn], timeout: 0)
    expect(thermometer.latest.minute, is: 600)

    let alarm = expectation(description: "the freezer was left open")
    observe(alarm) { thermometer.latest.degrees }
    thermometer.latest.degrees += 5
    wait(for: [alarm], timeout: 0)
  }

  func test_a_small_registrar_tells_what_the_real_one_tells() {
    let freezer = MacroFreezer()
    let changes = Recorder()
    for degrees in [-18, 4, 4, -18] {
      changes.track("\(degrees)") { freezer.degrees }
      freezer.degrees = degrees
    }
    let told = ["-18", "-18", "4", "4"]
    expect(changes.calls, isInAnyOrder: told)
    expect(eveningWithSmallRegistrar(), isInAnyOrder: told)
  }
}
