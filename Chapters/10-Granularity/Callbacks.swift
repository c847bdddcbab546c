import LessonKit
import ViewCore

let hundredWrites = Run("a-hundred-writes") {
  // snippet.a-hundred-writes
  let (old, new) = (PublishedAccount(), Account())
  costs.calls = 0
  let listening = old.objectWillChange.sink {
    costs.calls += 1
  }
  for n in 1...100 { old.points = n / 25 }
  print("the subscriber:", costs.calls)
  listening.cancel()

  costs.calls = 0
  withObservationTracking {
    _ = new.points
  } onChange: {
    costs.calls += 1
  }
  for n in 1...100 { new.points = n / 25 }
  print("onChange:", costs.calls)
  // snippet.end
}

let anew = Run("observed-anew") {
  let store = TodoStore(1000)
  let host = ViewHost(FinishedLine(store: store))
  let trace = Trace([
    "all": \TodoStore.all, "isDone": \Todo.isDone,
  ])
  trace.record {
    host.perform { store.all[3].isDone = true }
  }
  for kind in [Trace.Kind.cancelled, .read, .registered] {
    print("\(kind):", trace.events.count { $0.kind == kind })
  }
}
