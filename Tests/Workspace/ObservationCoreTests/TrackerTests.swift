import ObservationCore
import Testing

@Observable
private final class Quiet {
  var level = 0
}

@Suite struct TrackerTests {
  let store = Store()
  let log = Log()

  @Test func `a tracker calls back once, until it tracks again`() {
    let tracker = Tracker { [log] in log.add("changed") }
    tracker.track { store.a }
    store.a = 1
    store.a = 2
    #expect(log.all == ["changed"])
    tracker.track { store.a }
    store.a = 3
    #expect(log.all == ["changed", "changed"])
  }

  @Test func `what was tracked before is let go`() {
    let tracker = Tracker { [log] in log.add("changed") }
    tracker.track { store.a }
    #expect(tracker.track { store.b } == 20)
    store.a = 1
    #expect(log.all == [])
    store.b = 1
    #expect(log.all == ["changed"])
  }

  @Test func `neither a cancelled nor a freed tracker is called back`() {
    let tracker = Tracker { [log] in log.add("kept") }
    tracker.track { store.a }
    tracker.cancel()
    do {
      let released = Tracker { [log] in log.add("released") }
      released.track { store.a }
    }
    store.a = 1
    #expect(log.all == [])
  }

  @Test func `ten thousand trackings leave one registration`() {
    let tracker = Tracker { [log] in log.add("changed") }
    let quiet = Quiet()
    let trace = Trace(["level": \Quiet.level])
    for _ in 0..<10_000 { tracker.track { quiet.level } }
    trace.record { quiet.level = 1 }
    #expect(log.all == ["changed"])
    #expect(
      trace.events.map(\.kind) == [.willSet, .fired, .cancelled],
      "one registration was there to be cancelled")
  }

  @Test func `an outer tracking observes what a tracker reads inside it`() {
    let tracker = Tracker { [log] in log.add("inner") }
    log.track("outer") { tracker.track { store.a } }
    store.a = 1
    #expect(log.all.sorted() == ["inner", "outer"])
  }

  @Test func `it learns which property changes, even inside a change`() {
    let inner = Tracker { [log] property in
      log.add(property == \Store.b ? "b" : "?")
    }
    inner.track { store.b }
    let outer = Tracker { [log, store] property in
      store.b = 1
      log.add(property == \Store.a ? "a" : "?")
    }
    let second = Tracker { [log] property in
      log.add(property == \Store.a ? "a again" : "?")
    }
    outer.track { (store.a, store.c) }
    second.track { store.a }
    store.a = 1
    #expect(log.all == ["b", "a", "a again"])
  }
}
