import LessonKit
import ViewCore

struct OldBadge: View {
  @ObservedObject var account: PublishedAccount
  var body: some View { Text("\(account.points) points") }
}

let hundredWrites = Run(
  "a-hundred-writes",
  predict: Prediction(
    """
    The points of each account are set a hundred times, one after the other. \
    How often is each closure called?
    """,
    .wrong(
      "a hundred times each, for a hundred changes",
      """
      a tracking is told once, of the first change. To hear of the second, you \
      have to begin another one.
      """),
    .right(
      "the subscriber a hundred times, `onChange` once",
      """
      a subscriber is called at each change. A tracking ends with the first.
      """),
    .wrong(
      "once each: the loop is one change",
      """
      neither knows about loops or actions. A host can turn several changes \
      into one evaluation, and there is no host here.
      """))
) {
  // snippet.a-hundred-writes
  let (old, new) = (PublishedAccount(), Account())
  costs.calls = 0
  let listening = old.objectWillChange.sink {
    costs.calls += 1
  }
  for points in 1...100 { old.points = points }
  print("the subscriber:", costs.calls)
  listening.cancel()

  costs.calls = 0
  withObservationTracking {
    _ = new.points
  } onChange: {
    costs.calls += 1
  }
  for points in 2...101 { new.points = points }
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
