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
  let isTold = costs.calls > 0
  line(who, count, isTold ? "told" : "not told")
}
// snippet.end

let fewerReads = Run(
  "fewer-reads",
  predict: Prediction(
    """
    No to-do is done yet. Four closures ask, then the last of 10,000 is ticked \
    off. Which closures are told?
    """,
    .right(
      "`map` and `filter`",
      """
      `map` and `filter` ask every to-do, whatever you do with their result. \
      `count` asks none, and `contains` stops at the first one that is open.
      """),
    .wrong(
      "all four: each has read the array",
      """
      the array is the same after a tick. A closure is told if it has read the \
      last to-do's `isDone`.
      """),
    .wrong(
      "the last three: they look into the to-dos",
      """
      `contains` stops when it knows the answer, after the first. It has not \
      asked the last.
      """))
) {
  line("10,000 to-dos", "reads", "the last")
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
