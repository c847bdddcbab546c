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
    Each account has 1 point. Then its points are set a hundred times, to 0, \
    1, 2, 3 and 4. How often is each closure called?
    """,
    .wrong(
      "5 times each, because an equal value isn't a change",
      """
      `@Published` doesn't compare: it sends for each assignment. And of the \
      five changes, a tracking is notified only of the first.
      """),
    .right(
      "the subscriber 100 times, `onChange` once",
      """
      `@Published` sends for each assignment, and a subscription lasts. A \
      tracking ends at the first change.
      """),
    .wrong(
      "the subscriber 100 times, `onChange` 5 times",
      """
      there are five changes. But the tracking ends at the first, and to be \
      notified of the second you have to start a new tracking.
      """))
) {
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
