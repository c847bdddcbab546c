import Dispatch
import ObservationCore
import Synchronization
import Testing

/// Classes that only these tests use, because a trace records their
/// properties on all threads, including those of other tests.
@Observable
private class Traced {
  var a = 10
  var b = 20
  var c = 30
}

@Observable
private final class DerivedTraced: Traced {
  var d = 40
}

@Suite(.serialized) struct TraceTests {
  private let store = Traced()

  @Test func `a trace records the life of a tracking`() {
    let trace = Trace(["a": \Traced.a, "b": \Traced.b])
    trace.record {
      withObservationTracking {
        _ = (store.a, store.a, store.b)
      } onChange: {
      }
      store.c = 1
      store.b = 1
      store.a = 1
    }
    #expect(
      trace.events.map(\.description) == [
        "read Traced.a", "read Traced.b",
        "registered Traced.a", "registered Traced.b",
        "will set Traced.b", "fired Traced.b",
        "cancelled Traced.a", "cancelled Traced.b",
        "will set Traced.a",
      ])
  }

  @Test func `a trace records from its start to its stop`() {
    let trace = Trace(["a": \Traced.a])
    withObservationTracking {
      _ = store.a
    } onChange: {
    }
    trace.start()
    store.a = 1
    trace.stop()
    withObservationTracking {
      _ = store.a
    } onChange: {
    }
    #expect(trace.events.map(\.kind) == [.willSet, .fired, .cancelled])
  }

  @Test func `a trace with a limit keeps the first events`() {
    let trace = Trace(["a": \Traced.a], limit: 3)
    trace.record {
      for value in 0..<9 {
        withObservationTracking {
          _ = store.a
        } onChange: {
        }
        store.a = value
      }
    }
    #expect(trace.events.map(\.kind) == [.read, .registered, .willSet])
  }

  @Test func `a closure that names properties may change the object`() {
    nonisolated(unsafe) let store = store
    let changes = Atomic(0)
    let trace = Trace([:]) { keyPath in
      // A trace also records what other tests do on their threads.
      guard keyPath == \Traced.a else { return nil }
      store.c = changes.add(1, ordering: .relaxed).newValue
      return "a"
    }
    trace.record {
      withObservationTracking {
        _ = store.a
      } onChange: {
      }
      store.a = 1
    }
    let kinds = trace.events.map(\.kind)
    #expect(kinds.contains(.registered) && kinds.contains(.cancelled))
    #expect(store.c == changes.load(ordering: .relaxed) && store.c < 30)
  }

  @Test func `what is not recorded is not in the trace`() {
    let trace = Trace(["a": \Traced.a])
    withObservationTracking {
      _ = store.a
    } onChange: {
    }
    trace.record { _ = store.b }
    store.a = 1
    #expect(trace.events == [])
  }

  @Test func `an inherited property belongs to the class that declares it`() {
    let derived = DerivedTraced()
    let trace = Trace(["a": \Traced.a, "d": \DerivedTraced.d])
    trace.record {
      withObservationTracking {
        _ = (derived.a, derived.d)
      } onChange: {
      }
    }
    #expect(
      trace.events.map(\.description) == [
        "read Traced.a", "read DerivedTraced.d",
        "registered Traced.a", "registered DerivedTraced.d",
      ])
  }

  // 1 ─ reads a
  // 2 ┬ reads a
  //   └ reads b
  @Test func `a trace numbers the trackings`() {
    let trace = Trace(["a": \Traced.a, "b": \Traced.b])
    trace.record {
      withObservationTracking {
        _ = store.a
      } onChange: {
      }
      withObservationTracking {
        _ = (store.a, store.b)
      } onChange: {
      }
      store.a = 1
    }
    #expect(
      trace.events.map { "\($0) \($0.tracking ?? 0)" } == [
        "read Traced.a 0", "registered Traced.a 1",
        "read Traced.a 0", "read Traced.b 0",
        "registered Traced.a 2", "registered Traced.b 2",
        "will set Traced.a 0",
        "fired Traced.a 1", "cancelled Traced.a 1",
        "fired Traced.a 2", "cancelled Traced.a 2", "cancelled Traced.b 2",
      ])
  }

  // Memory that is free is taken again, so the new tracking often lies where
  // the old one did.
  @Test func `a tracking never has the number of one that has gone`() {
    let trace = Trace(["a": \Traced.a])
    trace.record {
      for value in 1...50 {
        withObservationTracking {
          _ = store.a
        } onChange: {
        }
        if value % 2 == 0 { store.a += 1 }
      }
      for _ in 1...50 {
        let short = Traced()
        withObservationTracking {
          _ = short.a
        } onChange: {
        }
      }
    }
    let numbers = trace.events.filter { $0.kind == .registered }
      .map { $0.tracking }
    #expect(numbers == Array(1...100))
  }
}

// A trace that one thread drops may be freed by another, which was recording
// in it at that moment: with its key paths, and with what they capture.
@Suite struct FreedTraceTests {
  @Test func `a key that a freed trace captured can change an object`() {
    let traced = SharedTraced()
    let isDone = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        for _ in 0..<5_000 {
          let trace = Trace([
            "a": \SharedTraced.a, "key": \Keyed.[ChangingKey(traced)],
          ])
          trace.start()
          trace.stop()
        }
        isDone.store(true, ordering: .releasing)
      } else {
        var rounds = 0
        while !isDone.load(ordering: .acquiring) {
          withObservationTracking {
            traced.readA()
          } onChange: {
          }
          rounds += 1
          if rounds.isMultiple(of: 4) { traced.changeA() }
        }
      }
    }
  }
}

/// A property that any thread may read and change.
private final class SharedTraced: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  var a: Int { 0 }
  func readA() { registrar.access(self, keyPath: \.a) }
  func changeA() { registrar.withMutation(of: self, keyPath: \.a) {} }
}

/// A key whose end changes an observed object.
private final class ChangingKey: Hashable, Sendable {
  private let traced: SharedTraced
  init(_ traced: SharedTraced) { self.traced = traced }
  deinit { traced.changeA() }
  static func == (one: ChangingKey, other: ChangingKey) -> Bool {
    one === other
  }
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

private final class Keyed: Observable {
  subscript(key: ChangingKey) -> Int { 0 }
}
