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
      \(changes); the degrees are the same, so the readings are equal. The \
      registrar doesn't compare: call withMutation only for a reading that \
      isn't equal
      """)
  }

  @Test func `an equal reading is still stored`() {
    thermometer.latest = Reading(degrees: -18, minute: 7)
    expect(
      thermometer.latest.minute, is: 7,
      """
      minute 7 was assigned, and minute \(thermometer.latest.minute) is \
      stored; an equal value isn't reported, but it's stored
      """)
  }

  @Test(arguments: [-17, -19, 0, 18])
  func `assigning different degrees notifies observers`(degrees: Int) {
    track()
    thermometer.latest = Reading(degrees: degrees, minute: 0)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); it was -18 degrees, and is \(degrees). Compare with the \
      current reading before you store the new one: different degrees notify \
      observers
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      \(degrees) was assigned, \(thermometer.latest.degrees) is stored; the \
      latest value is stored, reported or not
      """)
  }

  @Test func `observers are notified before an assignment`() {
    track()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes), and saw \(changes.seen); onChange still sees the old degrees
      """)
  }

  @Test func `a change in place to an equal reading notifies no observer`() {
    track()
    thermometer.latest.degrees += 0
    thermometer.latest.minute = 9
    expect(
      changes.calls, is: [],
      """
      \(changes); if there is a _modify, a change in place runs it and no \
      setter. It notifies observers before it's known what the value will be; \
      the setter knows
      """)
  }

  @Test func `a change in place to an equal reading is still stored`() {
    thermometer.latest.minute = 9
    thermometer.latest.degrees += 0
    expect(
      thermometer.latest.minute, is: 9,
      """
      minute 9 was set in place, and minute \(thermometer.latest.minute) is \
      stored; an equal value isn't reported, but it's stored, and a yielded \
      copy doesn't store itself
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
      \(changes); the degrees went from -18 to \(degrees). A change in place \
      runs _modify and no setter, and its result is known when the yield has \
      ended
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      -18 plus \(change) is stored as \(thermometer.latest.degrees); a change \
      in place is stored as well
      """)
  }

  @Test func `observers are notified before a change in place`() {
    track()
    thermometer.latest.degrees += 22
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes), and saw \(changes.seen); onChange still sees the old \
      degrees, so the new ones mustn't be stored yet
      """)
  }

  @Test func `a new thermometer shows -18 degrees since minute 0`() {
    expect(
      [thermometer.latest.degrees, thermometer.latest.minute], is: [-18, 0],
      """
      a new thermometer shows \(thermometer.latest.degrees) degrees since \
      minute \(thermometer.latest.minute); don't change its first reading
      """)
  }

  @Test func `one reading notifies observers once`() {
    watch()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); there was one reading with different degrees. An observer \
      that reads again in its onChange observes the next reading: call \
      withMutation once for each
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
      "\(changes); it was 4 degrees a minute ago, and still is")
    thermometer.latest = Reading(degrees: -18, minute: 3)
    expect(
      changes.calls, is: ["latest"],
      "\(changes); it was 4 degrees a minute ago, and is -18")
  }
}
