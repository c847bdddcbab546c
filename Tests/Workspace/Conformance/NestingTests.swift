// Trackings inside trackings.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

/// An object that tracks itself, and another inside of that.
@Observable final class Outer {
  var value = 0
  @ObservationIgnored let inner = Inner()

  func track(_ log: Log) {
    log.track("outer") {
      _ = value
      inner.track(log)
    }
  }
}

@Observable final class Inner {
  var value = 0

  func track(_ log: Log) { log.track("inner") { value } }
}

@Suite struct NestingTests {
  let store = Store()
  let log = Log()

  @Test func `an object can track itself from within`() {
    let outer = Outer()
    outer.track(log)
    outer.value = 1
    #expect(log.all == ["outer"])
  }

  // outer ─ reads a
  //   └ inner ─ reads a
  @Test func `an inner tracking and its outer one are both called back`() {
    log.track("outer") {
      _ = store.a
      log.track("inner") { store.a }
    }
    store.a = 1
    #expect(log.sorted == ["inner", "outer"])
    store.a = 2
    #expect(log.sorted == ["inner", "outer"])
  }

  // outer ─ reads outer.value
  //   └ inner ─ reads inner.value
  @Test func `first the inner object changes, then the outer one`() {
    let outer = Outer()
    outer.track(log)
    outer.inner.value = 1
    #expect(log.sorted == ["inner", "outer"])
    outer.track(log)
    outer.value = 1
    #expect(log.sorted == ["inner", "outer", "outer"])
  }

  @Test func `the end of an outer tracking leaves its inner one`() {
    let outer = Outer()
    outer.track(log)
    outer.value = 1
    #expect(log.sorted == ["outer"])
    outer.track(log)
    outer.inner.value = 1
    #expect(log.sorted == ["inner", "inner", "outer", "outer"])
  }

  // 1 ─ 2 ─ 3 ─ reads a
  @Test func `three levels merge all the way out`() {
    log.track("1") { log.track("2") { log.track("3") { store.a } } }
    store.a = 1
    #expect(log.sorted == ["1", "2", "3"])
  }

  @Test func `an early return of an inner closure ends its reading`() {
    func firstName(of person: Person?) -> String? {
      withObservationTracking {
        guard let person else { return nil }
        return person.firstName
      } onChange: { [log] in
        log.add("inner")
      }
    }
    let person = Person()
    log.track("outer") {
      _ = firstName(of: nil)
      _ = firstName(of: person)
      _ = store.a
    }
    _ = store.b
    store.a = 1
    store.b = 1
    #expect(log.all == ["outer"])
    person.firstName = "Bea"
    #expect(log.all == ["outer", "inner"])
  }

  // around ─ sets a ─▶ onChange: inner ─ reads c
  @Test func `a tracking begun in onChange merges around the set`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store, log] in
      log.track("inner") { _ = store.c }
    }
    log.track("around") { store.a = 1 }
    store.c = 1
    #expect(log.sorted == ["around", "inner"])
  }

  @Test func `the expression for onChange reads for the outer one`() {
    func yield() -> @Sendable () -> Void {
      _ = store.c
      return { [log] in log.add("inner") }
    }
    log.track("outer") {
      withObservationTracking({ _ = store.a }, onChange: yield())
    }
    store.c = 1
    #expect(log.all == ["outer"])
    store.a = 1
    #expect(log.all == ["outer", "inner"])
  }

  @Test func `a read in onChange belongs to the closure around`() {
    withObservationTracking {
      _ = store.a
    } onChange: { [store] in
      _ = store.c
    }
    log.track("around") { store.a = 1 }
    store.c = 1
    #expect(log.all == ["around"])
  }
}
