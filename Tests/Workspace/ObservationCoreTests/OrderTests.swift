// What our core promises and the toolchain's does not: the order of calls.

import ObservationCore
import Synchronization
import Testing

@Suite struct OrderTests {
  let gauge = Gauge()
  let log = Log()

  @Test func `trackings are notified in the order of their installation`() {
    let names = (1...20).map(String.init)
    for name in names { log.track(name) { gauge.level } }
    gauge.level = 1
    #expect(log.all == names)
  }

  @Test func `a callback that tracks again goes to the end`() {
    for name in ["1", "2", "3"] { log.track(name) { gauge.level } }
    log.track("2 again") { gauge.speed }
    log.track("4") { gauge.level }
    gauge.speed = 1
    log.track("2 once more") { gauge.level }
    gauge.level = 1
    #expect(log.all == ["2 again", "1", "2", "3", "4", "2 once more"])
  }

  // outer ┬ reads level
  //       ├ inner 1 ─ reads level
  //       └ inner 2 ─ reads level
  @Test func `inner trackings are installed first, and called first`() {
    log.track("outer") {
      _ = gauge.level
      log.track("inner 1") { gauge.level }
      log.track("inner 2") { gauge.level }
    }
    gauge.level = 1
    #expect(log.all == ["inner 1", "inner 2", "outer"])
  }

  @Test func `which property was read makes no difference`() {
    log.track("level") { gauge.level }
    log.track("both") { gauge.level + gauge.speed }
    log.track("level again") { gauge.level }
    gauge.level = 1
    #expect(log.all == ["level", "both", "level again"])
  }
}

@Observable
final class Gauge {
  var level = 0
  var speed = 0
}
