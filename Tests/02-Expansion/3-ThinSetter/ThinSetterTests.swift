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
      \(changes), but an equal reading was assigned, with the same degrees. \
      The registrar doesn't compare readings, so call withMutation only for \
      one that isn't equal
      """)
  }

  @Test func `an equal reading is still stored`() {
    thermometer.latest = Reading(degrees: -18, minute: 7)
    expect(
      thermometer.latest.minute, is: 7,
      """
      minute 7 was assigned, and minute \(thermometer.latest.minute) is \
      stored; an equal reading shouldn't be reported, but it should still be \
      stored
      """)
  }

  @Test(arguments: [-17, -19, 0, 18])
  func `assigning different degrees notifies observers`(degrees: Int) {
    track()
    thermometer.latest = Reading(degrees: degrees, minute: 0)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); it was -18 degrees, and is \(degrees). Different degrees \
      should notify observers: compare the new reading with the current one \
      before you store it
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
      \(changes), and saw \(changes.seen); onChange should still see the old \
      degrees, -18
      """)
  }

  @Test func `a change in place to an equal reading notifies no observer`() {
    track()
    thermometer.latest.degrees += 0
    thermometer.latest.minute = 9
    expect(
      changes.calls, is: [],
      """
      \(changes), but the reading still equals the old one. If there's a \
      _modify, a change in place runs that, not the setter, and a _modify that \
      notifies first can't know the new value, as the setter does
      """)
  }

  @Test func `a change in place to an equal reading is still stored`() {
    thermometer.latest.minute = 9
    thermometer.latest.degrees += 0
    expect(
      thermometer.latest.minute, is: 9,
      """
      minute 9 was set in place, and minute \(thermometer.latest.minute) is \
      stored; an equal reading shouldn't be reported, but it should be stored. \
      If you yield a copy, store it afterwards
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
      \(changes), but the degrees went from -18 to \(degrees), so observers \
      should be notified. If there's a _modify, a change in place runs that, \
      not the setter, and its result is known only after the yield
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      \(change) was added in place to -18 degrees, and \
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
      \(changes), and saw \(changes.seen); onChange should still see the old \
      degrees, -18, so don't store the new ones before it runs
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
      \(changes), but there was only one reading with different degrees. An \
      observer that reads again in its onChange observes the next reading, so \
      call withMutation once for each reading
      """)
    thermometer.latest.degrees += 1
    expect(
      changes.calls, is: ["latest", "latest"],
      """
      \(changes), but there was one reading, and then one change in place. If a \
      _modify assigns to latest, the setter notifies observers, so _modify \
      shouldn't do so itself
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
      \(changes), but it was 4 degrees a minute ago, and still is; compare \
      each reading with the previous one
      """)
    thermometer.latest = Reading(degrees: -18, minute: 3)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); it was 4 degrees a minute ago, and is now -18, so observers \
      should be notified
      """)
  }
}
