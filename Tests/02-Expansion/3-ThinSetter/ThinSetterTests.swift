import GradingKit
import Testing

@testable import ThinSetter

@Suite("2.3 ThinSetter", .exercise())
struct ThinSetterTests: ExerciseSuite {
  let thermometer = Thermometer()
  let changes = Recorder()

  private func track() {
    changes.track("latest") {
      thermometer.latest
    } seeing: {
      thermometer.latest.degrees
    }
  }

  @Test func `assigning an equal reading notifies no observer`() {
    track()
    thermometer.latest = Reading(degrees: -18, minute: 1)
    expect(
      changes.calls, is: [],
      """
      \(changes), but the assigned reading equals the old one: it has the same \
      degrees. The registrar doesn't compare readings, so call withMutation \
      only for a reading that isn't equal
      """)
  }

  @Test func `an equal reading is still stored`() {
    thermometer.latest = Reading(degrees: -18, minute: 7)
    expect(
      thermometer.latest.minute, is: 7,
      """
      an equal reading with minute 7 was assigned, but minute \
      \(thermometer.latest.minute) is stored; an equal reading shouldn't be \
      reported, but it should still be stored
      """)
  }

  @Test(arguments: [-17, -19, 0, 18])
  func `assigning different degrees notifies observers`(degrees: Int) {
    track()
    thermometer.latest = Reading(degrees: degrees, minute: 0)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes) when a reading of -18 degrees was replaced with \(degrees) \
      degrees. Different degrees should notify observers: compare the new \
      reading with the current one before you store it
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      \(degrees) degrees were assigned, but \(thermometer.latest.degrees) is \
      stored; every reading should be stored
      """)
  }

  @Test func `observers are notified before an assignment`() {
    track()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes); when the temperature was set to 4, onChange saw \
      \(changes.seen), but it should still see the old value, -18
      """)
  }

  @Test func `a change in place to an equal reading notifies no observer`() {
    track()
    thermometer.latest.degrees += 0
    thermometer.latest.minute = 9
    expect(
      changes.calls, is: [],
      """
      \(changes), after latest.degrees += 0 and latest.minute = 9; the reading \
      still equals the old one, so no observer should be notified. If there's \
      a _modify, a change in place calls it instead of the setter, and a \
      _modify that notifies first doesn't know the new value yet
      """)
  }

  @Test func `a change in place to an equal reading is still stored`() {
    thermometer.latest.minute = 9
    thermometer.latest.degrees += 0
    expect(
      thermometer.latest.minute, is: 9,
      """
      minute 9 was set in place, but minute \(thermometer.latest.minute) is \
      stored; an equal reading shouldn't be reported, but it should be stored. \
      If you yield a copy, store the copy afterwards
      """)
  }

  @Test(arguments: [(1, -17), (-1, -19), (18, 0)])
  func `a change in place to different degrees notifies observers`(
    change: Int, degrees: Int
  ) {
    track()
    thermometer.latest.degrees += change
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes), after a change in place from -18 to \(degrees) degrees; \
      observers should be notified. If there's a _modify, a change in place \
      calls it instead of the setter, and the new value is known only after \
      the yield
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      \(change) was added in place to -18 degrees, but \
      \(thermometer.latest.degrees) is stored; a change in place has to be \
      stored, too
      """)
  }

  @Test func `observers are notified before a change in place`() {
    track()
    thermometer.latest.degrees += 22
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes), and saw \(changes.seen) when 22 degrees were added in place; \
      onChange should still see the old degrees, -18, so don't store the new \
      degrees before onChange runs
      """)
  }

  @Test func `a new thermometer shows -18 degrees since minute 0`() {
    expect(
      [thermometer.latest.degrees, thermometer.latest.minute], is: [-18, 0],
      """
      a new thermometer shows \(thermometer.latest.degrees) degrees since \
      minute \(thermometer.latest.minute); it should start with -18 degrees in \
      minute 0
      """)
  }

  @Test func `one reading notifies observers once`() {
    watch()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes), after one reading with different degrees was assigned. An \
      observer that reads latest again in onChange is notified of every later \
      withMutation, so call withMutation only once for each reading
      """)
    thermometer.latest.degrees += 1
    expect(
      changes.calls, is: ["latest", "latest"],
      """
      \(changes), after one reading was assigned and one change was made in \
      place. If a _modify assigns to latest, the setter notifies observers, so \
      _modify shouldn't notify them itself
      """)
  }

  /// Reads again at each call of onChange, three times at most.
  private func watch(_ times: Int = 3) {
    changes.track("latest") {
      thermometer.latest
    } seeing: {
      if times > 1 { watch(times - 1) }
      return thermometer.latest.degrees
    }
  }

  @Test func `each reading is compared with the previous reading`() {
    thermometer.latest = Reading(degrees: 4, minute: 1)
    track()
    thermometer.latest = Reading(degrees: 4, minute: 2)
    expect(
      changes.calls, is: [],
      """
      \(changes), but two readings of 4 degrees were assigned in a row; \
      compare each reading with the previous reading
      """)
    thermometer.latest = Reading(degrees: -18, minute: 3)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes), after a reading of 4 degrees was replaced with -18 degrees; \
      the degrees differ, so observers should be notified
      """)
  }
}
