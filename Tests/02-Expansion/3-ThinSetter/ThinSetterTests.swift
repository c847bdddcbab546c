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

  @Test func `assigning an equal reading is silent`() {
    track()
    thermometer.latest = Reading(degrees: -18, minute: 1)
    expect(
      changes.calls, is: [],
      """
      \(changes); the degrees are the same, so the readings are equal. The \
      registrar does not compare: keep withMutation for a reading that is not \
      equal
      """)
  }

  @Test func `an equal reading that was assigned is kept`() {
    thermometer.latest = Reading(degrees: -18, minute: 7)
    expect(
      thermometer.latest.minute, is: 7,
      """
      minute 7 was assigned, and minute \(thermometer.latest.minute) is kept; an \
      equal value is not announced, but it is stored
      """)
  }

  @Test(arguments: [-17, -19, 0, 18])
  func `assigning other degrees is announced`(degrees: Int) {
    track()
    thermometer.latest = Reading(degrees: degrees, minute: 0)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); it was -18 degrees, and is \(degrees). Compare with what is \
      there before the new reading is stored: other degrees are announced
      """)
    expect(
      thermometer.latest.degrees, is: degrees,
      """
      \(degrees) was assigned, \(thermometer.latest.degrees) is kept; the \
      latest value is kept, announced or not
      """)
  }

  @Test func `an assignment is announced before it is made`() {
    track()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes), and saw \(changes.seen); whoever is told still sees the old \
      degrees
      """)
  }

  @Test func `a change in place to an equal reading is silent`() {
    track()
    thermometer.latest.degrees += 0
    thermometer.latest.minute = 9
    expect(
      changes.calls, is: [],
      """
      \(changes); where there is a _modify, a change in place runs it and no \
      setter. It announces before anybody can know what the value will be; the \
      setter knows
      """)
  }

  @Test func `a change in place to an equal reading is kept`() {
    thermometer.latest.minute = 9
    thermometer.latest.degrees += 0
    expect(
      thermometer.latest.minute, is: 9,
      """
      minute 9 was set in place, and minute \(thermometer.latest.minute) is \
      kept; an equal value is not announced, but it is stored, and a copy that \
      was yielded does not store itself
      """)
  }

  @Test(arguments: [(1, -17), (-1, -19), (18, 0)])
  func `a change in place to other degrees is announced`(
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
      -18 plus \(change) is kept as \(thermometer.latest.degrees); a change in \
      place is kept, too
      """)
  }

  @Test func `a change in place is announced before it is made`() {
    track()
    thermometer.latest.degrees += 22
    expect(
      changes.seen, holdsOnly: ["-18"],
      """
      \(changes), and saw \(changes.seen); whoever is told still sees the old \
      degrees, so the new ones may not be in the storage yet
      """)
  }

  @Test func `a new thermometer shows -18 degrees since minute 0`() {
    expect(
      [thermometer.latest.degrees, thermometer.latest.minute], is: [-18, 0],
      """
      a new thermometer shows \(thermometer.latest.degrees) degrees since \
      minute \(thermometer.latest.minute); its first reading stays as it is
      """)
  }

  @Test func `one reading is announced once`() {
    watch()
    thermometer.latest = Reading(degrees: 4, minute: 1)
    expect(
      changes.calls, is: ["latest"],
      """
      \(changes); there was one reading with other degrees. Whoever reads \
      again as soon as they are told waits for the next one: announce each of \
      them once
      """)
  }

  /// Reads again whenever there is an announcement, three times at most.
  private func watch(_ times: Int = 3) {
    changes.track("latest") {
      thermometer.latest
    } seeing: {
      if times > 1 { watch(times - 1) }
      return thermometer.latest.degrees
    }
  }

  @Test func `each reading is compared with the one before`() {
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
