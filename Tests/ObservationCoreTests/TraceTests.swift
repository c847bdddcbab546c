import ObservationCore
import Testing

/// Classes of its own: a trace hears of its properties on all threads, those
/// of other tests included.
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

  @Test func `a trace tells the life of a tracking`() {
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
}
