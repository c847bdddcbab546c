import LessonKit
import ViewCore

// snippet.a-derived-count
extension TodoStore {
  var open: Int { all.count { !$0.isDone } }
}

struct FinishedLine: View {
  let store: TodoStore
  var body: some View {
    Text(store.open == 0 ? "all done" : "at work")
  }
}
// snippet.end

let tenTicks = Run(
  "ten-ticks",
  predict: Prediction(
    """
    Ten to-dos are ticked off, one after the other, and the line says \
    `at work` until the last one is done. How often is its body evaluated?
    """,
    .wrong(
      "once: when its text changes",
      """
      the host can't know that the text will be the same until it has run the \
      body.
      """),
    .wrong(
      "never: `open` isn't stored, so it can't notify observers",
      """
      `open` isn't stored, but its getter reads stored properties, and the \
      body observes those.
      """),
    .right(
      "ten times",
      """
      the getter of `open` reads the array and every to-do's `isDone`. Since \
      the body called the getter, the body observes all of these properties.
      """))
) {
  // snippet.ten-ticks
  let store = TodoStore(10)
  let host = ViewHost(FinishedLine(store: store))
  host.reset()
  for todo in store.all {
    host.perform { todo.isDone = true }
  }
  print(host.screen)
  print(host.table)
  // snippet.end
}

// snippet.a-stored-answer
@Observable
final class CountingStore {
  let all: [Todo]
  private(set) var isFinished = false
  @ObservationIgnored private var open: Int

  init(_ count: Int) {
    all = (1...count).map { Todo("no. \($0)") }
    open = count
  }

  func finish(_ todo: Todo) {
    if todo.isDone { return }
    todo.isDone = true
    open -= 1
    isFinished = open == 0
  }
}
// snippet.end

struct CountingLine: View {
  let store: CountingStore
  var body: some View {
    Text(store.isFinished ? "all done" : "at work")
  }
}

let hundredTicks = Run("a-hundred-ticks") {
  line("100 ticks", "bodies", "reads")
  func ticks(_ name: String, _ view: some View, _ tick: (Int) -> Void) {
    let host = ViewHost(view)
    host.reset()
    let count = reads {
      for index in 0..<100 { host.perform { tick(index) } }
    }
    line(name, host.evaluations.count, count)
  }
  let store = TodoStore(100)
  let todos = store.all
  ticks("derived", FinishedLine(store: store)) {
    todos[$0].isDone = true
  }
  let counting = CountingStore(100)
  ticks("stored", CountingLine(store: counting)) {
    counting.finish(counting.all[$0])
  }
}

let fallsBehind = Run("falls-behind") {
  // snippet.falls-behind
  let store = CountingStore(2)
  store.finish(store.all[0])
  store.all[1].isDone = true
  print("derived:", store.all.allSatisfy { $0.isDone })
  print("stored:", store.isFinished)
  // snippet.end
}
