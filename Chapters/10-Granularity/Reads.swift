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
    None of the 10,000 to-dos is done when the last one is ticked off. For \
    which of the four closures is `onChange` called?
    """,
    .right(
      "`map` and `filter`",
      """
      `map` and `filter` read `isDone` of every to-do, whatever you do with \
      their result. But `count` alone reads no to-do, and `contains` stops at \
      the first one, which is open, so neither reads the last to-do.
      """),
    .wrong(
      "all four: each read the array",
      """
      ticking off a to-do doesn't change the array, so `onChange` is called \
      only if the closure read this to-do's `isDone`.
      """),
    .wrong(
      "the last three: they look into the to-dos",
      """
      the first to-do is open, so `contains` knows its answer, stops, and \
      never reads the last one.
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
