import LessonKit
import ViewCore

// snippet.ask
func ask(_ who: String, _ what: (TodoStore) -> Any) {
  let store = TodoStore(10_000)
  let last = store.all[9_999]
  costs.calls = 0
  let count = reads {
    withObservationTracking {
      _ = what(store)
    } onChange: {
      costs.calls += 1
    }
  }
  last.isDone = true
  let isCalled = costs.calls > 0
  line(who, count, isCalled ? "called" : "not called")
}
// snippet.end

let fewerReads = Run(
  "fewer-reads",
  predict: Prediction(
    """
    No to-do is done yet. The last of 10,000 is ticked off. For which of the \
    four closures is `onChange` called?
    """,
    .right(
      "`map` and `filter`",
      """
      `map` and `filter` read every to-do, whatever you do with their result. \
      `count` reads none, and `contains` stops at the first open to-do.
      """),
    .wrong(
      "all four: each read the array",
      """
      a tick doesn't change the array. A closure's `onChange` is called only \
      if the closure read the last to-do's `isDone`.
      """),
    .wrong(
      "the last three: they look into the to-dos",
      """
      `contains` stops as soon as it knows the answer, after the first to-do. \
      It doesn't read the last.
      """))
) {
  line("10,000 to-dos", "reads", "onChange")
  // snippet.fewer-reads
  ask("count") { $0.all.count }
  ask("map, count") { $0.all.map(\.isDone).count }
  ask("filter, isEmpty") { store in
    store.all.filter { !$0.isDone }.isEmpty
  }
  ask("contains") { store in
    store.all.contains { !$0.isDone }
  }
  // snippet.end
}
